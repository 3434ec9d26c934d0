import { routeOf, type Route } from "./routes.ts";

let path = $state(location.pathname);
const current = $derived(routeOf(path));

export function route(): Route {
  return current;
}

export function go(to: string): void {
  history.pushState(null, "", to);
  arrive();
}

/** Go, so that the way back does not lead here. */
export function goInstead(to: string): void {
  history.replaceState(null, "", to);
  arrive();
}

/** Follow links of ours without loading the page anew. */
export function followLinks(): () => void {
  addEventListener("popstate", show);
  document.addEventListener("click", follow);
  return () => {
    removeEventListener("popstate", show);
    document.removeEventListener("click", follow);
  };
}

function arrive(): void {
  show();
  scrollTo(0, 0);
}

function show(): void {
  path = location.pathname;
}

function follow(event: MouseEvent): void {
  const link = linkOf(event);
  if (link === undefined) return;
  event.preventDefault();
  if (link.pathname !== location.pathname) go(link.pathname);
}

/** The link that was followed, if it is to be followed here and by us. */
function linkOf(event: MouseEvent): HTMLAnchorElement | undefined {
  const elsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey;
  if (elsewhere || event.altKey || event.defaultPrevented) return undefined;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  return link !== null && isOurs(link) ? link : undefined;
}

function isOurs(link: HTMLAnchorElement): boolean {
  const here = link.origin === location.origin && !link.pathname.startsWith("/api/");
  return here && link.hash === "" && link.target === "" && !link.hasAttribute("download");
}
