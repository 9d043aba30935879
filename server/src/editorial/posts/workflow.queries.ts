import type { StoryState } from '@masthead/shared/editorial/posts/workflow.ts';
import { type Rows, within } from '../../platform/access/rows.ts';
import type { Db } from '../../platform/db/client.ts';

/** Where a story stands, and who has moved it last. */
export interface WorkflowRow {
  state: StoryState;
  assigneeId: number | null;
  assignee: string | null;
  dueAt: Date | null;
  note: string | null;
  version: number;
  updatedAt: Date;
  updatedById: number | null;
  updatedByName: string | null;
}

/** A story that nobody has moved yet. */
const unmoved: WorkflowRow = {
  state: 'draft',
  assigneeId: null,
  assignee: null,
  dueAt: null,
  note: null,
  version: 0,
  updatedAt: new Date(0),
  updatedById: null,
  updatedByName: null,
};

/** Where a post stands; the caller has found the post. */
export async function findWorkflow(db: Db, newsItemId: number): Promise<WorkflowRow> {
  const [row] = await db<WorkflowRow[]>`
    select w.state, w.assignee_id, a.name as assignee, w.due_at, w.note, w.moves as version, w.moved_at as updated_at,
           w.moved_by as updated_by_id, u.name as updated_by_name
      from news_item_workflow w left join users a on a.id = w.assignee_id left join users u on u.id = w.moved_by
     where w.news_item_id = ${newsItemId}`;
  return row ?? unmoved;
}

/** Saves where a post stands, and says in words what was changed. The caller has locked the post. */
export async function saveWorkflow(
  db: Db,
  newsItemId: number,
  now: Pick<WorkflowRow, 'state' | 'assigneeId' | 'dueAt' | 'note'>,
  told: string,
): Promise<void> {
  await db`
    insert into news_item_workflow (news_item_id, state, assignee_id, due_at, note)
    values (${newsItemId}, ${now.state}, ${now.assigneeId}, ${now.dueAt}, ${now.note})
    on conflict (news_item_id) do update set state = excluded.state, assignee_id = excluded.assignee_id,
      due_at = excluded.due_at, note = excluded.note, moves = news_item_workflow.moves + 1,
      moved_by = current_actor(), moved_at = clock_timestamp()`;
  await db`insert into news_item_moves (news_item_id, told) values (${newsItemId}, ${told})`;
}

/** The last moves of a post, the newest first; the caller has found the post. */
export const listMoves = (db: Db, newsItemId: number) =>
  db<{ id: number; who: string | null; at: Date; told: string }[]>`
    select m.id, u.name as who, m.moved_at as at, m.told
      from news_item_moves m left join users u on u.id = m.moved_by
     where m.news_item_id = ${newsItemId} order by m.id desc limit 20`;

/** A person who may be assigned: enabled, of the staff. */
export async function findAssignee(db: Db, people: Rows<'user'>, id: number) {
  const [row] = await db<{ id: number; name: string; roles: string[]; isAdmin: boolean }[]>`
    select u.id, u.name, r.roles, 'admin' = any(r.roles) as is_admin
      from users u join organizations o on o.id = u.organization_id and o.is_owner and o.deleted_at is null
      cross join lateral (select array(select name from user_roles where user_id = u.id) as roles) r
     where u.id = ${id} and not u.is_disabled and ${within(db, people, 'u')}`;
  return row ?? null;
}

/** The people who work on stories, by name. */
export const listAssignees = (db: Db, people: Rows<'user'>, roles: readonly string[]) =>
  db<{ id: number; name: string }[]>`
    select u.id, u.name from users u
      join organizations o on o.id = u.organization_id and o.is_owner and o.deleted_at is null
     where not u.is_disabled and ${within(db, people, 'u')}
       and exists (select from user_roles r where r.user_id = u.id and r.name = any(${roles}::text[]))
     order by lower(u.name), u.id`;

interface OnItsWay {
  state: StoryState | null;
  assigneeId: number | null;
  dueBefore: Date | null;
}

/** True if a search asks for stories by state, assignee or due time. */
export const isOnItsWay = ({ state, assigneeId, dueBefore }: OnItsWay): boolean =>
  state !== null || assigneeId !== null || dueBefore !== null;

/** Posts `n` that are on their way, and where. A post without a row is a draft of nobody's. */
export function onItsWay(db: Db, { state, assigneeId, dueBefore }: OnItsWay) {
  const those = db`select w.news_item_id from news_item_workflow w where w.is_open`;
  const conditions = [db`n.status in (1, 5)`];
  if (state === 'draft') conditions.push(db`n.id not in (${those} and w.state <> 'draft')`);
  else if (state !== null) conditions.push(db`n.id in (${those} and w.state = ${state})`);
  if (assigneeId === 0) conditions.push(db`n.id not in (${those} and w.assignee_id is not null)`);
  else if (assigneeId !== null)
    conditions.push(db`n.id in (${those} and w.assignee_id = ${assigneeId})`);
  if (dueBefore !== null) conditions.push(db`n.id in (${those} and w.due_at < ${dueBefore})`);
  return conditions.reduce((all, one) => db`${all} and ${one}`, db``);
}
