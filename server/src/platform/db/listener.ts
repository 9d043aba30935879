import { setTimeout as sleep } from 'node:timers/promises';
import { Client, escapeIdentifier } from 'pg';
import type { Pool } from './pool.ts';
import { nameOfProcess } from './process-name.ts';

/** Handles notifications on a channel. */
export interface Listener {
  /**
   * True once every notification that was committed before this call has arrived; false if that can't be known,
   * because the connection is down, new or slow.
   */
  hasHeardAll(): Promise<boolean>;
  close(): Promise<void>;
}

/** How long to wait for a response before dropping the connection, in ms. */
const patienceMs = 1000;
/** Connection timeout, in ms. */
const connectMs = 5000;
/** A connection that does not end within this is left, in ms. */
const endMs = 1000;
/** Until the next one is tried, in ms. */
const pauseMs = 250;

const clientFor = ({ config }: Pool) =>
  new Client({
    ...config,
    application_name: nameOfProcess('masthead-listener'),
    connectionTimeoutMillis: connectMs,
  });

async function listen(client: Client, channel: string): Promise<void> {
  await client.connect();
  await client.query(`listen ${escapeIdentifier(channel)}`);
}

/** One connection, from when it is made until it is lost. */
const lifeOf = (client: Client) => ({
  client,
  isListening: false,
  isOver: false,
  /** The next query to send; callers until then share it. */
  asked: null as Promise<boolean> | null,
  /** The question that is answered next. */
  sent: null as Promise<unknown> | null,
});
type Life = ReturnType<typeof lifeOf>;

/**
 * Listens on a channel with a connection of its own; `onHeard` is called for every notification, and with null
 * whenever one may have been missed. `hasHeardAll` sends a query on that same connection. PostgreSQL signals
 * listeners before it acknowledges a commit, and delivers pending notifications before it reports that a connection
 * is ready. So a response proves that the connection is alive and that no older notification is pending.
 */
export function openListener(
  pool: Pool,
  channel: string,
  onHeard: (word: string | null) => void,
): Listener {
  let isClosed = false;
  let life = begin();

  function begin() {
    const client = clientFor(pool);
    const mine = lifeOf(client);
    for (const event of ['error', 'end'] as const) client.on(event, () => lose(mine));
    client.on('notification', ({ payload }) => onHeard(payload ?? ''));
    listen(client, channel).then(
      () => {
        // Why: notifications before listening are missed.
        onHeard(null);
        mine.isListening = !mine.isOver;
      },
      () => lose(mine),
    );
    return mine;
  }
  function lose(mine: Life) {
    if (mine.isOver) return;
    mine.isOver = true;
    mine.isListening = false;
    onHeard(null);
    void mine.client.end();
    if (isClosed) return;
    setTimeout(() => {
      if (!isClosed) life = begin();
    }, pauseMs).unref();
  }

  async function ask(mine: Life): Promise<boolean> {
    // Why: callers in the same turn of the event loop share the query, which is sent after all of them.
    await new Promise(setImmediate);
    await mine.sent;
    mine.asked = null;
    if (mine.isOver) return false;
    const patience = setTimeout(() => lose(mine), patienceMs);
    try {
      const answer = mine.client.query('');
      mine.sent = answer.catch(() => {});
      await answer;
      return mine.isListening;
    } catch {
      lose(mine);
      return false;
    } finally {
      clearTimeout(patience);
    }
  }

  return {
    async hasHeardAll() {
      if (!life.isListening) return false;
      life.asked ??= ask(life);
      return life.asked;
    },
    async close() {
      isClosed = true;
      life.isListening = false;
      life.isOver = true;
      await Promise.race([life.client.end(), sleep(endMs, undefined, { ref: false })]);
    },
  };
}
