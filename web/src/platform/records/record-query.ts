import type { Endpoint } from '@masthead/shared/platform/contract/endpoint.ts';
import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { call, queryOf } from '../api/call.ts';
import { edited } from '../api/touched.ts';

/** A call that answers one record by its id. */
export type ById<S extends z.ZodType> = Endpoint<
  z.ZodObject<{ id: z.ZodType<string | number> }>,
  z.ZodUndefined,
  z.ZodUndefined,
  S
>;

/** One record, for its form. */
export const recordQuery = <S extends z.ZodType>(get: ById<S>, id: string | number) =>
  queryOptions({ ...queryOf(get, { params: { id: String(id) } }), ...edited() });

/** What the page of a record asks for first. */
export const firstRecord =
  <S extends z.ZodType>(get: ById<S>) =>
  ({ id }: { id: string }) =>
    recordQuery(get, id);

/** The stored record. */
export const latestRecord = <S extends z.ZodType>(
  get: ById<S>,
  id: string | number,
): Promise<z.output<S>> => call(get, { params: { id } });

/** Puts a record as the server answered it where every screen reads it. */
export function cacheRecord<S extends z.ZodType>(
  queryClient: QueryClient,
  get: ById<S>,
  saved: z.output<S>,
): void {
  const { id } = saved as { id: string | number };
  queryClient.setQueryData(recordQuery(get, id).queryKey, saved);
}

/** `cacheRecord` for the component that calls. */
export function useCacheRecord<S extends z.ZodType>(get: ById<S>) {
  const queryClient = useQueryClient();
  return (saved: z.output<S>): void => cacheRecord(queryClient, get, saved);
}
