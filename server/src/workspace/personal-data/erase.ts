import { type Db, type Pool, write } from '../../platform/db/client.ts';
import { LeftToOthers } from '../../platform/jobs/failure.ts';
import { addressLikes, addressPattern, maskAddresses } from './address-pattern.ts';
import { mergeCounts, nameOfTable } from './counts.ts';
import { dropSharedDocuments, eraseRows, pagesOf, replaceAddresses } from './erase-rows.queries.ts';
import {
  dropImage,
  endErasure,
  findProfilePhoto,
  listChatFilesAfter,
  lockErasure,
  lockPieces,
  type Progress,
  type RunningErasure,
  savePiece,
  saveProgress,
} from './erasure.queries.ts';
import { personalColumns, readColumns } from './personal-columns.ts';
import { personalRows } from './personal-rows.ts';

/** What an erasure reaches besides the database. */
export interface Outside {
  /** Files that people have sent to each other. */
  files: {
    read(name: string): Promise<Buffer | null>;
    write(name: string, content: Buffer): Promise<void>;
  };
  removeImage(publicId: string): Promise<void>;
  /** Deletes addresses from the audiences of a connected Mailchimp account; answers how many it had. */
  forgetAtMailchimp(addresses: readonly string[]): Promise<number>;
  /** Writes the erasures to where backups are, for a restore. */
  copyBesideBackups(): Promise<void>;
}

export interface EraseWork {
  pool: Pool;
  outside: Outside;
  isStopping: () => boolean;
}

/** Tables whose rows of the person are counted as such. */
const counted = new Set(personalRows.filter(({ by }) => by !== 'user').map(({ table }) => table));
/** How long a step goes on to further pages and tables, in milliseconds; what it has changed is locked meanwhile. */
const stepTime = 100;
/** Files that one step reads. */
const filesAtATime = 20;
/** How often all tables are searched until nothing is found. */
const mostPasses = 5;

/** Searched last: what is saved meanwhile goes into the history. */
const searched: readonly string[] = [
  ...[...personalColumns.keys()].filter(
    (table) => readColumns(table).length > 0 && !/^(changes|history_copies)$/.test(table),
  ),
  'pgboss.job',
  'changes',
  'history_copies',
];

/** Runs an erasure to its end, in steps that are recorded one by one. */
export async function workOnErasure(work: EraseWork, id: number): Promise<void> {
  for (;;) {
    if (work.isStopping()) throw new LeftToOthers();
    const erasure = await erasing(work.pool, id, (db) => lockErasure(db, id));
    if (!erasure || !(await stepOf(work, erasure))) return;
  }
}

/** A transaction that may write personal data out of History. */
const erasing = <T>(pool: Pool, id: number, step: (db: Db) => Promise<T>): Promise<T> =>
  write(pool, null, async (db) => {
    await db`set local statement_timeout = '10min'`;
    await db`select set_config('masthead.erasing', ${String(id)}, true)`;
    return step(db);
  });

/** Steps that reach other systems. Why outside a transaction: they may take long. Each may be repeated. */
const outsideSteps = {
  photo: erasePhoto,
  files: eraseInFiles,
  mailchimp: eraseAtMailchimp,
  copies: copyErasures,
};
const isOutside = (phase: string): phase is keyof typeof outsideSteps =>
  Object.hasOwn(outsideSteps, phase);

/** One step; false when there is none any more, or when another worker has the erasure. */
async function stepOf({ pool, outside }: EraseWork, before: RunningErasure): Promise<boolean> {
  const { id } = before;
  const { phase } = before.progress;
  const seen = JSON.stringify(before.progress);
  const reached = isOutside(phase) ? await outsideSteps[phase](before, outside, pool) : undefined;
  return erasing(pool, id, async (db) => {
    const erasure = await lockErasure(db, id);
    if (!erasure || JSON.stringify(erasure.progress) !== seen) return false;
    if (reached === undefined) {
      const next = await (phase === 'rows'
        ? eraseOwnRows(db, erasure)
        : eraseForAWhile(db, erasure));
      await saveProgress(db, id, { progress: next, counts: erasure.counts });
      return true;
    }
    await saveProgress(db, id, { progress: reached ?? erasure.progress, counts: before.counts });
    if (reached === null) await endErasure(db, id);
    return reached !== null;
  });
}

const at = (phase: Progress['phase']): Progress => ({
  phase,
  pass: 1,
  found: 0,
  table: 0,
  page: 0,
});

