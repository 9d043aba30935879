import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type LivePlace, liveChangesPath, livePath } from '@masthead/shared/platform/live/live.ts';
import type { App } from '../../app-parts.ts';

/** A line to a server, with all that it has heard. */
export interface OpenConnection {
  heard: string[];
  /** The code it was ended with, once it was. */
  ended: Promise<number>;
  say(text: string): void;
  close(): void;
}

/** Where a server listens; it begins to when this is asked for. */
export async function addressOf({ http }: App): Promise<string> {
  if (!http.server.listening) await http.listen({ host: '127.0.0.1', port: 0 });
  return `127.0.0.1:${(http.server.address() as AddressInfo).port}`;
}

/** Opens a line, as a page of this origin does. */
export function openConnection(
  host: string,
  origin = `http://${host}`,
  path: string = livePath,
): OpenConnection {
  const options = { headers: { origin } } as unknown as string[];
  const socket = new WebSocket(`ws://${host}${path}`, options);
  const heard: string[] = [];
  socket.addEventListener('message', ({ data }) => heard.push(String(data)));
  const opened = once(socket as unknown as NodeJS.EventEmitter & EventTarget, 'open');
  opened.catch(() => {});
  return {
    heard,
    ended: new Promise((resolve) => socket.addEventListener('close', ({ code }) => resolve(code))),
    say: (text) => void opened.then(() => socket.send(text)).catch(() => {}),
    close: () => socket.close(),
  };
}

/** Opens a line and says who is there, and where. */
export function listenAs(host: string, token: string, place?: LivePlace): OpenConnection {
  const connection = openConnection(host);
  connection.say(JSON.stringify({ token, place }));
  return connection;
}

/** The same as a page that takes changes. */
export function listenForChanges(host: string, token: string): OpenConnection {
  const connection = openConnection(host, undefined, liveChangesPath);
  connection.say(JSON.stringify({ token }));
  return connection;
}
