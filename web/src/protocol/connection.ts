import { ServerClock } from "./clock.ts";
import { Heartbeat, type Timer } from "./heartbeat.ts";
import { PlaceInStream } from "./place.ts";
import type {
  Began,
  Changed,
  Done,
  Happened,
  Hello,
  Message,
  Ping,
  Pong,
  Refused,
  Snapshot,
  Talked,
  Timed,
} from "./types.ts";

export type Push = Snapshot | Changed | Began | Happened | Timed | Talked;
export type Reply = Done | Refused;
export type Command = Exclude<Message, Hello | Ping>;
/** A command as one wishes it; the connection gives it its id. */
export type Wish = Command extends infer Each
  ? Each extends Command
    ? Omit<Each, "id">
    : never
  : never;

/** `refused` is final: there is no such table, or it does not understand us. */
export type Link = "connecting" | "live" | "lost" | "refused";

export interface Listener {
  push: (push: Push) => void;
  link: (link: Link, why?: Refused) => void;
}

interface Unanswered {
  readonly command: Command;
  readonly resolve: (reply: Reply) => void;
}

const OPENING = 8000; // how long a connection may take to open
const FIRST_WAIT = 250;
const LONGEST_WAIT = 8000;
const LASTING = 3000; // a connection that answers so long after the hello
// What passes by itself; any other refusal of a hello is final.
const PASSING: readonly string[] = ["server-trouble", "too-fast"];

/**
 * The connection to a table. It comes back by itself, goes on with the pushes where they stopped,
 * and sends commands again until each has its one answer.
 */
export class Connection {
  readonly clock = new ServerClock();
  readonly #address: string;
  readonly #person: () => Pick<Hello, "secret" | "name">;
  readonly #listener: Listener;
  readonly #place = new PlaceInStream();
  readonly #unanswered = new Map<string, Unanswered>();
  readonly #heartbeat = new Heartbeat(this.#ping.bind(this), this.#drop.bind(this));
  readonly #series = randomHex(8);
  #count = 0;
  #socket: WebSocket | undefined;
  #timer: Timer | undefined;
  #failures = 0;
  #greeted = 0;
  #link: Link = "connecting";

  constructor(address: string, person: () => Pick<Hello, "secret" | "name">, listener: Listener) {
    this.#address = address;
    this.#person = person;
    this.#listener = listener;
  }

  open(): void {
    for (const sign of ["online", "offline", "pageshow"]) addEventListener(sign, this.#wake);
    document.addEventListener("visibilitychange", this.#wake);
    this.#connect();
  }

  close(): void {
    for (const sign of ["online", "offline", "pageshow"]) removeEventListener(sign, this.#wake);
    document.removeEventListener("visibilitychange", this.#wake);
    this.#letGo();
  }

  /** Resolves with the one answer, however often the connection is lost meanwhile. */
  send(wish: Wish): Promise<Reply> {
    const command = { ...wish, id: this.#newId() };
    return new Promise((resolve) => {
      this.#unanswered.set(command.id, { command, resolve });
      this.#transmit(command);
    });
  }

  #newId(): string {
    this.#count += 1;
    return `${this.#series}-${String(this.#count)}`;
  }

  // Coming and going

  #connect(): void {
    this.#place.askAgain();
    const socket = new WebSocket(this.#address);
    socket.onopen = () => {
      this.#greet();
    };
    socket.onmessage = (message: MessageEvent<string>) => {
      this.#receive(message.data);
    };
    socket.onclose = () => {
      this.#drop();
    };
    this.#socket = socket;
    this.#wait(OPENING, () => {
      this.#drop();
    });
  }

  #greet(): void {
    clearTimeout(this.#timer);
    const { seen } = this.#place;
    this.#greeted = Date.now();
    this.#transmit({ do: "hello", ...this.#person(), seen });
    for (const { command } of this.#unanswered.values()) this.#transmit(command);
    this.#heartbeat.start();
  }

  /** Give the socket up and open another one in a while. */
  #drop(): void {
    this.#letGo();
    this.#say("lost");
    this.#wait(waitingTime(this.#failures), () => {
      this.#connect();
    });
    this.#failures += 1;
  }

  #letGo(): void {
    clearTimeout(this.#timer);
    this.#heartbeat.stop();
    if (this.#socket === undefined) return;
    this.#socket.onopen = this.#socket.onmessage = this.#socket.onclose = null;
    this.#socket.close();
    this.#socket = undefined;
  }

  #wait(time: number, then: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(then, time);
  }

  /** Somebody is looking again, or the network has changed: see at once whether all is well. */
  readonly #wake = (): void => {
    if (document.visibilityState === "hidden" || this.#link === "refused") return;
    if (this.#socket === undefined) this.#connect();
    else if (this.#isOpen()) this.#heartbeat.start();
  };

  #say(link: Link, why?: Refused): void {
    if (link === this.#link) return;
    this.#link = link;
    this.#listener.link(link, why);
  }

  // Messages

  #isOpen(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  #transmit(message: Message): void {
    if (this.#isOpen()) this.#socket?.send(JSON.stringify(message));
  }

  #ping(): void {
    this.#transmit({ do: "ping", sent: Date.now() });
  }

  #receive(text: string): void {
    this.#heartbeat.heard();
    const answer = JSON.parse(text) as Reply | Pong | Push;
    if (answer.push === "refused" && answer.id == null) this.#hearRefusal(answer);
    else this.#hear(answer);
  }

  #hear(answer: Reply | Pong | Push): void {
    this.#say("live");
    if (answer.push === "pong") this.#hearPong(answer);
    else if (answer.push === "done" || answer.push === "refused") this.#hearReply(answer);
    else this.#hearPush(answer);
  }

  #hearPong(pong: Pong): void {
    this.clock.learn(pong.sent, Date.now(), pong.time);
    if (Date.now() - this.#greeted >= LASTING) this.#failures = 0;
  }

  #hearReply(reply: Reply): void {
    const { id } = reply;
    if (id == null) return;
    this.#unanswered.get(id)?.resolve(reply);
    this.#unanswered.delete(id);
  }

  #hearPush(push: Push): void {
    const place = this.#place.take(push);
    if (place === "gap") this.#drop();
    if (place !== "next") return;
    // So that the time is known before something is shown that depends on it.
    if (push.push === "snapshot") this.clock.learn(this.#greeted, Date.now(), push.time);
    this.#listener.push(push);
  }

  /** What was refused is no command: the hello, unless we have been let in already. */
  #hearRefusal(refused: Refused): void {
    if (this.#link === "live") return;
    if (PASSING.includes(refused.code)) this.#drop();
    else this.#giveUp(refused);
  }

  #giveUp(why: Refused): void {
    this.#letGo();
    this.#say("refused", why);
    for (const { resolve } of this.#unanswered.values()) resolve(why);
    this.#unanswered.clear();
  }
}

function waitingTime(failures: number): number {
  const most = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** failures);
  return most * (0.5 + Math.random() / 2);
}

/** Random letters that need no secure context, which `crypto.randomUUID` does. */
export function randomHex(bytes: number): string {
  const numbers = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(numbers, (number) => number.toString(16).padStart(2, "0")).join("");
}
