import { may } from '@masthead/shared/access.ts';
import {
  type LiveHello,
  type LiveTopic,
  liveBeatMs,
  liveEnds,
  liveTopics,
  liveWords,
} from '@masthead/shared/live/live.ts';
import type { Sessions } from '../access/sessions.ts';
import type { Viewer } from '../access/viewer.ts';
import type { Pool } from '../db/client.ts';
import { openListener } from '../db/listener.ts';
import { logged } from '../logged.ts';
import { openPresence } from './presence.ts';

/** A line to a browser, as far as the hub handles one. */
export interface Line {
  send(word: string): void;
  close(code: number): void;
  terminate(): void;
  readonly bufferedAmount: number;
}

/** What is told besides topics, and to whom alone. */
interface Told {
  word?: string;
  person?: number | null;
}

/** Whoever takes nothing off a line for so long a while is gone. */
const mostWaiting = 64 * 1024;

const topics = Object.keys(liveTopics) as LiveTopic[];
const isTopic = (word: string): word is LiveTopic => word in liveTopics;

/**
 * Tells browsers that something of a topic has changed, on whichever server it was changed: triggers of the
 * database say it on the channel `live`, with the person where it concerns one alone. A word names the topic and
 * nothing of what has changed. Before each word the session is asked anew: what one may not hear is left out, and
 * whose session has ended is cut off. A browser whose line was cut begins anew and asks for everything it may have
 * missed, so nothing is kept here but the open lines, and who of them is seen to be where (decision 46).
 */
export function openHub(pool: Pool, sessions: Sessions) {
  const lines = new Map<Line, LiveHello>();
  const presence = openPresence<Line>(pool);
  const listener = openListener(pool, 'live', (word) => {
    const [topic = '', person] = word?.split(' ') ?? [];
    if (word === null) tell(topics);
    else if (isTopic(topic)) tell([topic], { person: person ? Number(person) : null });
  });
  const stopFollowing = sessions.onChange(() => tell([]));
  // Why: a session also ends by time, which nobody tells.
  const beat = setInterval(() => tell([], { word: liveWords.alive }), liveBeatMs);
  beat.unref();

  function drop(line: Line): boolean {
    presence.leave(line);
    return lines.delete(line);
  }

  function end(line: Line, code: number) {
    if (!drop(line)) return;
    line.close(code);
    // Why: a browser that is gone never answers that the line is closed.
    setTimeout(() => line.terminate(), 1000).unref();
  }

  /** Finds out who is there before anything is said; whatever goes wrong ends the line, which begins anew. */
  async function admitted(line: Line, token: string): Promise<Viewer | null> {
    const viewer = await sessions.watch(token).catch((error) => {
      logged('Nobody could be admitted to a live connection')(error);
      return undefined;
    });
    if (viewer === undefined || line.bufferedAmount > mostWaiting) end(line, liveEnds.tryAgain);
    else if (viewer === null) end(line, liveEnds.signedOut);
    return lines.has(line) ? (viewer ?? null) : null;
  }

  async function say(line: Line, hello: LiveHello, about: readonly LiveTopic[], told: Told = {}) {
    const { word, person = null } = told;
    const viewer = await admitted(line, hello.token);
    if (!viewer) return;
    // Why each time: somebody may be no member any more.
    if (hello.place && may(viewer, liveTopics[hello.place])) presence.enter(line, viewer.id);
    else presence.leave(line);
    if (person !== null && viewer.id !== person) return;
    for (const topic of about) if (may(viewer, liveTopics[topic])) line.send(topic);
    if (word) line.send(word);
  }

  function tell(about: readonly LiveTopic[], told?: Told) {
    for (const [line, hello] of lines) void say(line, hello, about, told);
  }

  return {
    /** A line whose browser has said who it is. It hears `ready`, and from there on every word. */
    open(line: Line, hello: LiveHello) {
      lines.set(line, hello);
      void say(line, hello, [], { word: liveWords.ready });
    },
    drop: (line: Line) => void drop(line),
    async close() {
      clearInterval(beat);
      stopFollowing();
      await presence.close();
      for (const line of lines.keys()) end(line, liveEnds.tryAgain);
      await listener.close();
    },
  };
}
