import { socketAddress } from "../protocol/api.ts";
import { Connection, type Link, type Push, type Reply, type Wish } from "../protocol/connection.ts";
import type { GameView, Hello, Refused, Snapshot, TableView, Talk } from "../protocol/types.ts";
import { Course } from "./course.svelte.ts";

/** A table as its connection tells it. */
export class LiveTable {
  link = $state<Link>("connecting");
  /** Why the server does not let us in, if it does not. */
  refused = $state.raw<Refused>();
  view = $state.raw<TableView>();
  /** Another one whenever a game begins, and whenever everything was sent anew. */
  course = $state.raw<Course>();
  talk = $state.raw<readonly Talk[]>([]);
  readonly #connection: Connection;

  constructor(code: string, person: () => Pick<Hello, "secret" | "name">) {
    this.#connection = new Connection(socketAddress(code), person, {
      push: this.#take.bind(this),
      link: this.#linked.bind(this),
    });
  }

  /** Stay connected until the function that is returned is called. */
  join(): () => void {
    this.#connection.open();
    return () => {
      this.#connection.close();
    };
  }

  send(wish: Wish): Promise<Reply> {
    return this.#connection.send(wish);
  }

  /** The time by the server's clock. */
  now(): number {
    return this.#connection.clock.now();
  }

  #linked(link: Link, why?: Refused): void {
    this.link = link;
    this.refused = why;
  }

  #take(push: Push): void {
    if ("table" in push) this.view = push.table;
    if (push.push === "snapshot") this.#takeAll(push);
    if (push.push === "began") this.#begin(push.game);
    if (push.push === "happened") this.course?.add(push);
    if (push.push === "timed") this.course?.time(push.clock);
    if (push.push === "talked") this.talk = [...this.talk, push.talk];
  }

  #takeAll({ game, talk }: Snapshot): void {
    this.talk = talk;
    this.#begin(game);
  }

  #begin(game: GameView | null): void {
    this.course = game === null ? undefined : new Course(game);
  }
}
