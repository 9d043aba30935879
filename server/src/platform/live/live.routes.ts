import { randomUUID } from 'node:crypto';
import websocket from '@fastify/websocket';
import { may } from '@masthead/shared/platform/access/access.ts';
import {
  type LiveHello,
  type LiveTopic,
  liveBeatMs,
  liveChangesPath,
  liveEnds,
  liveHello,
  livePath,
  liveTopics,
  liveWords,
  presenceBeatMs,
} from '@masthead/shared/platform/live/live.ts';
import type { FastifyRequest } from 'fastify';
import type { App } from '../../app-parts.ts';
import { endPresence, notePresence, type Presence } from '../../workspace/chat/chat.store.ts';
import type { Viewer } from '../access/viewer.ts';
import type { Pool } from '../db/client.ts';
import { openListener } from '../db/listener.ts';
import { badRequest, notFound } from '../http/errors.ts';
import { checkEarly } from '../http/hooks.ts';
import { logged } from '../process/logged.ts';

/** A greeting is a token and a place; whatever is longer is none. */
const mostBytes = 1024;
/** A connection without a greeting for this long is closed. */
const patienceMs = 5000;

/** How long a browser may take to confirm that its connection is closed. */
const confirmMs = 1000;

/** What a connection of the library is here. */
interface Socket extends Peer {
  once(event: 'message', hear: (data: Buffer) => void): void;
  on(event: 'message' | 'close', hear: (data: Buffer) => void): void;
}

/**
 * Rejects connections from pages of other origins. Why: browsers allow them and send the page's origin; the token in
 * the greeting, which such a page doesn't have, is the second check.
 */
function isFromHere({ headers }: FastifyRequest, publicUrl: string): boolean {
  const origin = URL.parse(headers.origin ?? '');
  return origin !== null && [headers.host, new URL(publicUrl).host].includes(origin.host);
}

function helloIn(data: Buffer): LiveHello | null {
  try {
    return liveHello.safeParse(JSON.parse(data.toString())).data ?? null;
  } catch {
    return null;
  }
}

/** Reads a change for somebody; null where they read it by a call, as every other one. */
export type LiveReader = (viewer: Viewer, which: readonly string[]) => Promise<string | null>;
type Readers = Partial<Record<LiveTopic, LiveReader>>;

/**
 * The connection on which browsers hear that something has changed. Registered before every other route. The changes
 * of some topics are sent along, by the readers of their areas.
 */
export async function liveRoutes(
  { http, pool, sessions, readOnly, config }: App,
  readers: Readers,
): Promise<void> {
  const hub = openHub({ pool, sessions, readOnly });
  await http.register(websocket, {
    options: { maxPayload: mostBytes, perMessageDeflate: false },
    errorHandler: (_error: Error, socket: Peer) => socket.terminate(),
    preClose: async () => {
      http.server.removeAllListeners('upgrade');
      const sockets = [...(http.websocketServer.clients as Set<Peer>)];
      for (const socket of sockets) socket.close(liveEnds.tryAgain);
      // Why: a disconnected browser never confirms the close, and the server would wait for it.
      setTimeout(() => {
        for (const socket of sockets) socket.terminate();
      }, confirmMs).unref();
    },
  });
  http.addHook('onClose', () => hub.close());
  // Why: otherwise any address would accept connections.
  checkEarly(http, (request) => {
    if (request.ws && request.routeOptions.url !== livePath)
      throw badRequest('There are no live updates at this address.');
  });
  http.route({
    method: 'GET',
    url: livePath,
    exposeHeadRoute: false,
    onRequest: async (request) => {
      if (!request.ws || !isFromHere(request, config.publicUrl)) throw notFound();
    },
    handler: async () => {
      throw notFound();
    },
    wsHandler: (socket: Socket, { url }) => {
      const patience = setTimeout(() => socket.close(liveEnds.noGreeting), patienceMs);
      socket.once('message', (data) => {
        clearTimeout(patience);
        const hello = helloIn(data);
        // Why: clients send only a greeting; other messages are ignored.
        socket.on('message', () => socket.terminate());
        const taken = url.startsWith(liveChangesPath) ? readers : {};
        if (hello) hub.open(socket, { ...hello, readers: taken });
        else socket.close(liveEnds.noGreeting);
      });
      socket.on('close', () => {
        clearTimeout(patience);
        hub.drop(socket);
      });
    },
  });
}

/** A connection to a browser, as far as the hub handles one. */
interface Peer {
  send(word: string): void;
  close(code: number): void;
  terminate(): void;
  readonly bufferedAmount: number;
}

/** What a browser said, and the readers of the changes that its page takes beside words. */
interface Greeting extends LiveHello {
  readers: Readers;
}

/** A message besides topics, its only recipients, and which change of the topic it is. */
interface Told {
  word?: string;
  person?: number | null;
  which?: readonly string[];
}

/** A client that reads nothing for this long is disconnected. */
const mostWaiting = 64 * 1024;

const topics = Object.keys(liveTopics) as LiveTopic[];
const isTopic = (word: string): word is LiveTopic => word in liveTopics;

/** The word of a topic, followed by the change where it can be sent along; null without the right to it. */
async function wordOf(
  topic: LiveTopic,
  read: LiveReader | undefined,
  { viewer, peer, which }: { viewer: Viewer; peer: Peer; which: readonly string[] },
): Promise<string | null> {
  if (!may(viewer, liveTopics[topic])) return null;
  if (!read || which.length === 0) return topic;
  const change = await read(viewer, which).catch((error) => {
    logged('Couldn’t read a change for live connections')(error);
    return null;
  });
  const isLight = change && change.length + peer.bufferedAmount < mostWaiting;
  return isLight ? `${topic} ${change}` : topic;
}

