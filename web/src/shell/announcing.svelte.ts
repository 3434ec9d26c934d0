/** What is said to those who listen to a screen reader, and what everybody is shown for a while. */
class Announcements {
  /** Two places in turn, so that the same words are said again. */
  heard = $state<readonly [string, string]>(["", ""]);
  notice = $state("");
  #turn = 0;

  /** Say something politely, after what is being said. */
  say(text: string): void {
    this.#turn = 1 - this.#turn;
    this.heard = this.#turn === 0 ? [text, ""] : ["", text];
  }

  /** Show something to everybody, until it is put away or something else is shown. */
  show(text: string): void {
    this.notice = text;
    this.say(text);
  }

  putAway(): void {
    this.notice = "";
  }
}

export const announcements = new Announcements();
