import type { Direction } from '@masthead/shared/platform/contract/paging.ts';
import { firmEndpoints } from '@masthead/shared/showcase/firms/firm.endpoints.ts';
import { firmMessages } from '@masthead/shared/showcase/firms/firm.messages.ts';
import { firmOperations } from '@masthead/shared/showcase/firms/firm.operations.ts';
import { queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import { operationQueryOf, queryOf } from '../../platform/api/call.ts';

const options = operationQueryOf(firmOperations.showcaseFirmOptions, {});

/** The firms that can be chosen, by name; paused ones are left out. */
export const useFirmOptions = () =>
  useQuery({ ...options, staleTime: 60_000, meta: { isQuiet: true } });

/** A firm as a picker shows it. */
export interface ChosenFirm {
  id: number;
  name: string;
  isPaused: boolean;
}

/** These firms by name. Why: a firm paused after it was chosen is no longer an option. */
export function useChosenFirms(ids: readonly number[]): ChosenFirm[] {
  const { data } = useFirmOptions();
  const offered = new Map(data?.map((firm) => [firm.id, firm]));
  const others = useQueries({
    queries: ids
      .filter((id) => data && !offered.has(id))
      .map((id) => ({
        ...operationQueryOf(firmOperations.showcaseFirm, { id }),
        staleTime: 60_000,
        meta: { isQuiet: true },
      })),
  });
  const loaded = new Map(others.flatMap(({ data: firm }) => (firm ? [[firm.id, firm]] : [])));
  return ids.map((id) => {
    const firm = loaded.get(id);
    const name = offered.get(id)?.name ?? firm?.name ?? `Firm ${id}`;
    return { id, name, isPaused: firm?.isPaused ?? false };
  });
}

/** A page of the firm list. */
export const firmPage = (
  { name, lacking }: { name: string; lacking: 'no' | 'yes' },
  page: number,
  limit: number,
  direction: Direction,
) =>
  queryOptions({
    ...queryOf(firmEndpoints.search, {
      body: {
        ...(name && { name }),
        ...(lacking === 'yes' && { isLacking: true }),
        ...(direction !== 'asc' && { direction }),
        offset: (page - 1) * limit,
        limit,
      },
    }),
    meta: { isQuiet: true },
  });

/** The message of a picker when the firms cannot be loaded. */
export const firmsFailed = firmMessages.getFailed;
