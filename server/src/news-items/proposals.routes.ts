import { newsItemMessages } from '@masthead/shared/news-items/news-item.messages.ts';
import { newsItemEditEndpoints } from '@masthead/shared/news-items/news-item-edit.endpoints.ts';
import type { NewsItemDraft } from '@masthead/shared/news-items/news-item-form.ts';
import { rowsOf } from '../access/rows.ts';
import type { App } from '../app-parts.ts';
import { conflict, notFound } from '../http/errors.ts';
import { givenFields } from '../http/save-checks.ts';
import { handleWriting } from './chosen-content.ts';
import { cleanBody } from './clean-body.ts';
import { whyBlocked } from './edit-blocked.ts';
import { findEditedPost } from './edited-post.queries.ts';
import { postRows } from './post.rows.ts';
import { keepProposal, settleProposal } from './proposals.queries.ts';
import { findRevision } from './revisions.queries.ts';
import { openPost, writtenOf } from './save-post.ts';

/** What somebody may no longer save, handed to the editors (decision 89). */
export function proposalRoutes(app: App): void {
  handleWriting(app, newsItemEditEndpoints.propose, async ({ body, viewer, db }) => {
    const post = await findEditedPost(db, rowsOf(viewer, postRows), body.id, { lock: true });
    if (!post) throw notFound();
    if (whyBlocked(post, viewer) === null) throw conflict(newsItemMessages.notToPropose);
    const content = { ...writtenOf(post), ...givenFields(body.content) } as NewsItemDraft;
    const clean = { ...content, body: cleanBody(content.body) };
    return { revision_id: await keepProposal(db, post.id, viewer.id, clean) };
  });

  handleWriting(app, newsItemEditEndpoints.settleProposal, async ({ body, viewer, db }) => {
    const revision = await findRevision(db, rowsOf(viewer, postRows), body.revision_id);
    if (!revision?.proposal) throw notFound();
    await openPost(db, viewer, revision.newsItemId);
    const [from, to] = body.is_declined
      ? (['open', 'declined'] as const)
      : (['declined', 'open'] as const);
    if (revision.proposal !== to && !(await settleProposal(db, revision.id, from, to)))
      throw conflict(newsItemMessages.proposalSettled);
    return {};
  });
}
