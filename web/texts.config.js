/**
 * How the catalogues in `messages/` become `src/texts/compiled/`.
 *
 * @type {import("@inlang/paraglide-js").CompilerOptions}
 */
export const texts = {
  project: "./project.inlang",
  outdir: "./src/texts/compiled",
  strategy: ["baseLocale"], // src/texts/language.svelte.ts chooses
  isServer: "false",
  emitGitIgnore: false,
  emitPrettierIgnore: false,
  emitReadme: false,
};
