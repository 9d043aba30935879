import { isDeepStrictEqual } from 'node:util';
import { audienceMessages } from '@masthead/shared/email/audiences/audience.messages.ts';
import { subscriberImportMessages } from '@masthead/shared/email/audiences/subscriber-import.ts';
import { type FileReading, importMessages } from '@masthead/shared/platform/imports/import.ts';
import { erasedAmong } from '../../platform/access/erased.queries.ts';
import { actingFor, type Rows, rowsOf } from '../../platform/access/rows.ts';
import type { Db } from '../../platform/db/client.ts';
import { badRequest } from '../../platform/http/errors.ts';
import { saveOptions } from '../../platform/imports/import.store.ts';
import type {
  ImportChange,
  ImportKind,
  ImportTask,
  RowOutcome,
  Stayed,
} from '../../platform/imports/import-kind.ts';
import { audienceRows, holdAudience } from './audience.store.ts';
import {
  findByAddress,
  insertImported,
  type KnownSubscriber,
  lockImported,
  type Standing,
  standingOf,
  type Told,
  takeBack,
  tellImported,
  toldOf,
} from './import-subscribers.queries.ts';
import type { Left } from './leaving.ts';
import type { SubscriberRow } from './read-subscribers.ts';
import { subscriberRows } from './subscriber.store.ts';

