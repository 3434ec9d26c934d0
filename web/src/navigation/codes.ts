const LETTERS = "23456789BCDFGHJKLMNPQRSTVWXZ";
const CODE = new RegExp(`^[${LETTERS}]{6}$`);

/** The code of a table in what somebody typed or pasted: the code itself, or a link to the table. */
export function codeIn(text: string): string | undefined {
  const linked = /\/t\/([^/?#]+)/.exec(text)?.[1] ?? text;
  const code = linked.replace(/[\s-]/g, "").toUpperCase();
  return CODE.test(code) ? code : undefined;
}
