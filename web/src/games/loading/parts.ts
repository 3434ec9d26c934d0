export { default as Board } from "./Board.svelte";
export { default as Briefing } from "./Briefing.svelte";