/** Undoes what an import did to subscribers who are as it has left them. */
async function undoSubscribers(
  db: Db,
  changes: readonly ImportChange[],
  { organizationId }: Pick<ImportTask, 'organizationId'>,
): Promise<Stayed[]> {
  const rows = await lockImported(
    db,
    rowsOf(actingFor(organizationId), subscriberRows),
    changes.map(({ recordId }) => recordId),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  const stayed = changes.flatMap((change): Stayed[] => {
    const row = byId.get(change.recordId);
    const message = whyTheyStay(row, change);
    return message ? [{ recordId: change.recordId, text: row?.email ?? '', message }] : [];
  });
  const left = new Set(stayed.map(({ recordId }) => recordId));
  const free = changes.filter(({ recordId }) => !left.has(recordId));
  await takeBack(
    db,
    free.flatMap(({ act, recordId }) => (act === 'added' ? [recordId] : [])),
  );
  await tellImported(
    db,
    free.flatMap(({ act, recordId, before }) => {
      const row = act === 'changed' ? byId.get(recordId) : undefined;
      return row ? [{ ...toldOf(row), ...(before as Partial<Told & Standing>), id: recordId }] : [];
    }),
  );
  return stayed;
}

/** Why: files give milliseconds, the database stores microseconds. */
const comparable = <T extends { statusAt: string }>(row: T): T => ({
  ...row,
  statusAt: new Date(row.statusAt).toISOString(),
});

function whyTheyStay(
  row: (Omit<KnownSubscriber, 'address'> & { hasMail: boolean }) | undefined,
  { act, after }: ImportChange,
): string | null {
  if (!row) return importMessages.goneSince;
  const now = comparable({ ...toldOf(row), ...standingOf(row) });
  // Why only the status of those whom a file has subscribed: since when was not told then.
  const isAsLeft = isDeepStrictEqual(comparable({ ...now, status: 'subscribed', ...after }), now);
  if (!isAsLeft) return importMessages.changedSince(null);
  return act === 'added' && row.hasMail ? subscriberImportMessages.mailedSince : null;
}

/**
 * Subscribers from a CSV file. Nobody who has unsubscribed or bounced is subscribed by one; whoever a file says has left
 * is remembered, whether they were here or not (decision 100).
 */
export const subscriberImport: ImportKind<SubscriberRow> = {
  rowsAtATime: 4000,
  open({ id, fileName, options, organizationId, createdBy }) {
    const seer = actingFor(organizationId);
    const audienceId = String(options.audienceId);
    const reason = String(options.reason || subscriberImportMessages.fromFile(fileName));
    let readAs: FileReading | null = null;
    return {
      async take(db, rows, isDryRun) {
        const audience = await holdAudience(db, rowsOf(seer, audienceRows), audienceId);
        if (!audience || audience.isDeleted) throw badRequest(audienceMessages.gone);
        readAs ??= rows[0]?.readAs ?? null;
        const leaving = { reason, by: createdBy, now: new Date().toISOString() };
        const lines = rows.map((row) => ({ ...row, standing: standingBy(row.left, leaving) }));
        return takeLines(db, rowsOf(seer, subscriberRows), audienceId, lines, isDryRun);
      },
      // Why: it is then run as its report has counted it, and the person sees what to correct.
      endCheck: (db) => saveOptions(db, id, { readAs }),
    };
  },
  undo: undoSubscribers,
};

type Row = SubscriberRow & { standing: Standing | null };

/** The status of a person whom a line lists as unsubscribed or bounced. */
const standingBy = (
  left: Left | null,
  { reason, by, now }: { reason: string; by: number | null; now: string },
): Standing | null =>
  left && {
    status: left.as,
    statusAt: left.at ?? now,
    statusReason: left.reason ?? reason,
    statusBy: by,
  };

async function takeLines(
  db: Db,
  visible: Rows<'subscriber'>,
  audienceId: string,
  lines: readonly Row[],
  isDryRun: boolean,
): Promise<RowOutcome[]> {
  const valid = lines.filter(({ problem }) => !problem);
  const erased = await erasedAmong(
    db,
    valid.map(({ email }) => email),
  );
  const fit = valid.filter(({ email }) => !erased.has(email));
  // Why first: nearly everybody is new, which avoids a look-up.
  const added = isDryRun ? new Map<string, number>() : await addLines(db, audienceId, fit);
  const emails = fit.flatMap(({ email }) => (added.has(email) ? [] : [email]));
  const found =
    emails.length > 0 ? await findByAddress(db, visible, audienceId, emails, !isDryRun) : [];
  const known = new Map(found.map((row) => [row.address, row]));
  const outcomes = lines.map((row): RowOutcome => {
    // Why not named: a report must not bring the address back.
    if (erased.has(row.email)) return { line: row.line, act: 'erased', problems: [] };
    const recordId = row.problem ? undefined : added.get(row.email);
    return recordId === undefined
      ? planRow(row, known.get(row.email), isDryRun)
      : addedAs(row, recordId);
  });
  if (!isDryRun) await tellImported(db, outcomes.flatMap(toldAnew));
  return outcomes;
}

/** The ids of those who were not there, by their address. */
async function addLines(
  db: Db,
  audienceId: string,
  lines: readonly Row[],
): Promise<Map<string, number>> {
  const people = lines.map((row) => ({ email: row.email, ...newOf(row) }));
  const added = await insertImported(db, audienceId, people);
  return new Map(added.map(({ id, email }) => [email, id]));
}

/** How a line that adds a person is counted. */
const actOf = ({ left }: Row) => left?.as ?? 'added';

const repairsOf = ({ email, repairs }: Row) =>
  repairs.map((message) => ({ kind: 'repaired' as const, field: '', text: email, message }));

const addedAs = (row: Row, recordId: number): RowOutcome => ({
  line: row.line,
  act: actOf(row),
  problems: repairsOf(row),
  change: { act: 'added', recordId, version: null, before: null, after: newOf(row) },
});

const toldAnew = ({ change }: RowOutcome) =>
  change?.before ? [{ ...(change.after as Told & Partial<Standing>), id: change.recordId }] : [];

function planRow(row: Row, known: KnownSubscriber | undefined, isDryRun: boolean): RowOutcome {
  const { email, name, origin, problem, standing } = row;
  if (problem) {
    const { act, message } = problem;
    return {
      line: row.line,
      act,
      problems: [{ kind: 'refused', field: '', text: email.slice(0, 100), message }],
    };
  }
  const unchanged = { line: row.line, act: 'unchanged' as const };
  // Why not always added: another request may have added and removed the person concurrently.
  if (!known)
    return isDryRun ? { ...unchanged, act: actOf(row), problems: repairsOf(row) } : unchanged;
  if (standing) return planLeaver(row, standing, known);
  if (known.status !== 'subscribed') return { ...unchanged, act: 'leftOut' };
  const before = toldOf(known);
  const after = { ...before, ...(name !== null && { name }), ...origin };
  if (isDeepStrictEqual(after, before)) return unchanged;
  return {
    ...unchanged,
    act: 'changed',
    change: { recordId: known.id, version: null, before, after },
  };
}

/** Somebody who is here and has left by the file. Their own will outweighs an address that bounced, never the other way. */
function planLeaver(row: Row, standing: Standing, known: KnownSubscriber): RowOutcome {
  const isKnown = known.status === 'unsubscribed' || known.status === standing.status;
  if (isKnown) return { line: row.line, act: 'unchanged' };
  const told = toldOf(known);
  return {
    line: row.line,
    act: actOf(row),
    problems: repairsOf(row),
    change: {
      act: 'changed',
      recordId: known.id,
      version: null,
      before: { ...told, ...standingOf(known) },
      after: { ...told, ...standing },
    },
  };
}

const nothing: Told = { name: null, optedInAt: null, source: null, tags: [] };
const newOf = ({ name, origin, standing }: Row): Told & Partial<Standing> => ({
  ...nothing,
  name,
  ...origin,
  ...standing,
});
