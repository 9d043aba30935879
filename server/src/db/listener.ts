import postgres from 'postgres';
import type { Pool } from './driver.ts';

/** Hears what the database tells on a channel. */
export interface Listener {
  /**
   * True once everything has been heard that was committed before this call; false when that cannot
   * be known, because the connection is down, new or slow.
   */
  hasHeardAll(): Promise<boolean>;
  close(): Promise<void>;
}

/** A connection that gives no answer for this long is given up, in ms. */
const patienceMs = 1000;
/** Until the next one is tried, in ms. */
const pauseMs = 250;

/**
 * Listens on a channel with a connection of its own; `onHeard` is called for every word, and with null
 * whenever one may have been missed. `hasHeardAll` asks over that same connection: PostgreSQL signals those who
 * listen before it acknowledges a commit, and hands a connection what waits for it before it says that
 * it is ready again. So an answer proves that the connection lives and that nothing older is on its way.
 */
export function openListener(
  pool: Pool,
  channel: string,
  onHeard: (word: string | null) => void,
): Listener {
  let isClosed = false;
  let life = begin();

  function begin() {
    const options: object = {
      ...pool.options,
      connection: { ...pool.options.connection, application_name: 'masthead-listener' },
      max: 1,
      fetch_types: false,
      onclose: () => lose(mine),
      onnotify: (_channel: string, word: string) => onHeard(word),
    };
    const sql = postgres(options);
    const mine = { sql, isListening: false, isOver: false, asked: null as Promise<boolean> | null };
    sql`listen ${sql(channel)}`.then(
      () => {
        // Why: what was told before it listened is missed.
        onHeard(null);
        mine.isListening = !mine.isOver;
      },
      () => lose(mine),
    );
    return mine;
  }
  type Life = ReturnType<typeof begin>;

  function lose(mine: Life) {
    if (mine.isOver) return;
    mine.isOver = true;
    mine.isListening = false;
    onHeard(null);
    void mine.sql.end({ timeout: 0 });
    if (isClosed) return;
    setTimeout(() => {
      if (!isClosed) life = begin();
    }, pauseMs).unref();
  }

  async function ask(mine: Life): Promise<boolean> {
    // Why: the driver writes at the end of this turn of the event loop; who asks until then shares it.
    setImmediate(() => {
      mine.asked = null;
    });
    const patience = setTimeout(() => lose(mine), patienceMs);
    try {
      await mine.sql.unsafe('');
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
      await life.sql.end({ timeout: 1 });
    },
  };
}
