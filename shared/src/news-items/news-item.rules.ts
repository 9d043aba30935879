import { postStatus } from './news-item.ts';

/** Why a post cannot be deleted, or null: only drafts and events can (Spec, content 4). */
export function whyDeleteBlocked(post: { status_code: number; is_event: boolean }): string | null {
  if (post.status_code === postStatus.deleted) return 'This post is already deleted.';
  if (post.is_event || post.status_code === postStatus.draft) return null;
  return 'Only drafts and events can be deleted.';
}

/** Why a person cannot open a post in the editor, or null: live ones are for editors and admins (Spec, content 4). */
export function whyOpenBlocked(
  post: { status_code: number },
  isEditorOrAdmin: boolean,
): string | null {
  if (isEditorOrAdmin || post.status_code === postStatus.draft) return null;
  return 'Only editors and admins can open live articles.';
}
