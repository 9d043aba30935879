import type {
  AskedBy,
  ErasureState,
} from '@masthead/shared/workspace/personal-data/personal-data.ts';
import { seal, unseal } from '../../platform/access/seal.ts';
import type { Db } from '../../platform/db/client.ts';
import { sharedSecret } from '../../platform/db/secrets.queries.ts';
import type { Person } from './erase-rows.queries.ts';

/** How far an erasure is. */
export interface Progress {
  phase: 'photo' | 'rows' | 'addresses' | 'files' | 'mailchimp' | 'copies';
  /** How often all tables have been searched, and how many rows this search has found. */
  pass: number;
  found: number;
  table: number;
  page: number;
}

/** An erasure under way. */
export interface RunningErasure extends Person {
  id: number;
  removesBylines: boolean;
  madeBy: number | null;
  progress: Progress;
  counts: Record<string, number>;
}

export interface NewErasure {
  addresses: readonly string[];
  userId: number | null;
  askedBy: AskedBy;
  reason: string;
  removesBylines: boolean;
}

const sealing = async (db: Db) => sharedSecret(db, 'erasure');
const purpose = 'erasure';

/** Requests an erasure. From here on, nothing brings the addresses back to an audience. */
export async function insertErasure(db: Db, asked: NewErasure): Promise<number> {
  const sealed = seal(await sealing(db), purpose, JSON.stringify(asked.addresses));
  const [row] = await db<{ id: number }[]>`
    insert into erasures (asked_by, reason, user_id, removes_bylines, made_by, sealed)
    values (${asked.askedBy}, ${asked.reason}, ${asked.userId}, ${asked.removesBylines}, current_actor(), ${sealed})
    returning id`;
  if (!row) throw new Error('The erasure was not saved');
  await db`
    insert into erased_addresses (hash, erasure_id)
    select hash, ${row.id}::int from erasure_hashes(${[...asked.addresses]}::text[]) hash on conflict do nothing`;
  return row.id;
}

/** Locks an erasure that is not done; null if it is, or if another worker has it. */
export async function lockErasure(db: Db, id: number): Promise<RunningErasure | null> {
  const [row] = await db<
    {
      id: number;
      sealed: string;
      userId: number | null;
      removesBylines: boolean;
      madeBy: number | null;
      progress: Partial<Progress>;
      counts: Record<string, number>;
    }[]
  >`
    select id, coalesce(sealed, '') as sealed, user_id, removes_bylines, made_by, progress, counts from erasures
     where id = ${id} and state <> 'done' for update skip locked`;
  if (!row) return null;
  const { sealed, progress, ...rest } = row;
  const text = unseal(await sealing(db), purpose, sealed);
  if (text === null) throw new Error(`The addresses of erasure ${id} can’t be read`);
  const begun: Progress = { phase: 'photo', pass: 1, found: 0, table: 0, page: 0, ...progress };
  return { ...rest, addresses: JSON.parse(text) as string[], progress: begun };
}

/** Records how far an erasure is. */
export async function saveProgress(
  db: Db,
  id: number,
  { progress, counts }: Pick<RunningErasure, 'progress' | 'counts'>,
): Promise<void> {
  await db`
    update erasures set progress = ${db.json(progress)}, counts = ${db.json(counts)}, state = 'running', problem = null
     where id = ${id}`;
}

/** Ends an erasure: its addresses are forgotten. */
export async function endErasure(db: Db, id: number): Promise<void> {
  await db`
    update erasures set state = 'done', sealed = null, progress = '{}', problem = null, finished_at = now() where id = ${id}`;
}

/** Records why an erasure has stopped; its job goes on with it. */
export async function failErasure(db: Db, id: number, problem: string): Promise<void> {
  await db`update erasures set state = 'failed', problem = ${problem} where id = ${id} and state <> 'done'`;
}

/** Erasures that are not done. */
export async function listRunning(db: Db): Promise<number[]> {
  const rows = await db<
    { id: number }[]
  >`select id from erasures where state <> 'done' order by id`;
  return rows.map(({ id }) => id);
}

/** Turns a failed erasure back into a running one; false if it is not failed. */
export async function resumeErasure(db: Db, id: number): Promise<boolean> {
  const { count } =
    await db`update erasures set state = 'running' where id = ${id} and state = 'failed'`;
  return count > 0;
}

/** Whether a user or an address is being erased now. */
export async function isUnderWay(db: Db, address: string): Promise<boolean> {
  const rows = await db`
    select 1 from erasures e join erased_addresses a on a.erasure_id = e.id
     where e.state <> 'done' and a.hash in (select hash from erasure_hashes(${[address]}::text[]) hash)`;
  return rows.length > 0;
}

/** Whether an address was erased, or is being erased. */
export async function isErased(db: Db, address: string): Promise<boolean> {
  const rows = await db`select 1 from erased_among(${[address]}::text[])`;
  return rows.length > 0;
}

/** How far an erasure is, for the job that runs it. */
export async function findErasure(db: Db, id: number) {
  const [row] = await db<{ state: ErasureState; progress: Partial<Progress> }[]>`
    select state, progress from erasures where id = ${id}`;
  return row ?? null;
}

/** Requests, newest first. */
export const listErasures = (db: Db) => db<
  {
    id: number;
    askedBy: AskedBy;
    reason: string;
    isUser: boolean;
    madeBy: string | null;
    madeAt: Date;
    state: ErasureState;
    counts: Record<string, number>;
    problem: string | null;
    finishedAt: Date | null;
  }[]
>`
  select e.id, e.asked_by, e.reason, e.user_id is not null as is_user, u.name as made_by, e.made_at, e.state, e.counts,
         e.problem, e.finished_at
    from erasures e left join users u on u.id = e.made_by
   order by e.id desc limit 500`;

/** Why an address can't be erased: email templates and emails to be sent that have it as their reply address. */
export async function countReplies(db: Db, addresses: readonly string[]): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    select ((select count(*) from email_templates
              where deleted_at is null and lower(reply_to) = any(${[...addresses]}::text[]))
          + (select count(*) from mailings
              where status in ('scheduled', 'sending') and lower(reply_to) = any(${[...addresses]}::text[])))::int as count`;
  return row?.count ?? 0;
}

/** Where a table of files names the pieces of an import that may hold an address, one after the other. */
export async function lockPieces(db: Db, after: number) {
  const [first] = await db<{ importId: number }[]>`
    select min(import_id)::int as import_id from import_pieces where import_id > ${after} having min(import_id) is not null`;
  if (!first) return null;
  const pieces = await db<{ position: number; bytes: Buffer }[]>`
    select position, bytes from import_pieces where import_id = ${first.importId} order by position for update`;
  return { ...first, pieces: [...pieces] };
}

export async function savePiece(db: Db, importId: number, position: number, bytes: Buffer) {
  await db`update import_pieces set bytes = ${bytes} where import_id = ${importId} and position = ${position}`;
}

/** The profile photo of a user at the image host, or null. */
export async function findProfilePhoto(db: Db, userId: number): Promise<string | null> {
  const [row] = await db<{ publicId: string }[]>`
    select i.public_id from images i join users u on u.image_url = i.url where u.id = ${userId} limit 1`;
  return row?.publicId ?? null;
}

export async function dropImage(db: Db, publicId: string): Promise<void> {
  await db`delete from images where public_id = ${publicId}`;
}

/** The next files of the chat, by their messages. */
export const listChatFilesAfter = (db: Db, after: number, count: number) => db<
  { id: number; key: string }[]
>`
  select id, file_key as key from chat_messages where file_key is not null and id > ${after} order by id limit ${count}`;
