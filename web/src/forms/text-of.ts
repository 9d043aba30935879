import { hashKey, type QueryKey } from '@tanstack/react-query';

const texts = new WeakMap<object, string>();

/**
 * A value as JSON, written once for each object. Why it may be: forms replace their values and change none in place, and
 * several readers ask for the same ones after each key.
 */
export function textOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  let text = texts.get(value);
  if (text === undefined) {
    text = JSON.stringify(value);
    texts.set(value, text);
  }
  return text;
}

const hashes = new WeakMap<QueryKey, string>();

/** What tells a query from others, worked out once for each key: for keys that hold a whole form (`queryKeyHashFn`). */
export function hashOnce(key: QueryKey): string {
  const hash = hashes.get(key) ?? hashKey(key);
  hashes.set(key, hash);
  return hash;
}
