import {
  audienceEndpoints,
  subscriberEndpoints,
} from '@masthead/shared/email/audiences/audience.endpoints.ts';
import { audienceMessages } from '@masthead/shared/email/audiences/audience.messages.ts';
import {
  type Audience,
  subscriberPageSize,
} from '@masthead/shared/email/audiences/audience.record.ts';
import { keepPreviousData, queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { call, callWithHeaders, queryOf } from '../../platform/api/call.ts';
import { downloadAnswer } from '../../platform/lists/download-answer.ts';
import { useDeletion } from '../../platform/records/use-deletion.ts';
import type { SubscriberSearch } from './SubscriberFilters.tsx';

/** Every audience, by name. */
export const useAudiences = () => useQuery(queryOf(audienceEndpoints.list));

/** One audience with its counts. */
export const audienceQuery = (id: string) => queryOf(audienceEndpoints.get, { params: { id } });

const filterOf = ({ search, status }: SubscriberSearch) => ({
  ...(search && { search }),
  ...(status !== 'All' && { status }),
});

/** A page of subscribers; the old page stays until the new one is there. */
export const subscriberPage = (id: string, search: SubscriberSearch) =>
  queryOptions({
    ...queryOf(subscriberEndpoints.list, {
      params: { id },
      query: {
        ...filterOf(search),
        sort: search.sort,
        direction: search.direction,
        limit: subscriberPageSize,
        offset: (search.page - 1) * subscriberPageSize,
      },
    }),
    placeholderData: keepPreviousData,
  });

/** Deletes an audience, with a way back. */
export const useDeleteAudience = () =>
  useDeletion({
    remove: ({ id }: Pick<Audience, 'id'>) => call(audienceEndpoints.remove, { params: { id } }),
    deleted: () => audienceMessages.deleted,
    restore: (_, { id }) => call(audienceEndpoints.restore, { params: { id } }),
    restored: () => audienceMessages.restored,
  });

/** Saves the subscribers that the list is narrowed to as a CSV file. */
export const useExport = (audience: Audience, search: SubscriberSearch) =>
  useMutation({
    mutationFn: () =>
      downloadAnswer(
        () =>
          callWithHeaders(
            subscriberEndpoints.export,
            { params: { id: audience.id }, query: filterOf(search) },
            { isFile: true },
          ),
        'subscribers.csv',
      ),
  });
