import { z } from 'zod';
import { type SourceState, sourceStates, stateLabel } from './drift-state.ts';

/** What an email shows of a listing (Spec, content 3). */
export const shownListing = z.object({
  imageUrl: z.string(),
  url: z.string(),
  description1: z.string(),
  description2: z.string().nullable(),
  address: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  price: z.string().nullable(),
  type: z.string(),
  firm: z.string(),
});
export type ShownListing = z.infer<typeof shownListing>;

/** What an email says of its source, and what the source says now. */
const difference = z.object({
  label: z.string(),
  before: z.string().nullable(),
  now: z.string().nullable(),
});
export type Difference = z.infer<typeof difference>;

/** What a refresh does with a source that should no longer be sent. */
const onRefresh = z.enum(['is refused', 'leaves it out', 'keeps it in']);
export type OnRefresh = z.infer<typeof onRefresh>;

/** A post, listing, site or template that has changed since the email was built. */
export const driftedSource = z.object({
  /** The field of the email that holds it. */
  path: z.string(),
  id: z.int(),
  title: z.string(),
  differences: z.array(difference),
  /** null: a refresh puts in what it says now. */
  onRefresh: onRefresh.nullable(),
  /** Of a listing: its state when the email was frozen. */
  frozen: shownListing.optional(),
});
export type DriftedSource = z.infer<typeof driftedSource>;

/** What has changed under a scheduled email. */
export const emailDrift = z.object({ sources: z.array(driftedSource) });
export type EmailDrift = z.infer<typeof emailDrift>;

/** The parts that differ, as people read them. */
export function differencesOf(
  labels: Readonly<Record<string, string>>,
  before: Readonly<Record<string, string | null>>,
  now: Readonly<Record<string, string | null>>,
): Difference[] {
  const said = (value: string | null | undefined) => value?.trim() || null;
  return Object.entries(labels)
    .filter(([key]) => key in before && key in now && said(before[key]) !== said(now[key]))
    .map(([key, label]) => ({ label, before: said(before[key]), now: said(now[key]) }));
}

/** That a source is not in the state any more that an email was built on; nothing where it is. */
export const stateDifference = (before: SourceState, now: SourceState): Difference[] =>
  before === now
    ? []
    : [{ label: stateLabel, before: sourceStates[before], now: sourceStates[now] }];
