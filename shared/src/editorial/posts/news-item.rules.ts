import { hiddenSections, type PostMark, postStatus } from './news-item.ts';

/** True if readers can open the post. */
export const isOut = ({ status_code }: { status_code: number }): boolean =>
  status_code === postStatus.live || status_code === postStatus.unlisted;

/** Why a post can't be deleted, or null. Only drafts and events can (Spec, content 4). */
export function whyDeleteBlocked(post: { status_code: number; is_event: boolean }): string | null {
  if (post.status_code === postStatus.deleted) return 'This post is already deleted.';
  if (post.is_event || post.status_code === postStatus.draft) return null;
  return 'Only drafts and events can be deleted.';
}

/** Why a person can't open a post in the editor, or null. Live posts require the right to change them (Spec, content 4). */
export function whyOpenBlocked(
  post: { status_code: number; edit_blocked: string | null },
  isEditorOrAdmin: boolean,
): string | null {
  if (isEditorOrAdmin || post.status_code === postStatus.draft) return null;
  if (post.edit_blocked === null) return null;
  return 'Only editors and admins can open live articles.';
}

/** What decides who may edit a post, apart from its status and type. */
export interface Editing {
  isEditorOrAdmin: boolean;
  isAuthor: boolean;
  isContributor: boolean;
  isEventDesk: boolean;
  /** True when the person is among the authors of the post. */
  isAmongAuthors: boolean;
}

/** Why a person cannot edit a post, or null (decisions 6). */
export function whyEditBlocked(
  post: { status_code: number; is_event: boolean },
  who: Editing,
): string | null {
  if (who.isEditorOrAdmin || (who.isEventDesk && post.is_event)) return null;
  if (!who.isAuthor && !who.isContributor) return 'You can edit events only.';
  if (post.status_code === postStatus.pending)
    return 'Only editors and admins can change posts pending review.';
  if (post.status_code !== postStatus.draft)
    return 'Only editors and admins can change published posts.';
  if (who.isAuthor || who.isAmongAuthors) return null;
  return 'Contributors can edit only their own drafts.';
}

/** Why a person who may change a post can't set one of its marks, or null. Only people who publish may change what readers see. */
export function whyMarkBlocked(
  post: { is_event: boolean },
  mark: PostMark,
  who: Pick<Editing, 'isEditorOrAdmin' | 'isEventDesk'>,
): string | null {
  if (mark === 'starred' || mark === 'flaggedForEditor') return null;
  if (who.isEditorOrAdmin || (who.isEventDesk && post.is_event)) return null;
  return 'Only editors and admins can set this mark.';
}

/** Tags that set marks: 'promoted' and 'hidedate'. */
const markOfTag: Record<string, PostMark> = { promoted: 'promoted', hidedate: 'hidePublishDate' };

/** The mark that a tag sets, or undefined. */
export const markOf = (tag: string): PostMark | undefined => markOfTag[tag.toLowerCase()];

/**
 * Why a person cannot give a post this tag or take it off, or null. Tags that are marks go by the rule of marks; a series
 * hides the dates of its posts, whoever may edit them (Spec, content 2).
 */
export function whyTagBlocked(
  post: { status_code: number; is_event: boolean },
  tag: string,
  who: Editing & { isSeriesDesk: boolean },
): string | null {
  const mark = markOf(tag);
  if (mark === 'hidePublishDate' && who.isSeriesDesk) return null;
  const blocked = whyEditBlocked(post, who) ?? (mark ? whyMarkBlocked(post, mark, who) : null);
  return blocked && who.isSeriesDesk
    ? 'The series desk can only show or hide the date of a post.'
    : blocked;
}

/** Why a person can't put a post into this section, or null. The sections HOME and PROMOTED follow the rule for marks. */
export const whySectionBlocked = (
  post: { is_event: boolean },
  title: string,
  who: Pick<Editing, 'isEditorOrAdmin' | 'isEventDesk'>,
): string | null =>
  hiddenSections.includes(title) && whyMarkBlocked(post, 'promoted', who) !== null
    ? 'Only editors and admins can choose the sections HOME and PROMOTED.'
    : null;

/** Why a post cannot be published as it is, or null. */
export function whyPublishBlocked(post: {
  status_code: number;
  is_event: boolean;
  starts_at: string | null;
  hasDraft: boolean;
  /** True if the text is empty, and so is the live one. */
  isEmpty?: boolean;
}): string | null {
  if (post.isEmpty) return 'A post needs text before it can be published.';
  if (post.is_event && !post.starts_at)
    return 'An event needs a start date before it can be published.';
  if (post.status_code === postStatus.live && !post.hasDraft)
    return 'Nothing to publish: the live post has no unpublished changes.';
  return null;
}

/** Why a post can't be unpublished or unlisted, or null. It must be visible to readers and not already in that state. */
export function whyTakeDownBlocked(
  { status_code }: { status_code: number },
  action: 'unpublish' | 'unlist',
): string | null {
  if (status_code === postStatus.live) return null;
  if (action === 'unlist') return 'Only live posts can be unlisted.';
  return status_code === postStatus.unlisted
    ? null
    : 'Only live and unlisted posts can be unpublished.';
}

