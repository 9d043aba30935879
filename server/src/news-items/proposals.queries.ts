import type { NewsItemDraft } from '@masthead/shared/news-items/news-item-form.ts';
import { type Rows, within } from '../access/rows.ts';
import type { Db } from '../db/client.ts';

/** What somebody proposes for a post, and nobody has accepted or declined. */
export interface ProposalRow {
  id: number;
  savedById: number;
  savedBy: string;
  savedAt: Date;
}

/** The open proposals for a post, the oldest first. */
export const listProposals = (
  db: Db,
  seen: Rows<'post'>,
  newsItemId: number,
): Promise<ProposalRow[]> =>
  db<ProposalRow[]>`
    select r.id, u.id as saved_by_id, u.name as saved_by, r.saved_at
      from news_item_revisions r join news_items n on n.id = r.news_item_id join users u on u.id = r.actor_id
     where r.news_item_id = ${newsItemId} and r.proposal = 'open' and ${within(db, seen, 'n')}
     order by r.id`;

/** Proposes a content for a post; somebody's next proposal takes the place of their open one. */
export async function keepProposal(
  db: Db,
  newsItemId: number,
  actorId: number,
  content: NewsItemDraft,
): Promise<number> {
  const [row] = await db<{ id: number }[]>`
    insert into news_item_revisions (news_item_id, actor_id, content, proposal)
    values (${newsItemId}, ${actorId}, ${db.json(content)}, 'open')
    on conflict (news_item_id, actor_id) where proposal = 'open'
    do update set content = excluded.content, saved_at = clock_timestamp()
    returning id`;
  return row?.id ?? 0;
}

/** Accepts or declines a proposal, or reopens one that was declined; false when it stands otherwise by now. */
export async function settleProposal(
  db: Db,
  id: number,
  from: 'open' | 'declined',
  to: 'open' | 'accepted' | 'declined',
): Promise<boolean> {
  const rows = await db`
    update news_item_revisions set proposal = ${to} where id = ${id} and proposal = ${from} returning id`;
  return rows.length > 0;
}
