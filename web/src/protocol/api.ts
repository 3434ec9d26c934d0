import type { GameInfo, Opened, OpenTable, Place, Problem } from "./types.ts";

/** A request that brought nothing: refused for a reason, or the server could not be reached. */
export class RequestFailed extends Error {
  readonly problem: Problem | undefined;

  constructor(problem?: Problem) {
    super(problem?.text ?? "the server cannot be reached");
    this.problem = problem;
  }
}

export function listGames(): Promise<GameInfo[]> {
  return request("/api/games");
}

export function openTable(wish: OpenTable): Promise<Opened> {
  return request("/api/tables", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(wish),
  });
}

export function askPlace(): Promise<Place> {
  return request("/api/place");
}

/** Where the record of a table's last game is, once that game is over. */
export function recordAddress(code: string): string {
  return `/api/tables/${code}/record`;
}

export function socketAddress(code: string): string {
  const { protocol, host } = location;
  return `${protocol === "https:" ? "wss:" : "ws:"}//${host}/api/tables/${code}/socket`;
}

async function request<Wanted>(address: string, how?: RequestInit): Promise<Wanted> {
  const response = await fetch(address, how).catch(() => undefined);
  const content: unknown = await response?.json().catch(() => undefined);
  if (response?.ok === true && content !== undefined) return content as Wanted;
  throw new RequestFailed(isProblem(content) ? content : undefined);
}

function isProblem(content: unknown): content is Problem {
  return typeof content === "object" && content !== null && "code" in content && "text" in content;
}