/** Why a post can't have a preview link, or null. A published post without changes already has a URL. */
export function whyNoPreviewLink(post: { status_code: number; hasDraft: boolean }): string | null {
  return isOut(post) && !post.hasDraft
    ? 'The post is published and has no unpublished changes. Share its own URL instead.'
    : null;
}

/** Why a post cannot be published at a time, or null. */
export function whyScheduleBlocked(
  post: { status_code: number },
  at: Date,
  now: Date,
): string | null {
  if (post.status_code !== postStatus.draft) return 'Only drafts can be scheduled.';
  return at > now ? null : 'Choose a time in the future.';
}

/** Toasts and confirmations of posts (Spec, content 4, 8). */
export const newsItemMessages = {
  elsewhere: (host: string) => `Posts are managed on ${host}. Open them there to change them.`,
  elsewhereAway: (host: string) => `${host} isn’t responding. Try again in a moment.`,
  elsewhereOdd: (host: string) => `Unexpected response from ${host}.`,
  confirmDelete: (headline: string) => `Are you sure you want to delete: ${headline}?`,
  deleted: 'Post deleted',
  restored: 'Post restored',
  deleteFailed: 'The post couldn’t be deleted.',
  noHeadline: 'No headline',
  typeTag: 'Type a tag and press Enter',
  linkCopied: 'Link copied',
  unknownSection: 'Choose sections of the post’s site.',
  unknownAuthor: 'One of the authors no longer exists.',
  stayAuthor: 'Keep yourself as an author, or you’ll lose access to this post.',
  slugTaken: 'Another post on this site already uses this slug.',
  slugRedirects: (headline: string) =>
    `This slug redirects to “${headline || 'Untitled'}”. Choose another one.`,
  /** For fields that saving can't change. Unchanged values are ignored. */
  changedElsewhere: {
    status: 'Saving doesn’t change the status. Publish, schedule or delete the post instead.',
    status_code: 'Saving doesn’t change the status. Publish, schedule or delete the post instead.',
    site_id: 'A post can’t move to another site. Clone it instead.',
    type: 'The type of a post can’t be changed.',
    scheduled_at: 'Saving doesn’t change the publication time. Schedule the post instead.',
  },
  loadPostFailed: 'The post couldn’t be loaded.',
  saved: 'Changes saved.',
  eventSaved: 'Event update saved.',
  opening: 'Opening the editor…',
  cloned: 'Cloned.',
  cloneFailed: 'The post couldn’t be cloned.',
  tagged: 'Tags saved.',
  tagsBack: 'Tags restored.',
  tagsFailed: 'The tags couldn’t be saved.',
  markSet: {
    starred: 'Starred.',
    flaggedForEditor: 'Flagged for the editor.',
    promoted: 'Marked as promoted.',
    hidePublishDate: 'Publish date hidden.',
  },
  markOff: {
    starred: 'Star removed.',
    flaggedForEditor: 'Editor flag removed.',
    promoted: 'No longer promoted.',
    hidePublishDate: 'Publish date shown.',
  },
  published: 'Published.',
  updatedLive: 'Live post updated.',
  scheduled: (when: string) => `Goes live ${when}.`,
  unscheduled: 'Unscheduled.',
  publishedByEditors: 'Only editors can publish this.',
  backAgain: (when: string) => `Restored what you typed until ${when}.`,
  revisionRestored: (when: string) => `Restored the text from ${when}. Nothing has been published.`,
  fieldRestored: (field: string) => `${field} updated.`,
  autosaveBeforeRestoring: 'Your latest changes aren’t saved yet. Try again when it says Saved.',
  revisionsFailed: 'The revisions couldn’t be loaded.',
  takenDown: (when: string, reason: string | null) =>
    reason ? `Taken down ${when}: ${reason}` : `Taken down ${when}`,
  notToPropose: 'You can save this yourself.',
  proposalSettled: 'Someone else already accepted or declined this proposal.',
  propose: 'Propose to the editors',
  proposed: 'Your proposal has been sent to the editors.',
  proposesChanges: (names: string[]) =>
    names.length === 1
      ? `${names[0]} proposes changes.`
      : `${names.slice(0, -1).join(', ')} and ${names.at(-1)} propose changes.`,
  proposalWaits: 'Your proposal is with the editors.',
  proposalAccepted: (name: string) => `Changes by ${name} accepted. Nothing has been published.`,
  proposalDeclined: (name: string) => `You declined the changes ${name} proposed.`,
  heldBy: (name: string) =>
    `${name} also changed this. Until you review it, your edits stay in this browser only.`,
  heldByYou:
    'You also changed this in another window. Until you review it, your edits stay in this browser only.',
  saveBeforeScheduling: 'Save the draft first. The saved version goes live at that time.',
  withoutAlt: 'Without alt text, people who can’t see the image miss out.',
} as const;
