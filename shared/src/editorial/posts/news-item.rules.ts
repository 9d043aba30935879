import { hiddenSections, type PostMark, postStatus } from './news-item.ts';

/** Whether readers can reach a post. */
export const isOut = ({ status_code }: { status_code: number }): boolean =>
  status_code === postStatus.live || status_code === postStatus.unlisted;

/** Why a post cannot be deleted, or null: only drafts and events can (Spec, content 4). */
export function whyDeleteBlocked(post: { status_code: number; is_event: boolean }): string | null {
  if (post.status_code === postStatus.deleted) return 'This post is already deleted.';
  if (post.is_event || post.status_code === postStatus.draft) return null;
  return 'Only drafts and events can be deleted.';
}

/** Why a person cannot open a post in the editor, or null: live ones are for who may change them (Spec, content 4). */
export function whyOpenBlocked(
  post: { status_code: number; edit_blocked: string | null },
  isEditorOrAdmin: boolean,
): string | null {
  if (isEditorOrAdmin || post.status_code === postStatus.draft) return null;
  if (post.edit_blocked === null) return null;
  return 'Only editors and admins can open live articles.';
}

/** What decides who may edit a post, besides its status and type. */
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
    return 'Only editors and admins can change what waits for review.';
  if (post.status_code !== postStatus.draft)
    return 'Only editors and admins can change what is published.';
  if (who.isAuthor || who.isAmongAuthors) return null;
  return 'Contributors can edit only drafts of their own.';
}

/** Why a person who may change a post cannot set a mark of it, or null: what readers see is for those who publish. */
export function whyMarkBlocked(
  post: { is_event: boolean },
  mark: PostMark,
  who: Pick<Editing, 'isEditorOrAdmin' | 'isEventDesk'>,
): string | null {
  if (mark === 'starred' || mark === 'flaggedForEditor') return null;
  if (who.isEditorOrAdmin || (who.isEventDesk && post.is_event)) return null;
  return 'Only editors and admins can set this mark.';
}

/** Tags that are marks of a post: a sponsor's, and one that hides when it was published. */
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
    ? 'The series desk can only hide and show the date of a post.'
    : blocked;
}

/** Why a person cannot put a post into this section, or null: the front page and its promotions are marks in all but name. */
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
  /** It says and shows nothing, and what is live does not do so either. */
  isEmpty?: boolean;
}): string | null {
  if (post.isEmpty) return 'A post needs a text before it is published.';
  if (post.is_event && !post.starts_at) return 'An event needs a start before it is published.';
  if (post.status_code === postStatus.live && !post.hasDraft)
    return 'There is nothing to publish: the post is live as it is written.';
  return null;
}

/** Why a post cannot be taken down so, or null: readers must see it, and otherwise than that already. */
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

/** Why no preview link is made for a post, or null: what readers see already has an address. */
export function whyNoPreviewLink(post: { status_code: number; hasDraft: boolean }): string | null {
  return isOut(post) && !post.hasDraft
    ? 'The post is out as it is written: share its own address.'
    : null;
}

/** Why a post cannot be published at a time, or null. */
export function whyScheduleBlocked(
  post: { status_code: number },
  at: Date,
  now: Date,
): string | null {
  if (post.status_code !== postStatus.draft) return 'Only drafts can be scheduled.';
  return at > now ? null : 'Choose a time that is still to come.';
}

/** Toasts and confirmations of posts (Spec, content 4, 8). */
export const newsItemMessages = {
  elsewhere: (host: string) => `Posts are written in ${host}. Open them there to change them.`,
  elsewhereAway: (host: string) => `${host} does not answer. Try again in a moment.`,
  elsewhereOdd: (host: string) => `${host} has answered with something else than posts.`,
  confirmDelete: (headline: string) => `Are you sure you want to delete: ${headline}?`,
  deleted: 'Post deleted',
  restored: 'Post restored',
  deleteFailed: 'The post could not be deleted.',
  noHeadline: 'No headline',
  typeTag: 'Type a tag and press Enter',
  linkCopied: 'Link copied',
  unknownSection: 'Choose sections of the site of the post.',
  unknownAuthor: 'One of the authors does not exist any more.',
  stayAuthor: 'Stay among the authors, or you could not open the post any more.',
  slugTaken: 'Another post of this site has this slug.',
  slugRedirects: (headline: string) =>
    `This slug redirects to “${headline || 'Untitled'}”. Choose another one.`,
  /** Of fields that saving does not change; sent back as they are they are ignored. */
  changedElsewhere: {
    status: 'Saving does not change the status: publish, schedule or delete the post.',
    status_code: 'Saving does not change the status: publish, schedule or delete the post.',
    site_id: 'A post stays on its site: clone it to another one.',
    type: 'A post keeps its type.',
    scheduled_at: 'Saving does not change the time of publication: schedule the post.',
  },
  loadPostFailed: 'The post could not be loaded.',
  saved: 'Changes saved.',
  eventSaved: 'Event update saved.',
  opening: 'Opening the editor…',
  cloned: 'Cloned.',
  cloneFailed: 'The post could not be cloned.',
  tagged: 'Tags saved.',
  tagsBack: 'The tags are as they were.',
  tagsFailed: 'The tags could not be saved.',
  markSet: {
    starred: 'Starred.',
    flaggedForEditor: 'Flagged for the editor.',
    promoted: 'Marked as promoted.',
    hidePublishDate: 'The publish date is hidden.',
  },
  markOff: {
    starred: 'Not starred any more.',
    flaggedForEditor: 'Not flagged for the editor any more.',
    promoted: 'Not promoted any more.',
    hidePublishDate: 'The publish date is shown.',
  },
  published: 'Published.',
  updatedLive: 'The live post is updated.',
  scheduled: (when: string) => `Goes live ${when}.`,
  unscheduled: 'Not scheduled any more.',
  publishedByEditors: 'An editor publishes this.',
  backAgain: (when: string) => `What you typed until ${when} is back.`,
  revisionRestored: (when: string) =>
    `Back to what was written ${when}. Nothing is published by it.`,
  fieldRestored: (field: string) => `${field} is as it was.`,
  autosaveBeforeRestoring: 'What you typed is not saved yet. Try again when it says Saved.',
  revisionsFailed: 'The revisions could not be loaded.',
  takenDown: (when: string, reason: string | null) =>
    reason ? `Taken down ${when}: ${reason}` : `Taken down ${when}`,
  notToPropose: 'You can save this yourself.',
  proposalSettled: 'Somebody else accepted or declined this proposal first.',
  propose: 'Propose to the editors',
  proposed: 'Your words are with the editors as a proposal.',
  proposesChanges: (names: string[]) =>
    names.length === 1
      ? `${names[0]} proposes changes.`
      : `${names.slice(0, -1).join(', ')} and ${names.at(-1)} propose changes.`,
  proposalWaits: 'Your proposal is with the editors.',
  proposalAccepted: (name: string) =>
    `What ${name} proposed is in the text. Nothing is published by it.`,
  proposalDeclined: (name: string) => `You declined the changes ${name} proposed.`,
  heldBy: (name: string) =>
    `${name} changed the same as you. Until you look at it, what you type is kept in this browser.`,
  heldByYou:
    'You changed the same in another window. Until you look at it, what you type is kept in this browser.',
  saveBeforeScheduling: 'Save the draft first: what is saved goes live at that time.',
  withoutAlt: 'Without alt text, people who cannot see it miss the picture.',
} as const;
