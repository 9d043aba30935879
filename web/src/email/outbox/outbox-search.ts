import { outboxPurposes } from '@masthead/shared/email/outbox/outbox.ts';
import { z } from 'zod';
import { choiceOf, optionalId, pageNumber, searchText } from '../../platform/lists/search.ts';

/** What the outbox shows, as its address says it; `message` is the one that is open. */
export const outboxSearch = z.object({
  search: searchText,
  kind: choiceOf(['all', ...outboxPurposes]),
  /** One send, by its mailing. */
  send: optionalId,
  page: pageNumber,
  message: optionalId,
});
export type OutboxSearch = z.output<typeof outboxSearch>;

/** The address of the outbox with some of it changed; what is not filtered is not written. */
export function outboxAddress(search: OutboxSearch, changes: Partial<OutboxSearch>) {
  const { kind, page, ...others } = { ...search, ...changes };
  const kept = Object.entries({
    ...others,
    kind: kind === 'all' ? null : kind,
    page: page > 1 ? page : null,
  }).filter(([, value]) => value !== null && value !== '');
  return Object.fromEntries(kept.map(([key, value]) => [key, String(value)]));
}
