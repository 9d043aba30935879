import { type CampaignStatus, statusLabel } from '@masthead/shared/campaigns/campaign.ts';
import { centralSentence, clockTime, sendDay } from '@masthead/shared/dates.ts';
import type { Shows } from '@masthead/shared/history/record-kind.ts';
import { type PostStatusCode, postStatusLabel } from '@masthead/shared/news-items/news-item.ts';
import type { NameTable } from './history.queries.ts';

/** Names of what fields refer to: `sites:3` is 'CityBeat Austin'. */
export type Names = ReadonlyMap<string, string>;

/** Where the name of a value stands that is shown so. */
export const nameTables: Partial<Record<Shows, NameTable>> = {
  site: 'sites',
  person: 'users',
  organization: 'organizations',
  'email template': 'email_templates',
  audience: 'audiences',
  firm: 'showcase_firms',
  representative: 'representatives',
  listing: 'listings',
};

/** A value is shown this far; the record itself has the rest. */
const longestShown = 10_000;

const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

const isEmpty = (value: unknown) =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0);

/** A value as a person reads it; null when there is none. */
export function shownValue(value: unknown, shows: Shows | undefined, names: Names): string | null {
  if (isEmpty(value)) return null;
  const text = shows ? showers[shows](value, names) : plain(value);
  return text.length > longestShown ? `${text.slice(0, longestShown).toWellFormed()}…` : text;
}

const named = (table: NameTable) => (value: unknown, names: Names) =>
  names.get(`${table}:${String(value)}`) ?? `No. ${String(value)}`;

const showers: Record<Shows, (value: unknown, names: Names) => string> = {
  'yes or no': (value) => (value ? 'Yes' : 'No'),
  day: (value) => sendDay(String(value)),
  clock: (value) => clockTime(String(value).slice(0, 5)),
  instant: (value) => instant(value),
  money: (value) => money.format(Number(value)),
  site: named('sites'),
  person: named('users'),
  organization: named('organizations'),
  'email template': named('email_templates'),
  audience: named('audiences'),
  firm: named('showcase_firms'),
  representative: named('representatives'),
  listing: named('listings'),
  'email status': (value) => statusLabel[value as CampaignStatus] ?? String(value),
  'post status': (value) => postStatusLabel[value as PostStatusCode] ?? String(value),
  posts: (value) => (Array.isArray(value) ? value : [value]).map(calledBy).join('\n'),
  series: (value) => {
    const { title, items } = value as { title?: string; items?: unknown[] };
    return [title ?? '', ...(items ?? []).map((item) => `· ${calledBy(item)}`)].join('\n').trim();
  },
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
    : `${centralSentence(at)}, ${at.getUTCFullYear()}`;
}

/** What a thing inside a value is known by. */
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
