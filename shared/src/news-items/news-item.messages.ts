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
  keptBeforeRestoring: 'What you typed is not saved yet. Try again when it says Saved.',
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
