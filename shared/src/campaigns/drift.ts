import { z } from 'zod';

/** What an email says of its source, and what the source says now. */
const difference = z.object({
  label: z.string(),
  before: z.string().nullable(),
  now: z.string().nullable(),
});
export type Difference = z.infer<typeof difference>;

/** What a source is, as an email counts on it. */
export const sourceStates = {
  published: 'Published',
  draft: 'Draft',
  deleted: 'Deleted',
  active: 'Active',
  firmPaused: 'Firm paused',
  firmDeleted: 'Firm deleted',
} as const;
export type SourceState = keyof typeof sourceStates;

const stateLabel = 'State';

/** What a refresh does with a source that should not go out as it is. */
const onRefresh = z.enum(['is refused', 'leaves it out', 'keeps it in']);
export type OnRefresh = z.infer<typeof onRefresh>;

/** A post or listing that has changed since the email was built. */
export const driftedSource = z.object({
  /** The field of the email that holds it. */
  path: z.string(),
  id: z.int(),
  title: z.string(),
  differences: z.array(difference),
  /** null: a refresh puts in what it says now. */
  onRefresh: onRefresh.nullable(),
});
export type DriftedSource = z.infer<typeof driftedSource>;

/** What has changed under a scheduled email. */
export const emailDrift = z.object({ sources: z.array(driftedSource) });
export type EmailDrift = z.infer<typeof emailDrift>;

const inWords = new Intl.ListFormat('en-US');

/** Sentences of emails whose sources have changed. */
export const driftMessages = {
  title: 'Changed since it was scheduled',
  refresh: 'Refresh and schedule again',
  refreshed: 'Email refreshed and scheduled again',
  failed: 'The email could not be refreshed.',
  notice: (sources: readonly string[]) =>
    `This email goes out as it was scheduled, with ${inWords.format(sources)} in it.`,
  onRefresh: {
    'is refused':
      'A refresh cannot bring it back. Unschedule the email, then take it out or put another in its place.',
    'leaves it out': 'A refresh leaves it out.',
    'keeps it in': 'A refresh keeps it in. Unschedule the email to take it out.',
  } satisfies Record<OnRefresh, string>,
  refreshRefused: 'A refresh cannot bring back what is deleted or no longer published.',
  unschedule: 'Unschedule and change it',
  onlyScheduled: 'Only a scheduled email can be refreshed.',
  nothing: 'Nothing has changed since this email was scheduled.',
} as const;

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

/** Names each source that should not go out as it is, with its state; null without one. */
export function stateNotice(sources: readonly DriftedSource[]): string | null {
  const named = sources.flatMap(({ title, differences, onRefresh: done }) => {
    const state = done && differences.find(({ label }) => label === stateLabel)?.now;
    return state ? [`“${title}” (${state.toLowerCase()})`] : [];
  });
  return named.length > 0 ? driftMessages.notice([...new Set(named)]) : null;
}
