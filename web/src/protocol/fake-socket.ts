import type { Command } from "./connection.ts";
import type { Answer, Hello, Message } from "./types.ts";

/** A WebSocket for tests: the test plays the server. */
export class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];

  readonly sent: Message[] = [];
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  readonly address: string;

  constructor(address: string) {
    this.address = address;
    FakeSocket.all.push(this);
  }

  static get last(): FakeSocket {
    const last = FakeSocket.all.at(-1);
    if (last === undefined) throw new Error("no socket has been opened");
    return last;
  }

  get hello(): Hello | undefined {
    return this.sent.find((message) => message.do === "hello");
  }

  get commands(): Command[] {
    return this.sent.filter((message) => message.do !== "hello" && message.do !== "ping");
  }

  /** The id of a command, counted from 0. */
  id(at: number): string {
    const command = this.commands[at];
    if (command === undefined) throw new Error(`no command ${String(at)} has been sent`);
    return command.id;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Message);
  }

  close(): void {
    this.readyState = 3;
  }

  // What the server does

  accept(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }

  answer(...answers: Answer[]): void {
    for (const answer of answers) this.onmessage?.({ data: JSON.stringify(answer) });
  }

  break(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}
