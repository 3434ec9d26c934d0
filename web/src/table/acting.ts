import type { Reply, Wish } from "../protocol/connection.ts";
import { announcements } from "../shell/announcing.svelte.ts";
import type { LiveTable } from "./live.svelte.ts";
import { refusalText } from "./refusals.ts";

/** Sends a command; what is refused is told to the viewer. */
export type Act = (wish: Wish) => Promise<Reply>;

export function actingAt(live: LiveTable): Act {
  return async (wish) => {
    const reply = await live.send(wish);
    if (reply.push === "refused") announcements.show(refusalText(reply, live.view?.game));
    return reply;
  };
}
