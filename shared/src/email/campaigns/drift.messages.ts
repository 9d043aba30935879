import type { DriftedSource, OnRefresh } from './drift.ts';
import { stateLabel } from './drift-state.ts';

const inWords = new Intl.ListFormat('en-US');

/** Messages about emails whose sources have changed. */
export const driftMessages = {
  title: 'Changed since it was scheduled',
  refresh: 'Refresh and reschedule',
  refreshed: 'Email refreshed and rescheduled',
  failed: 'The email couldn’t be refreshed.',
  notice: (sources: readonly string[]) =>
    `This email will be sent as scheduled, including ${inWords.format(sources)}.`,
  onRefresh: {
    'is refused': 'Refreshing can’t restore it. Unschedule the email, then remove or replace it.',
    'leaves it out': 'Refreshing removes it from the email.',
    'keeps it in': 'Refreshing keeps it. Unschedule the email to remove it.',
  } satisfies Record<OnRefresh, string>,
  refreshRefused:
    'Refreshing can’t restore posts and listings that were deleted or are no longer published.',
  unschedule: 'Unschedule and edit',
  onlyScheduled: 'Only a scheduled email can be refreshed.',
  since: (what: string) => `${what} since it was scheduled`,
  nothing: 'Nothing has changed since this email was scheduled.',
} as const;

/** What a row says of its source: 'Deleted since it was scheduled', or that it has changed. */
export const sinceScheduled = ({ differences }: DriftedSource): string =>
  driftMessages.since(differences.find(({ label }) => label === stateLabel)?.now ?? 'Changed');

/** Names each source that should no longer be sent, with its state; null without one. */
export function stateNotice(sources: readonly DriftedSource[]): string | null {
  const named = sources.flatMap(({ title, differences, onRefresh: done }) => {
    const state = done && differences.find(({ label }) => label === stateLabel)?.now;
    return state ? [`“${title}” (${state.toLowerCase()})`] : [];
  });
  return named.length > 0 ? driftMessages.notice([...new Set(named)]) : null;
}
