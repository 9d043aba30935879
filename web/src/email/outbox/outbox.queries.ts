import { outboxEndpoints } from '@masthead/shared/email/outbox/outbox.endpoints.ts';
import { outboxPageSize } from '@masthead/shared/email/outbox/outbox.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { queryOf } from '../../platform/api/call.ts';
import type { OutboxSearch } from './outbox-search.ts';

/** A page of the outbox; the old page stays until the new one is there. */
export const outboxPage = ({ search, kind, send, page }: OutboxSearch) =>
  queryOptions({
    ...queryOf(outboxEndpoints.list, {
      query: {
        search,
        ...(kind !== 'all' && { purpose: kind }),
        ...(send !== null && { mailing: String(send) }),
        limit: String(outboxPageSize),
        offset: String((page - 1) * outboxPageSize),
      },
    }),
    placeholderData: keepPreviousData,
  });

/** One message, whole; a message never changes. */
export const outboxMessage = (id: number) =>
  queryOptions({
    ...queryOf(outboxEndpoints.get, { params: { id } }),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { isQuiet: true },
  });
