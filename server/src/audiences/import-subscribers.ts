import { isDeepStrictEqual } from 'node:util';
import { audienceMessages } from '@masthead/shared/audiences/audience.messages.ts';
import { subscriberImportMessages } from '@masthead/shared/audiences/subscriber-import.ts';
import type { FileReading } from '@masthead/shared/imports/import.ts';
import { actingFor, type Rows, rowsOf } from '../access/rows.ts';
import type { Db } from '../db/client.ts';
import { refused } from '../http/errors.ts';
import type { ImportKind, RowOutcome } from '../imports/import-kind.ts';
import { saveOptions } from '../imports/imports.queries.ts';
import { audienceRows } from './audience.rows.ts';
import { holdAudience } from './audiences.queries.ts';
import {
  findByAddress,
  insertImported,
  type KnownSubscriber,
  type Standing,
  standingOf,
  type Told,
  tellImported,
  toldOf,
} from './import-subscribers.queries.ts';
import type { Left } from './leaving.ts';
import type { SubscriberLine } from './read-subscribers.ts';
import { subscriberRows } from './subscriber.rows.ts';
import { undoSubscribers } from './undo-subscribers.ts';

/**
 * Subscribers from a CSV file. Nobody who has unsubscribed or bounced is subscribed by one; whoever a file says has left
 * is remembered, whether they were here or not (decision 100).
 */
export const subscriberImport: ImportKind<SubscriberLine> = {
  rowsAtATime: 4000,
  open({ id, fileName, options, organizationId, createdBy }) {
    const seer = actingFor(organizationId);
    const audienceId = String(options.audienceId);
    const reason = String(options.reason || subscriberImportMessages.fromFile(fileName));
    let readAs: FileReading | null = null;
    return {
      async take(db, rows, isDryRun) {
        const audience = await holdAudience(db, rowsOf(seer, audienceRows), audienceId);
        if (!audience || audience.isDeleted) throw refused(audienceMessages.gone);
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

type Line = SubscriberLine & { standing: Standing | null };

/** Where somebody stands of whom a line says that they left. */
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
  seen: Rows<'subscriber'>,
  audienceId: string,
  lines: readonly Line[],
  isDryRun: boolean,
): Promise<RowOutcome[]> {
  const fit = lines.filter(({ problem }) => !problem);
  // Why first: nearly everybody is new, and nobody has to be looked up then.
  const added = isDryRun ? new Map<string, number>() : await addLines(db, audienceId, fit);
  const emails = fit.flatMap(({ email }) => (added.has(email) ? [] : [email]));
  const found =
    emails.length > 0 ? await findByAddress(db, seen, audienceId, emails, !isDryRun) : [];
  const known = new Map(found.map((row) => [row.address, row]));
  const outcomes = lines.map((line) => {
    const recordId = line.problem ? undefined : added.get(line.email);
    return recordId === undefined
      ? planLine(line, known.get(line.email), isDryRun)
      : addedAs(line, recordId);
  });
  if (!isDryRun) await tellImported(db, outcomes.flatMap(toldAnew));
  return outcomes;
}

/** The ids of those who were not there, by their address. */
async function addLines(
  db: Db,
  audienceId: string,
  lines: readonly Line[],
): Promise<Map<string, number>> {
  const people = lines.map((line) => ({ email: line.email, ...newOf(line) }));
  const added = await insertImported(db, audienceId, people);
  return new Map(added.map(({ id, email }) => [email, id]));
}

/** What a line counts as that brings somebody. */
const actOf = ({ left }: Line) => left?.as ?? 'added';

const repairsOf = ({ email, repairs }: Line) =>
  repairs.map((message) => ({ kind: 'repaired' as const, field: '', text: email, message }));

const addedAs = (line: Line, recordId: number): RowOutcome => ({
  line: line.line,
  act: actOf(line),
  problems: repairsOf(line),
  change: { act: 'added', recordId, version: null, before: null, after: newOf(line) },
});

const toldAnew = ({ change }: RowOutcome) =>
  change?.before ? [{ ...(change.after as Told & Partial<Standing>), id: change.recordId }] : [];

function planLine(line: Line, known: KnownSubscriber | undefined, isDryRun: boolean): RowOutcome {
  const { email, name, origin, problem, standing } = line;
  if (problem) {
    const { act, message } = problem;
    return {
      line: line.line,
      act,
      problems: [{ kind: 'refused', field: '', text: email.slice(0, 100), message }],
    };
  }
  const unchanged = { line: line.line, act: 'unchanged' as const };
  // Why not always added: somebody may have added the person and taken them out this very moment.
  if (!known)
    return isDryRun ? { ...unchanged, act: actOf(line), problems: repairsOf(line) } : unchanged;
  if (standing) return planLeaver(line, standing, known);
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
function planLeaver(line: Line, standing: Standing, known: KnownSubscriber): RowOutcome {
  const isKnown = known.status === 'unsubscribed' || known.status === standing.status;
  if (isKnown) return { line: line.line, act: 'unchanged' };
  const told = toldOf(known);
  return {
    line: line.line,
    act: actOf(line),
    problems: repairsOf(line),
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
const newOf = ({ name, origin, standing }: Line): Told & Partial<Standing> => ({
  ...nothing,
  name,
  ...origin,
  ...standing,
});
