import { Query, type QueryConfig } from 'pg';
import type { Limits } from './pool.ts';

/** The messages of the protocol that the library sends for a prepared statement. */
interface Wire {
  bind(sent: { statement: string; values: [] }): void;
  execute(sent: object): void;
}

/** The library's query: what it sends, and what it does with responses. */
interface Sending {
  prepare(wire: Wire): void;
  handleDataRow(row: unknown): void;
  handleCommandComplete(message: unknown, wire: Wire): void;
}
const Sending = Query as unknown as new (sent: object) => Sending;

const name = 'limits';

/** The statement that sets the limits of its transaction, to be prepared on each connection; null without limits. */
export function openingLimits(limits: Limits): QueryConfig | null {
  const each = Object.entries(limits).map(([key, ms]) => `set_config('${key}', '${ms}', true)`);
  return each.length > 0 ? { name, text: `select ${each.join(', ')}` } : null;
}

/**
 * A statement outside a transaction that has limits although its connection has none, because a pooler is in front. The
 * limits are set in the same round trip and, with no Sync between the two, in the same implicit transaction
 * (decision 120).
 */
export class LimitedQuery extends Sending {
  #isOpened = false;

  override prepare(wire: Wire): void {
    wire.bind({ statement: name, values: [] });
    wire.execute({});
    super.prepare(wire);
  }
  override handleDataRow(row: unknown): void {
    if (this.#isOpened) super.handleDataRow(row);
  }
  override handleCommandComplete(message: unknown, wire: Wire): void {
    if (this.#isOpened) super.handleCommandComplete(message, wire);
    else this.#isOpened = true;
  }
}
