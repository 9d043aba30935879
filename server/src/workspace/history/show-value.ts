import {
  type PostStatusCode,
  postStatusLabel,
} from '@masthead/shared/editorial/posts/news-item.ts';
import {
  type Condition,
  conditionSays,
} from '@masthead/shared/email/audiences/segment-conditions.ts';
import { type CampaignStatus, statusLabel } from '@masthead/shared/email/campaigns/campaign.ts';
import type { InvoiceState } from '@masthead/shared/finance/invoices/invoice.record.ts';
import { stateWords } from '@masthead/shared/finance/invoices/invoice.ts';
import { type Role, roleNames } from '@masthead/shared/platform/access/roles.ts';
import type { Referred, Shows } from '@masthead/shared/platform/records/record-kind.ts';
import { wordsOf } from '@masthead/shared/platform/rich-text/words.ts';
import {
  centralClock,
  centralDay,
  clockTime,
  dayAndClock,
  sendDay,
} from '@masthead/shared/platform/values/dates.ts';
import { priceText } from '@masthead/shared/platform/values/price-text.ts';
import { kindOf } from '@masthead/shared/record-kinds.ts';

/** Names of referenced records: `site:3` is 'CityBeat Austin'. */
export type Names = ReadonlyMap<string, string>;

/** True for a value that is the id of a record and is shown by its name. */
export const isReference = (shows: Shows | undefined): shows is Referred =>
  shows !== undefined && kindOf(shows) !== undefined;

/** Longest value that is shown; the record itself has the rest. */
const longestShown = 10_000;

const isEmpty = (value: unknown) =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0);

/** A value as people read it; null if it is empty. */
export function shownValue(value: unknown, shows: Shows | undefined, names: Names): string | null {
  if (isEmpty(value)) return null;
  const text = textOf(value, shows, names);
  return text.length > longestShown ? `${text.slice(0, longestShown).toWellFormed()}…` : text;
}

function textOf(value: unknown, shows: Shows | undefined, names: Names): string {
  if (isReference(shows)) return names.get(`${shows}:${String(value)}`) ?? `No. ${String(value)}`;
  return shows ? showers[shows](value) : plain(value);
}

const showers: Record<Exclude<Shows, Referred>, (value: unknown) => string> = {
  'yes or no': (value) => (value ? 'Yes' : 'No'),
  day: (value) => sendDay(String(value)),
  clock: (value) => clockTime(String(value).slice(0, 5)),
  'day and clock': (value) => dayAndClock(String(value)),
  'rich text': (value) => wordsOf(String(value)),
  picture: String,
  instant: (value) => instant(value),
  money: (value) => priceText(String(value)),
  'email status': (value) => statusLabel[value as CampaignStatus] ?? String(value),
  'invoice state': (value) => stateWords[value as InvoiceState] ?? String(value),
  'post status': (value) => postStatusLabel[value as PostStatusCode] ?? String(value),
  role: (value) => roleNames[value as Role] ?? String(value),
  posts: (value) => (Array.isArray(value) ? value : [value]).map(calledBy).join('\n'),
  'series section': (value) => {
    const { title, items } = value as { title?: string; items?: unknown[] };
    return [title ?? '', ...(items ?? []).map((item) => `· ${calledBy(item)}`)].join('\n').trim();
  },
  'segment conditions': (value) => (value as Condition[]).map(conditionSays).join('\n'),
  words: (value) =>
    Object.values(value as object)
      .map(plain)
      .join(', '),
};

/** 'Nov 24, 2026, 6:45 AM CT' */
function instant(value: unknown): string {
  const at = new Date(String(value));
  return Number.isNaN(at.getTime())
    ? String(value)
    : `${dayAndClock(`${centralDay(at)} ${centralClock(at)}`)} CT`;
}

/** The title of an object inside a value. */
function calledBy(value: unknown): string {
  if (typeof value !== 'object' || value === null) return plain(value);
  const { headline, title, name } = value as Record<string, unknown>;
  const known = headline ?? title ?? name;
  return typeof known === 'string' ? known : plain(value);
}

function plain(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.map(calledBy).join(', ');
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.entries(value)
    .filter(([, inner]) => !isEmpty(inner))
    .map(([key, inner]) => `${key}: ${plain(inner)}`)
    .join(', ');
}
