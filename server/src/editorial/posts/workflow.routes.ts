import { whyEditBlocked } from '@masthead/shared/editorial/posts/news-item.rules.ts';
import { workflowEndpoints } from '@masthead/shared/editorial/posts/workflow.endpoints.ts';
import {
  hasWorkflow,
  type Move,
  storyRoles,
  storyStateLabel,
  type Workflow,
  whyMoveBlocked,
  workflowMessages,
} from '@masthead/shared/editorial/posts/workflow.ts';
import { centralSentence } from '@masthead/shared/platform/values/dates.ts';
import type { App } from '../../app-parts.ts';
import { userRows } from '../../people/users/user.store.ts';
import { rowsOf } from '../../platform/access/rows.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import type { Db } from '../../platform/db/client.ts';
import { conflict, notFound } from '../../platform/http/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import { conflictWith } from '../../platform/http/save-checks.ts';
import { handleWriting } from './chosen-content.ts';
import { asEditing, asRule } from './edit-blocked.ts';
import { type EditedPost, findEditedPost } from './edited-post.queries.ts';
import { postRows } from './news-item.store.ts';
import { openPost } from './save-post.ts';
import {
  findAssignee,
  findWorkflow,
  listAssignees,
  listMoves,
  saveWorkflow,
  type WorkflowRow,
} from './workflow.queries.ts';

const asWorkflow = ({
  state,
  assigneeId,
  assignee,
  dueAt,
  note,
  version,
}: WorkflowRow): Workflow => ({
  state,
  assignee_id: assigneeId,
  assignee,
  due_at: dueAt?.toISOString() ?? null,
  note,
  version,
});

/** The name of a person to whom the post may be assigned. Why only who may edit it: nobody else could do the work. */
async function nameAssignee(db: Db, viewer: Viewer, post: EditedPost, id: number): Promise<string> {
  const person = await findAssignee(db, rowsOf(viewer, userRows), id);
  if (!person) throw conflict(workflowMessages.unknownPerson);
  const who = asEditing(person, post.authorUserIds);
  if (whyEditBlocked(asRule(post), who)) throw conflict(workflowMessages.cannotEdit(person.name));
  return person.name;
}

/** What a move changed, in words; empty if it changed nothing. */
function toldOf(from: Workflow, to: Workflow): string {
  const { state, assignee, due_at, note } = to;
  const changes = [
    state !== from.state && `${storyStateLabel[from.state]} → ${storyStateLabel[state]}`,
    to.assignee_id !== from.assignee_id && (assignee ? `assigned to ${assignee}` : 'unassigned'),
    due_at !== from.due_at && (due_at ? `due ${centralSentence(new Date(due_at))}` : 'no due time'),
  ];
  const said = changes.filter(Boolean).join(', ');
  if (!note) return said;
  return said ? `${said}: “${note}”` : `“${note}”`;
}

/** Moves a story, if nobody else has moved it since the caller saw it. */
async function moveStory(
  db: Db,
  viewer: Viewer,
  { id, version, ...given }: Move & { id: number; version: number },
): Promise<Workflow> {
  const post = await openPost(db, viewer, id);
  if (!hasWorkflow(asRule(post))) throw conflict(workflowMessages.onlyUnpublished);
  const row = await findWorkflow(db, id);
  const from = asWorkflow(row);
  if (version !== from.version) {
    const sentence = workflowMessages.movedFirst(row.updatedByName ?? 'Masthead', from.state);
    throw conflictWith(sentence, row);
  }
  const due_at = given.due_at ? new Date(given.due_at).toISOString() : given.due_at;
  const blocked = whyMoveBlocked(
    from,
    { ...given, due_at },
    { id: viewer.id, ...asEditing(viewer) },
  );
  if (blocked) throw conflict(blocked);
  const { state = from.state, assignee_id = from.assignee_id, note } = given;
  const assignee =
    assignee_id !== null && assignee_id !== from.assignee_id
      ? await nameAssignee(db, viewer, post, assignee_id)
      : from.assignee;
  const to = {
    state,
    assignee_id,
    assignee: assignee_id === null ? null : assignee,
    due_at: due_at === undefined ? from.due_at : due_at,
    note: note || null,
    version: from.version + 1,
  };
  const told = toldOf(from, to);
  if (!told) return from;
  // Why: the sentence of a story that was sent back stays until the story moves on.
  const stays = state === from.state && !note;
  const kept = { ...to, note: stays ? from.note : to.note };
  const dueAt = kept.due_at === null ? null : new Date(kept.due_at);
  await saveWorkflow(db, id, { state, assigneeId: assignee_id, dueAt, note: kept.note }, told);
  return kept;
}

/** A story on its way to publication (decision 148). */
export function workflowRoutes(app: App): void {
  handle(app, workflowEndpoints.people, ({ viewer, db }) =>
    listAssignees(db, rowsOf(viewer, userRows), storyRoles),
  );

  handle(app, workflowEndpoints.moves, async ({ params, viewer, db }) => {
    const post = await findEditedPost(db, rowsOf(viewer, postRows), params.id);
    if (!post) throw notFound();
    const moves = await listMoves(db, post.id);
    return moves.map(({ at, ...move }) => ({ ...move, at: at.toISOString() }));
  });

  handleWriting(app, workflowEndpoints.move, async ({ body, viewer, db }) => ({
    id: body.id,
    workflow: await moveStory(db, viewer, body),
  }));
}