type Parts = Pick<App, 'pool' | 'sessions' | 'readOnly'>;

/**
 * Tells browsers that something of a topic has changed, on whichever server: triggers of the database notify on the
 * channel `live`, with a person if it concerns only one. A word names the topic and not the change. Before each word
 * the session is checked again: topics without the right are skipped, and ended sessions are disconnected. A topic
 * with a reader is followed by the change itself, unless that is too large or the client too slow for it. A browser
 * that lost its connection reconnects and requests everything it may have missed, so the server stores only the open
 * connections and their places (decision 46).
 */
function openHub({ pool, sessions, readOnly }: Parts) {
  const peers = new Map<Peer, Greeting>();
  const presence = openPresence<Peer>(pool);
  const listener = openListener(pool, 'live', (word) => {
    const [topic = '', person, ...which] = word?.split(' ') ?? [];
    if (word === null) tell(topics);
    else if (isTopic(topic)) tell([topic], { person: person ? Number(person) : null, which });
  });
  const stopFollowing = sessions.onChange(() => tell([]));
  const stopTelling = readOnly.onChange(() => tell(['read-only']));
  // Why: sessions also expire, without a notification.
  const beat = setInterval(() => tell([], { word: liveWords.alive }), liveBeatMs);
  beat.unref();

  function drop(peer: Peer): boolean {
    presence.leave(peer);
    return peers.delete(peer);
  }

  function end(peer: Peer, code: number) {
    if (!drop(peer)) return;
    peer.close(code);
    // Why: a disconnected browser never confirms the close.
    setTimeout(() => peer.terminate(), confirmMs).unref();
  }

  /** Authenticates the client first; any failure closes the connection, and the client reconnects. */
  async function admitted(peer: Peer, token: string): Promise<Viewer | null> {
    const viewer = await sessions.watch(token).catch((error) => {
      logged('Couldn’t authorize live connections')(error);
      return undefined;
    });
    if (viewer === undefined || peer.bufferedAmount > mostWaiting) end(peer, liveEnds.tryAgain);
    else if (viewer === null) end(peer, liveEnds.signedOut);
    return peers.has(peer) ? (viewer ?? null) : null;
  }

  async function say(peer: Peer, hello: Greeting, about: readonly LiveTopic[], told: Told = {}) {
    const { word, person = null, which = [] } = told;
    const viewer = await admitted(peer, hello.token);
    if (!viewer || viewer.mustTurnOnCodes) return;
    // Why each time: membership may have ended.
    if (hello.place && may(viewer, liveTopics[hello.place])) presence.enter(peer, viewer.id);
    else presence.leave(peer);
    if (person !== null && viewer.id !== person) return;
    const said = about.map((topic) => wordOf(topic, hello.readers[topic], { viewer, peer, which }));
    for (const each of [...(await Promise.all(said)), word])
      if (each && peers.has(peer)) peer.send(each);
  }

  function tell(about: readonly LiveTopic[], told?: Told) {
    for (const [peer, hello] of peers) void say(peer, hello, about, told);
  }

  return {
    /** An authenticated connection. It receives `ready`, and then every message. */
    open(peer: Peer, hello: Greeting) {
      peers.set(peer, hello);
      // Why: it may have been turned on since the page was loaded.
      const about: LiveTopic[] = readOnly.sentence() === null ? [] : ['read-only'];
      void say(peer, hello, about, { word: liveWords.ready });
    },
    drop: (peer: Peer) => void drop(peer),
    async close() {
      clearInterval(beat);
      stopFollowing();
      stopTelling();
      await presence.close();
      for (const peer of peers.keys()) end(peer, liveEnds.tryAgain);
      await listener.close();
    },
  };
}

/**
 * Keeps the presence in the chat, from the connections of this server. The other servers read it in the database,
 * where each row has to be renewed: rows of a killed server expire, and the next heartbeat of another server deletes
 * them and so notifies everyone. After a database outage, the next heartbeat writes them again.
 */
export function openPresence<L extends object>(pool: Pool) {
  const there = new Map<L, Presence>();
  let last: Promise<void> = Promise.resolve();
  /** Why in turn: a renewal that overtakes an end would bring back who has left. */
  const inTurn = (work: () => Promise<void>) => {
    last = last.then(work).catch((error) => {
      logged('Couldn’t record who is in the chat')(error);
    });
    return last;
  };
  let isRenewing = false;
  const renew = async () => {
    if (isRenewing || there.size === 0) return;
    isRenewing = true;
    await inTurn(async () => {
      await notePresence(pool, [...there.values()]);
      await endPresence(pool, []);
    });
    isRenewing = false;
  };
  const beat = setInterval(() => void renew(), presenceBeatMs);
  beat.unref();

  return {
    enter(peer: L, userId: number) {
      if (there.has(peer)) return;
      const presence = { line: randomUUID(), userId };
      there.set(peer, presence);
      void inTurn(() => notePresence(pool, [presence]));
    },
    leave(peer: L) {
      const presence = there.get(peer);
      if (!presence) return;
      there.delete(peer);
      void inTurn(() => endPresence(pool, [presence.line]));
    },
    /** Waits until everybody of this server has left. */
    async close() {
      clearInterval(beat);
      const peers = [...there.values()].map(({ line: peer }) => peer);
      there.clear();
      await inTurn(() => endPresence(pool, peers));
    },
  };
}
