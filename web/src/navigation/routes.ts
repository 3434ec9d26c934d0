import { codeIn } from "./codes.ts";

/** What an address of ours shows. */
export type Route =
  | { readonly page: "home" }
  | { readonly page: "table"; readonly code: string; readonly watching: boolean }
  | { readonly page: "rules"; readonly game: string }
  | { readonly page: "about" }
  | { readonly page: "nothing" };

const NOTHING: Route = { page: "nothing" };

export function routeOf(path: string): Route {
  const [first, second, third, ...more] = path.split("/").filter((part) => part !== "");
  if (more.length > 0) return NOTHING;
  if (first === "t" && second !== undefined) return tableRoute(second, third);
  if (third !== undefined) return NOTHING;
  if (first === undefined) return { page: "home" };
  if (first === "rules" && second !== undefined) return { page: "rules", game: second };
  return first === "about" && second === undefined ? { page: "about" } : NOTHING;
}

function tableRoute(text: string, more: string | undefined): Route {
  const code = codeIn(text);
  if (code === undefined || (more !== undefined && more !== "watch")) return NOTHING;
  return { page: "table", code, watching: more === "watch" };
}

export function tablePath(code: string): string {
  return `/t/${code}`;
}

export function watchPath(code: string): string {
  return `/t/${code}/watch`;
}

export function rulesPath(game: string): string {
  return `/rules/${game}`;
}

export const homePath = "/";
export const aboutPath = "/about";
