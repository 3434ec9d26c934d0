import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { Connection, type Link, type Push, type Reply } from "./connection.ts";
import { FakeSocket } from "./fake-socket.ts";
import type { Changed, Snapshot, TableView } from "./types.ts";

const TABLE: TableView = {
  code: "BCDFGH",
  game: "runner-up",
  phase: "gathering",
  options: {},
  settings: { think_seconds: 60, bots_at_once: false, free_talk: true },
  seats: [],
  host: null,
  you: null,
  hosting: false,
  free_talk: true,
};

let connection: Connection;
let pushes: Push[];
let links: Link[];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.spyOn(Math, "random").mockReturnValue(1);
  FakeSocket.all = [];
  pushes = [];
  links = [];
  const person = { secret: "0123456789abcdef", name: "Ann" };
  connection = new Connection("ws://here/api/tables/BCDFGH/socket", () => person, {
    push: (push) => pushes.push(push),
    link: (link) => links.push(link),
  });
  connection.open();
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function snapshot(number: number, stream = "s"): Snapshot {
  return { push: "snapshot", number, stream, time: 0, table: TABLE, game: null, talk: [] };
}

function changed(number: number): Changed {
  return { push: "changed", number, table: TABLE };
}

function numbers(): number[] {
  return pushes.map(({ number }) => number);
}

/** Lose the connection and let the next one open. */
function reconnect(): FakeSocket {
  FakeSocket.last.break();
  vi.advanceTimersByTime(250);
  FakeSocket.last.accept();
  return FakeSocket.last;
}

async function settled(reply: Promise<Reply>): Promise<Reply | "open"> {
  return Promise.race([reply, Promise.resolve("open" as const)]);
}

describe("a connection", () => {
  test("says hello with the person's secret and name, having seen nothing", () => {
    FakeSocket.last.accept();
    expect(FakeSocket.last.address).toBe("ws://here/api/tables/BCDFGH/socket");
    expect(FakeSocket.last.sent[0]).toEqual({
      do: "hello",
      secret: "0123456789abcdef",
      name: "Ann",
      seen: null,
    });
  });

  test("is live when the server has answered, and not before", () => {
    FakeSocket.last.accept();
    expect(links).toEqual([]);
    FakeSocket.last.answer(snapshot(1));
    expect(links).toEqual(["live"]);
  });

  test("is lost when it breaks and live when it is back", () => {
    FakeSocket.last.accept();
    FakeSocket.last.answer(snapshot(1));
    reconnect().answer({ push: "pong", sent: 0, time: 0 });
    expect(links).toEqual(["live", "lost", "live"]);
  });

  test("says after a loss what it has seen", () => {
    FakeSocket.last.accept();
    FakeSocket.last.answer(snapshot(7), changed(8));
    expect(reconnect().hello?.seen).toEqual({ stream: "s", number: 8 });
  });

  test("passes each push on once", () => {
    FakeSocket.last.accept();
    FakeSocket.last.answer(snapshot(1), changed(2), changed(2), changed(1), changed(3));
    expect(numbers()).toEqual([1, 2, 3]);
  });

  test("asks again when a push is missing, and passes nothing on meanwhile", () => {
    FakeSocket.last.accept();
    const first = FakeSocket.last;
    first.answer(snapshot(1), changed(3), changed(4));
    vi.advanceTimersByTime(250);
    FakeSocket.last.accept();
    expect(FakeSocket.last).not.toBe(first);
    expect(FakeSocket.last.hello?.seen).toEqual({ stream: "s", number: 1 });
    FakeSocket.last.answer(changed(2), changed(3), changed(4));
    expect(numbers()).toEqual([1, 2, 3, 4]);
  });

  test("asks for everything when asking for the rest brought the same gap", () => {
    FakeSocket.last.accept();
    FakeSocket.last.answer(snapshot(1), changed(3));
    vi.advanceTimersByTime(250);
    FakeSocket.last.accept();
    FakeSocket.last.answer(changed(3));
    vi.advanceTimersByTime(500);
    FakeSocket.last.accept();
    expect(FakeSocket.last.hello?.seen).toBeNull();
  });

  test("takes a snapshot of another stream as a new beginning", () => {
    FakeSocket.last.accept();
    FakeSocket.last.answer(snapshot(9), snapshot(1, "t"), changed(2));
    expect(numbers()).toEqual([9, 1, 2]);
  });

  test("passes a snapshot on only if it tells something new", () => {
    FakeSocket.last.accept();
    FakeSocket.last.answer(snapshot(1), changed(2), snapshot(2), snapshot(5), changed(6));
    expect(numbers()).toEqual([1, 2, 5, 6]);
  });

  test("waits longer after each failure, up to eight seconds", () => {
    const waits = [250, 500, 1000, 2000, 4000, 8000, 8000];
    for (const wait of waits) {
      const sockets = FakeSocket.all.length;
      FakeSocket.last.break();
      vi.advanceTimersByTime(wait - 1);
      expect(FakeSocket.all).toHaveLength(sockets);
      vi.advanceTimersByTime(1);
      expect(FakeSocket.all).toHaveLength(sockets + 1);
    }
  });

  test("draws how long it waits, so that not all come back at the same moment", () => {
    vi.mocked(Math.random).mockReturnValue(0);
    FakeSocket.last.break();
    vi.advanceTimersByTime(125);
    expect(FakeSocket.all).toHaveLength(2);
  });

  test("gives up a connection that does not open", () => {
    vi.advanceTimersByTime(8250);
    expect(FakeSocket.all).toHaveLength(2);
  });

  test.each(["online", "pageshow"])("comes back at once on %s", (sign) => {
    for (let failures = 0; failures < 6; failures++) {
      FakeSocket.last.break();
      vi.advanceTimersByTime(8000);
    }
    FakeSocket.last.break();
    const sockets = FakeSocket.all.length;
    dispatchEvent(new Event(sign));
    expect(FakeSocket.all).toHaveLength(sockets + 1);
  });

  test("comes back at once when its page is looked at again", () => {
    FakeSocket.last.break();
    document.dispatchEvent(new Event("visibilitychange"));
    expect(FakeSocket.all).toHaveLength(2);
  });

  test("opens nothing any more when it is closed", () => {
    FakeSocket.last.break();
    connection.close();
    vi.advanceTimersByTime(60_000);
    dispatchEvent(new Event("online"));
    expect(FakeSocket.all).toHaveLength(1);
  });
});

