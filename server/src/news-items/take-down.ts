import { bulkMessages, type TakeDown } from '@masthead/shared/news-items/bulk.ts';
import { whyTakeDownBlocked } from '@masthead/shared/news-items/news-item.rules.ts';
import { postStatus } from '@masthead/shared/news-items/news-item.ts';
import type { Viewer } from '../access/viewer.ts';
import type { Db } from '../db/client.ts';
import { badRequest, conflict } from '../http/errors.ts';
import { checkVersion } from '../http/save-checks.ts';
import { asRule } from './edit-blocked.ts';
import { markTakenDown } from './edited-post.queries.ts';
import { openPost, type Seen } from './save-post.ts';

/** Takes down what readers see: a draft again, or out of every list. What is written and not yet said stays. */
export async function takeDown(
  db: Db,
  viewer: Viewer,
  seen: Seen,
  act: TakeDown,
  { reason, moved_to: movedTo }: { reason: string; moved_to: string | null },
): Promise<void> {
  const post = await openPost(db, viewer, seen.id);
  const blocked = whyTakeDownBlocked(asRule(post), act);
  if (blocked) throw conflict(blocked);
  checkVersion(post, seen.version);
  if (movedTo?.replace(/[?#].*$/, '').endsWith(`/sites/${post.siteId}/${post.content.slug}`))
    throw badRequest({ path: 'moved_to', message: bulkMessages.leadsToItself });
  const status = act === 'unpublish' ? postStatus.draft : postStatus.unlisted;
  await markTakenDown(db, post.id, { status, reason, movedTo });
}
