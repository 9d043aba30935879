import { randomUUID } from 'node:crypto';
import { presenceBeatMs } from '@masthead/shared/live/live.ts';
import { endPresence, notePresence, type Presence } from '../chat/chat-presence.queries.ts';
import type { Pool } from '../db/client.ts';
import { logged } from '../logged.ts';

/**
 * Keeps who is in the chat by the lines of this server. The other servers read it in the database, where each row
 * has to be renewed: what a killed server has left runs out, and the next beat of another one takes it away and so
 * tells everybody. A database that was away is told again with the next beat.
 */
export function openPresence<L extends object>(pool: Pool) {
  const there = new Map<L, Presence>();
  let last: Promise<void> = Promise.resolve();
  /** Why in turn: a renewal that overtakes an end would bring back who has left. */
  const inTurn = (work: () => Promise<void>) => {
    last = last.then(work).catch((error) => {
      logged('Who is in the chat could not be noted')(error);
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
    enter(line: L, userId: number) {
      if (there.has(line)) return;
      const presence = { line: randomUUID(), userId };
      there.set(line, presence);
      void inTurn(() => notePresence(pool, [presence]));
    },
    leave(line: L) {
      const presence = there.get(line);
      if (!presence) return;
      there.delete(line);
      void inTurn(() => endPresence(pool, [presence.line]));
    },
    /** Waits until everybody of this server has left. */
    async close() {
      clearInterval(beat);
      const lines = [...there.values()].map(({ line }) => line);
      there.clear();
      await inTurn(() => endPresence(pool, lines));
    },
  };
}
