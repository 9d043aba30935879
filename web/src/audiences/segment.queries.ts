import { segmentEndpoints } from '@masthead/shared/audiences/segment.endpoints.ts';
import type { segmentRecord } from '@masthead/shared/audiences/segment.record.ts';
import { type Segment, segmentMessages } from '@masthead/shared/audiences/segment.ts';
import type { Condition } from '@masthead/shared/audiences/segment-conditions.ts';
import type { SavedValues } from '@masthead/shared/records/record.ts';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, queryOf } from '../app/call.ts';
import { edited } from '../app/touched.ts';
import { toast, toastUndo } from '../ui/toast.tsx';

/** The segments of an audience; what went wrong stands in their place. */
export const segmentsOf = (audienceId: string) =>
  queryOptions({
    ...queryOf(segmentEndpoints.ofAudience, { params: { id: audienceId } }),
    meta: { isQuiet: true },
  });

/** One segment. */
export const segmentQuery = (id: string | number) =>
  queryOptions({
    ...queryOf(segmentEndpoints.get, { params: { id: String(id) } }),
    ...edited(),
  });

/** What conditions can name. Why quiet: without it tags are typed. */
export const segmentTerms = (audienceId: string) =>
  queryOptions({
    ...queryOf(segmentEndpoints.terms, { params: { id: audienceId } }),
    meta: { isQuiet: true },
  });

/** How many meet conditions; what went wrong stands in the place of the number. */
export const segmentCount = (audienceId: string, conditions: Condition[]) =>
  queryOptions({
    ...queryOf(segmentEndpoints.count, { body: { audienceId, conditions } }),
    meta: { isQuiet: true },
  });

/** Puts a segment as the server answered it where every screen reads it. */
export function keepSegment(queryClient: QueryClient, segment: Segment): void {
  queryClient.setQueryData(segmentQuery(segment.id).queryKey, segment);
}

export const createSegment = (values: SavedValues<typeof segmentRecord>): Promise<Segment> =>
  call(segmentEndpoints.create, { body: values });

/** Why without its audience: a segment stays with the one that it was made for. */
export const updateSegment = (
  saved: { id: number; version: number | undefined },
  { name, conditions }: SavedValues<typeof segmentRecord>,
): Promise<Segment> => call(segmentEndpoints.update, { body: { name, conditions, ...saved } });

export const latestSegment = (id: number): Promise<Segment> =>
  call(segmentEndpoints.get, { params: { id } });

/** Deletes a segment, with a way back. */
export function useDeleteSegment() {
  const queryClient = useQueryClient();
  const restore = useMutation({
    mutationFn: (id: number) => call(segmentEndpoints.restore, { params: { id } }),
    onSuccess: (segment) => {
      keepSegment(queryClient, segment);
      toast(segmentMessages.restored);
    },
  });
  return useMutation({
    mutationFn: (id: number) => call(segmentEndpoints.remove, { params: { id } }),
    onSuccess: (_reply, id) => {
      toastUndo(segmentMessages.deleted, () => restore.mutate(id));
    },
  });
}
