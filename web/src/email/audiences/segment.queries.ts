import { segmentEndpoints } from '@masthead/shared/email/audiences/segment.endpoints.ts';
import { type Segment, segmentMessages } from '@masthead/shared/email/audiences/segment.ts';
import type { Condition } from '@masthead/shared/email/audiences/segment-conditions.ts';
import { queryOptions } from '@tanstack/react-query';
import { call, queryOf } from '../../platform/api/call.ts';
import { useCacheRecord } from '../../platform/records/record-query.ts';
import { useDeletion } from '../../platform/records/use-deletion.ts';

/** The segments of an audience; the screen shows errors itself. */
export const segmentsOf = (audienceId: string) =>
  queryOptions({
    ...queryOf(segmentEndpoints.ofAudience, { params: { id: audienceId } }),
    meta: { isQuiet: true },
  });

/** What conditions can name. Why quiet: without it tags are typed. */
export const segmentTerms = (audienceId: string) =>
  queryOptions({
    ...queryOf(segmentEndpoints.terms, { params: { id: audienceId } }),
    meta: { isQuiet: true },
  });

/** The number of subscribers who meet the conditions; the screen shows errors itself. */
export const segmentCount = (audienceId: string, conditions: Condition[]) =>
  queryOptions({
    ...queryOf(segmentEndpoints.count, { body: { audienceId, conditions } }),
    meta: { isQuiet: true },
  });

/** Deletes a segment, with a way back. */
export function useDeleteSegment() {
  const cacheSegment = useCacheRecord(segmentEndpoints.get);
  return useDeletion({
    remove: ({ id }: Segment) => call(segmentEndpoints.remove, { params: { id } }),
    deleted: () => segmentMessages.deleted,
    restore: (_, { id }) => call(segmentEndpoints.restore, { params: { id } }),
    restored: () => segmentMessages.restored,
    onRestored: cacheSegment,
  });
}
