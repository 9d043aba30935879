import type { Part } from '@masthead/shared/audiences/segment-conditions.ts';
import { partMessages } from '@masthead/shared/campaigns/part.messages.ts';
import type { PartState } from '@masthead/shared/campaigns/preflight-facts.ts';
import { rowsOf, theProduct } from '../access/rows.ts';
import { segmentRows } from '../audiences/segment.rows.ts';
import { findSegment } from '../audiences/segments.queries.ts';
import type { Db } from '../db/client.ts';
import { findSentFor } from '../mailings/sends.queries.ts';
import type { Campaign } from './campaigns.queries.ts';

/** The part of an audience that an email goes to (null: everybody), and how it stands to that audience. */
export interface PartFound {
  part: Part | null;
  state: PartState | null;
}

/** Who of an audience an email goes to, by its segment and by the email that it is sent again for. */
export async function partOf(
  db: Db,
  { segmentId, againOf }: Pick<Campaign, 'segmentId' | 'againOf'>,
  audienceId: string,
): Promise<PartFound> {
  if (segmentId === null && againOf === null) return { part: null, state: null };
  const [segment, first] = await Promise.all([
    segmentId === null ? null : findSegment(db, rowsOf(theProduct, segmentRows), segmentId),
    againOf === null ? null : findSentFor(db, againOf),
  ]);
  const names = [
    ...(segment ? [segment.name] : []),
    ...(first ? [partMessages.notOpened(first.subject)] : []),
  ];
  const part = {
    name: names.join(', '),
    conditions: segment?.conditions ?? [],
    notOpened: againOf,
  };
  if (segmentId !== null && (!segment || segment.isDeleted)) return { part, state: 'deleted' };
  if (segment && segment.audienceId !== audienceId) return { part, state: 'elsewhere' };
  const isAway = againOf !== null && first?.audienceId !== audienceId;
  if (isAway) return { part, state: 'again elsewhere' };
  return { part, state: segment ? 'segment' : 'not opened' };
}
