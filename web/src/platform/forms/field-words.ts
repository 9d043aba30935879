import type { Difference } from '@masthead/shared/platform/history/history.ts';
import { hashKey, type QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';

/** How the fields of a form are called, and how their values are shown, in screen order. */
export type FieldLabels<V> = { [K in keyof V]?: string | FieldLabel<V[K]> };
export interface FieldLabel<T> {
  label: string;
  show: (value: T) => ReactNode;
}

/** Do two values say the same? */
export const isSame = (a: unknown, b: unknown): boolean => a === b || textOf(a) === textOf(b);

/** A value as a person reads it: nothing is a dash, a list is its headlines or titles. */
export function asText(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value))
    return value.length === 0 ? '–' : value.map((one) => nameOf(one)).join('; ');
  return typeof value === 'object' ? nameOf(value) : plain(value);
}

function nameOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return plain(value);
  const { headline, title, name } = value as Record<string, unknown>;
  return plain(headline ?? title ?? name ?? Object.values(value).map(plain).join(', '));
}

const plain = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** Why: a field that no screen names is still called something that can be read. */
const spoken = (field: string) => {
  const words = field
    .replaceAll('_', ' ')
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** How a field is called. */
export function labelOf<V>(labels: FieldLabels<V>, field: keyof V & string): string {
  const named = labels[field];
  return typeof named === 'object' ? named.label : (named ?? spoken(field));
}

/** The value of a field as text; null when empty. */
export function wordsOf<V>(labels: FieldLabels<V>, field: keyof V, value: unknown): string | null {
  const named = labels[field];
  const shown: unknown =
    typeof named === 'object' ? (named.show as (given: unknown) => unknown)(value) : value;
  const isWords = typeof shown === 'string' || Array.isArray(shown) || shown === null;
  const text = Array.isArray(shown)
    ? shown.map(asText).join(', ')
    : asText(isWords ? shown : value);
  return text === '' || text === '–' ? null : text;
}

/** The fields in which two form states differ, as text: labeled ones first, in screen order. */
export function differencesOf<V extends Record<string, unknown>>(
  labels: FieldLabels<V>,
  before: Partial<V>,
  after: Partial<V>,
  fields = Object.keys(labels) as (keyof V & string)[],
): Difference[] {
  return fields
    .filter((field) => !isSame(before[field], after[field]))
    .map((field) => ({
      field: labelOf(labels, field),
      before: wordsOf(labels, field, before[field]),
      after: wordsOf(labels, field, after[field]),
      isHidden: false,
    }));
}

const texts = new WeakMap<object, string>();

/**
 * A value as JSON, cached for each object. Why this is safe: forms replace their values and never change them in
 * place, and several readers need the same ones after each key.
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

/** A memoized query key hash, for keys that contain a whole form (`queryKeyHashFn`). */
export function hashOnce(key: QueryKey): string {
  const hash = hashes.get(key) ?? hashKey(key);
  hashes.set(key, hash);
  return hash;
}