/** The profile photo of a user. */
async function erasePhoto(
  { userId, counts }: RunningErasure,
  outside: Outside,
  pool: Pool,
): Promise<Progress> {
  const photo = userId === null ? null : await findProfilePhoto(pool, userId);
  if (photo) {
    await outside.removeImage(photo);
    await dropImage(pool, photo);
    mergeCounts(counts, { 'Profile photo': 1 });
  }
  return at('rows');
}

/** The rows of the person. */
async function eraseOwnRows(db: Db, erasure: RunningErasure): Promise<Progress> {
  mergeCounts(erasure.counts, await eraseRows(db, erasure.id, erasure));
  await dropSharedDocuments(db);
  return at('addresses');
}

/** Small tables share a step, because recording one takes longer than reading them. */
async function eraseForAWhile(db: Db, erasure: RunningErasure): Promise<Progress> {
  const end = performance.now() + stepTime;
  let { progress } = erasure;
  do progress = await eraseAddresses(db, { ...erasure, progress });
  while (progress.phase === 'addresses' && performance.now() < end);
  return progress;
}

/** The next pages of the next table. Searches all again until nothing is found: rows may move while they are read. */
async function eraseAddresses(db: Db, erasure: RunningErasure): Promise<Progress> {
  const { progress, counts, addresses, id } = erasure;
  const table = searched[progress.table];
  if (table === undefined) {
    // Why again: a window that was open has written it anew from the post, before that was cleaned.
    await dropSharedDocuments(db);
    if (progress.found === 0) return at('files');
    if (progress.pass >= mostPasses)
      throw new Error('The address keeps coming back while it is erased. Try again.');
    return { ...at('addresses'), pass: progress.pass + 1 };
  }
  if (table === 'import_pieces') return erasePieces(db, erasure);
  const { pages, atATime } = await pagesOf(db, table);
  const to = progress.page + atATime;
  const count = await replaceAddresses(
    db,
    { table, from: progress.page, to },
    { pattern: addressPattern(addresses), likes: addressLikes(addresses), erasureId: id },
  );
  if (count > 0 && !counted.has(table)) mergeCounts(counts, { [nameOfTable(table)]: count });
  const found = progress.found + count;
  const isOver = to >= pages;
  return isOver
    ? { ...progress, found, table: progress.table + 1, page: 0 }
    : { ...progress, found, page: to };
}

/** The next file that waits to be imported. An address may lie across two pieces of it. */
async function erasePieces(
  db: Db,
  { progress, addresses, counts }: RunningErasure,
): Promise<Progress> {
  const file = await lockPieces(db, progress.page);
  if (!file) return { ...progress, table: progress.table + 1, page: 0 };
  const whole = Buffer.concat(file.pieces.map(({ bytes }) => bytes));
  const masked = maskAddresses(whole, addresses);
  let from = 0;
  for (const { position, bytes } of masked ? file.pieces : []) {
    const piece = masked?.subarray(from, from + bytes.length);
    from += bytes.length;
    if (piece && !piece.equals(bytes)) await savePiece(db, file.importId, position, piece);
  }
  if (masked) mergeCounts(counts, { 'Files to import': 1 });
  return { ...progress, page: file.importId };
}

/** Files of the chat, some at a time. */
async function eraseInFiles(
  { progress, addresses, counts }: RunningErasure,
  { files }: Outside,
  pool: Pool,
): Promise<Progress> {
  const next = await listChatFilesAfter(pool, progress.page, filesAtATime);
  for (const { key: name } of next) {
    const content = await files.read(name);
    const masked = content && maskAddresses(content, addresses);
    if (!masked) continue;
    await files.write(name, masked);
    mergeCounts(counts, { 'Chat files': 1 });
  }
  const last = next.length < filesAtATime ? undefined : next.at(-1);
  return last ? { ...progress, page: last.id } : at('mailchimp');
}

async function eraseAtMailchimp(
  { addresses, counts }: RunningErasure,
  outside: Outside,
): Promise<Progress> {
  const forgotten = await outside.forgetAtMailchimp(addresses);
  if (forgotten > 0) mergeCounts(counts, { 'Mailchimp contacts': forgotten });
  return at('copies');
}

async function copyErasures(_erasure: RunningErasure, outside: Outside): Promise<null> {
  await outside.copyBesideBackups();
  return null;
}
