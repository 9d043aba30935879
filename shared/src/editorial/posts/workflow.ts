import { postStatus } from './news-item.ts';
import { type StoryState, storyStates } from './story-states.ts';

export { type StoryState, storyStates };

export const storyStateLabel: Record<StoryState, string> = {
  pitch: 'Pitch',
  assigned: 'Assigned',
  draft: 'Draft',
  edit: 'Edit',
  copy: 'Copy',
  ready: 'Ready',
};

/** Where a story stands. A post that nobody has moved yet is a draft, of version 0. */
export interface Workflow {
  state: StoryState;
  assignee_id: number | null;
  assignee: string | null;
  due_at: string | null;
  /** The sentence of the last move. */
  note: string | null;
  version: number;
}

/** The filters by due time. */
export const dueTimes = ['overdue', 'today', 'week'] as const;
export type DueTime = (typeof dueTimes)[number];
export const dueLabel: Record<DueTime, string> = {
  overdue: 'Overdue',
  today: 'Today',
  week: 'Next 7 days',
};
/** Stands for nobody in the filter by assignee. */
export const unassigned = 0;
/** Characters of a note. */
export const longestNote = 300;

/** True for posts that have a state: the ones that aren't published yet. */
export const hasWorkflow = ({ status_code }: { status_code: number }): boolean =>
  status_code === postStatus.draft || status_code === postStatus.pending;

const isEarly = (state: StoryState) => storyStates.indexOf(state) < storyStates.indexOf('edit');

/** True if a due time has passed. */
export const isOverdue = (due: string): boolean => Date.parse(due) < Date.now();

/** True if a move hands a story back from the editors to its writer. */
export const isSentBack = (from: StoryState, to: StoryState): boolean =>
  !isEarly(from) && isEarly(to);

/** A change of a story: absent fields stay as they are. */
export interface Move {
  state?: StoryState | undefined;
  assignee_id?: number | null | undefined;
  due_at?: string | null | undefined;
  note?: string | undefined;
}

/** Why a person who may edit a post can't assign it to somebody, or null. Writers take what nobody has, and give it back. */
export function whyAssignBlocked(
  from: number | null,
  to: number | null,
  who: { id: number; isEditorOrAdmin: boolean },
): string | null {
  if (who.isEditorOrAdmin || from === to) return null;
  if (from === null && to === who.id) return null;
  if (from === who.id && to === null) return null;
  return workflowMessages.assignedByEditors;
}

/** Why a move is not allowed to a person who may edit the post, or null. */
export function whyMoveBlocked(
  from: Workflow,
  move: Move,
  who: { id: number; isEditorOrAdmin: boolean },
): string | null {
  const { state = from.state, assignee_id = from.assignee_id, due_at = from.due_at, note } = move;
  const blocked = whyAssignBlocked(from.assignee_id, assignee_id, who);
  if (blocked) return blocked;
  if (due_at !== from.due_at && !who.isEditorOrAdmin) return workflowMessages.dueByEditors;
  return isSentBack(from.state, state) && !note?.trim() ? workflowMessages.noteRequired : null;
}

/** The roles that work on stories. */
export const storyRoles = ['author', 'contributor', 'editor', 'admin', 'events'];

/** Sentences of the workflow. */
export const workflowMessages = {
  assignedByEditors: 'Only editors and admins can assign a story to someone else.',
  dueByEditors: 'Only editors and admins can set the due time.',
  noteRequired: 'Say in a sentence what is missing.',
  noteTooLong: `Use at most ${longestNote} characters.`,
  onlyUnpublished: 'Only stories that aren’t published yet can be moved.',
  unknownPerson: 'This person no longer works here. Choose someone else.',
  cannotEdit: (name: string) => `${name} can’t edit this post. Add them to its authors first.`,
  movedFirst: (name: string, state: StoryState) =>
    `${name} changed this story first: it is now in ${storyStateLabel[state]}. Check it and try again.`,
  moved: (title: string, state: StoryState) =>
    `“${title || 'Untitled'}” is now in ${storyStateLabel[state]}.`,
  sentBack: (title: string) => `“${title || 'Untitled'}” was sent back.`,
  goesBack: (title: string, state: string, assignee: string | null) =>
    `“${title || 'Untitled'}” goes back to ${state}. ${assignee ?? 'Its authors'} will be notified.`,
  saved: 'Story updated.',
  moveFailed: 'The story couldn’t be moved.',
  movesFailed: 'The changes couldn’t be loaded.',
  columnFailed: 'These stories couldn’t be loaded.',
  noStories: 'No stories.',
  boardHelp:
    'Drag a story to another column, use its menu, or select it and press Shift and an arrow key.',
} as const;