describe("a dead connection", () => {
  beforeEach(() => {
    FakeSocket.last.accept();
    FakeSocket.last.answer(snapshot(1), { push: "pong", sent: 0, time: 0 });
  });

  test("is noticed within seven seconds", () => {
    vi.advanceTimersByTime(7000);
    expect(links).toEqual(["live", "lost"]);
  });

  test("is noticed within three seconds when somebody looks again", () => {
    document.dispatchEvent(new Event("visibilitychange"));
    vi.advanceTimersByTime(3000);
    expect(links).toEqual(["live", "lost"]);
  });

  test("is pinged often at first, so that the server's clock is soon known", () => {
    FakeSocket.last.answer({ push: "pong", sent: 0, time: 0 });
    vi.advanceTimersByTime(2000);
    expect(FakeSocket.last.sent.filter((message) => message.do === "ping")).toHaveLength(5);
  });

  test("is not one that answers each ping", () => {
    const { last } = FakeSocket;
    for (let seconds = 0; seconds < 60; seconds++) {
      vi.advanceTimersByTime(1000);
      last.answer({ push: "pong", sent: 0, time: 0 });
    }
    expect(links).toEqual(["live"]);
  });
});

describe("a command", () => {
  beforeEach(() => {
    FakeSocket.last.accept();
    FakeSocket.last.answer(snapshot(1));
  });

  test("has an id of its own and is resolved by the answer to it", async () => {
    const one = connection.send({ do: "start" });
    const other = connection.send({ do: "leave" });
    const [first, second] = [FakeSocket.last.id(0), FakeSocket.last.id(1)];
    FakeSocket.last.answer({ push: "done", id: second });
    expect(await settled(other)).toEqual({ push: "done", id: second });
    expect(await settled(one)).toBe("open");
    FakeSocket.last.answer({ push: "refused", id: first, code: "in-play", text: "no" });
    expect(await settled(one)).toMatchObject({ push: "refused", code: "in-play" });
  });

  test("that has no answer is sent again, with the same id and in the same order", () => {
    void connection.send({ do: "start" });
    void connection.send({ do: "play", play: "+3>B" });
    const before = FakeSocket.last.commands;
    expect(reconnect().commands).toEqual(before);
  });

  test("that was answered is not sent again", () => {
    void connection.send({ do: "start" });
    const id = FakeSocket.last.id(0);
    FakeSocket.last.answer({ push: "done", id });
    expect(reconnect().commands).toEqual([]);
  });

  test("given while the connection is lost is sent when it is back", () => {
    FakeSocket.last.break();
    void connection.send({ do: "start" });
    vi.advanceTimersByTime(250);
    FakeSocket.last.accept();
    expect(FakeSocket.last.commands).toHaveLength(1);
  });

  test("is answered once, though the server answers twice", async () => {
    const reply = connection.send({ do: "start" });
    const id = FakeSocket.last.id(0);
    FakeSocket.last.answer({ push: "done", id });
    FakeSocket.last.answer({ push: "refused", id, code: "in-play", text: "" });
    expect(await settled(reply)).toMatchObject({ push: "done" });
  });
});

describe("a refused hello", () => {
  test("is final, and refuses all commands", async () => {
    const reply = connection.send({ do: "start" });
    FakeSocket.last.accept();
    FakeSocket.last.answer({ push: "refused", code: "no-such-table", text: "there is none" });
    vi.advanceTimersByTime(60_000);
    dispatchEvent(new Event("online"));
    expect(links).toEqual(["refused"]);
    expect(FakeSocket.all).toHaveLength(1);
    expect(await settled(reply)).toMatchObject({ code: "no-such-table" });
  });

  test.each(["server-trouble", "too-fast"])("is tried again on %s", (code) => {
    FakeSocket.last.accept();
    FakeSocket.last.answer({ push: "refused", code, text: "later" });
    vi.advanceTimersByTime(250);
    expect(FakeSocket.all).toHaveLength(2);
  });
});

describe("the server's clock", () => {
  test("is what the quickest of the last pongs says", () => {
    vi.setSystemTime(10_000);
    FakeSocket.last.accept();
    FakeSocket.last.answer({ push: "pong", sent: 9_000, time: 70_000 });
    FakeSocket.last.answer({ push: "pong", sent: 9_900, time: 60_000 });
    FakeSocket.last.answer({ push: "pong", sent: 9_000, time: 80_000 });
    expect(connection.clock.now()).toBe(60_050);
  });

  test("is known with the first snapshot", () => {
    vi.setSystemTime(10_000);
    FakeSocket.last.accept();
    vi.setSystemTime(10_100);
    FakeSocket.last.answer({ ...snapshot(1), time: 70_050 });
    expect(connection.clock.now()).toBe(70_100);
  });
});
