import type { DriftedSource, OnRefresh } from './drift.ts';
import { stateLabel } from './drift-state.ts';

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
  since: (what: string) => `${what} since it was scheduled`,
  nothing: 'Nothing has changed since this email was scheduled.',
} as const;

/** What a row says of its source: 'Deleted since it was scheduled', or that it has changed. */
export const sinceScheduled = ({ differences }: DriftedSource): string =>
  driftMessages.since(differences.find(({ label }) => label === stateLabel)?.now ?? 'Changed');

/** Names each source that should not go out as it is, with its state; null without one. */
export function stateNotice(sources: readonly DriftedSource[]): string | null {
  const named = sources.flatMap(({ title, differences, onRefresh: done }) => {
    const state = done && differences.find(({ label }) => label === stateLabel)?.now;
    return state ? [`“${title}” (${state.toLowerCase()})`] : [];
  });
  return named.length > 0 ? driftMessages.notice([...new Set(named)]) : null;
}
