import { vi } from 'vitest';

/** Stands in for the line to the server: says what a test tells it to. */
class FakeSocket extends EventTarget {
  static all: FakeSocket[] = [];
  said: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor() {
    super();
    FakeSocket.all.push(this);
    setTimeout(() => {
      this.onopen?.();
      this.onmessage?.({ data: 'ready' });
    });
  }
  send(text: string) {
    this.said.push(text);
  }
  close() {}
}

/** Puts a line of a test's own in the place of web sockets. */
export function fakeLive() {
  FakeSocket.all = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  return {
    /** Something of a topic has changed; with the change, as some are sent along. */
    tell: (topic = 'chat', change?: object) =>
      FakeSocket.all
        .at(-1)
        ?.onmessage?.({ data: change ? `${topic} ${JSON.stringify(change)}` : topic }),
    /** The server ends the connection. */
    end: (code: number) => FakeSocket.all.at(-1)?.onclose?.({ code }),
    /** How many connections the page has opened. */
    opened: () => FakeSocket.all.length,
    /** What the page has said. */
    said: () => FakeSocket.all.flatMap(({ said }) => said),
  };
}
