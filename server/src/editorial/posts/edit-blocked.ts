import { type Editing, whyEditBlocked } from '@masthead/shared/editorial/posts/news-item.rules.ts';
import type { PostType } from '@masthead/shared/editorial/posts/news-item.ts';
import type { Viewer } from '../../platform/access/viewer.ts';

/** The columns of a post that decide who may edit it. */
interface Editable {
  status: number;
  type: PostType;
  /** The people behind its authors. */
  authorUserIds: number[];
}

/** A post as the rules of shared/ ask for it. */
export const asRule = (post: Pick<Editable, 'status' | 'type'>) => ({
  status_code: post.status,
  is_event: post.type === 'event',
});

/** A person as the rules ask for them. */
export const asEditing = (
  { id, roles, isAdmin }: Pick<Viewer, 'id' | 'isAdmin'> & { roles: readonly string[] },
  authorUserIds: readonly number[] = [],
): Editing => ({
  isEditorOrAdmin: isAdmin || roles.includes('editor'),
  isAuthor: roles.includes('author'),
  isContributor: roles.includes('contributor'),
  isEventDesk: roles.includes('events'),
  isAmongAuthors: authorUserIds.includes(id),
});

/** Why a person cannot change a post, or null. */
export const whyBlocked = (post: Editable, viewer: Viewer): string | null =>
  whyEditBlocked(asRule(post), asEditing(viewer, post.authorUserIds));
