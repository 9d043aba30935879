import { randomUUID } from 'node:crypto';
import { logged } from '../../platform/process/logged.ts';
import { inWork } from '../../platform/process/strays.ts';
import { goingOf, inLanes, pause, type Sending, sendWhatWaits } from './lanes.ts';
import { findMailing } from './mailings.queries.ts';
import { joinMailing, leaveMailing, listToShare, noteAlive } from './senders.queries.ts';

/** How often a server looks for mailings that others have begun to send, in ms. */
const lookEveryMs = 2000;
const signOfLifeMs = 2000;
/** A server that does not get through to the mail server leaves the sending to the others for so long, in ms. */
const restMs = 30_000;

/**
 * Helps to send a mailing that another server has taken, until nothing is left to hand out; answers why the mail server
 * is away from here, if it is. Whoever has taken the mailing ends it, and waits for what is in hands here.
 */
export async function shareMailing(sending: Sending, id: number): Promise<string | null> {
  const { pool } = sending;
  const sender = randomUUID();
  const mailing = await findMailing(pool, id);
  if (!mailing || !(await joinMailing(pool, id, sender))) return null;
  const signs = setInterval(() => {
    // Why only logged: a server that misses the heartbeat acts on it.
    noteAlive(pool, sender).catch(logged('Couldn’t record the heartbeat of a sender'));
  }, signOfLifeMs);
  try {
    const going = await goingOf(sending, mailing, sender);
    const away = await inLanes(() => sendWhatWaits(sending, going));
    await leaveMailing(pool, sender);
    return away.find((why) => why !== null) ?? null;
  } finally {
    clearInterval(signs);
  }
}

/** Shares in what other servers send, until this one stops. */
export async function shareSends(
  sending: Sending,
  onTrouble: (error: unknown) => void,
): Promise<void> {
  const shared = new Map<number, Promise<void>>();
  const share = async (id: number) => {
    if (await shareMailing(sending, id)) await pause(sending, restMs);
  };
  const look = async () => {
    const found = await listToShare(sending.pool, [...sending.sentHere, ...shared.keys()]);
    // Why again: what was taken here since was not known when it was asked.
    for (const id of found.filter((one) => !sending.sentHere.has(one)))
      shared.set(
        id,
        inWork({ name: 'share of a mailing', id: String(id) }, () => share(id))
          .catch(onTrouble)
          .finally(() => shared.delete(id)),
      );
  };
  while (!sending.isStopping()) {
    await look().catch(onTrouble);
    await pause(sending, lookEveryMs);
  }
  await Promise.all(shared.values());
}
