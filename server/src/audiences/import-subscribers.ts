import { isDeepStrictEqual } from 'node:util';
import { audienceMessages } from '@masthead/shared/audiences/audience.messages.ts';
import { actingFor, type Rows, rowsOf } from '../access/rows.ts';
import type { Db } from '../db/client.ts';
import { refused } from '../http/errors.ts';
import type { ImportKind, RowOutcome } from '../imports/import-kind.ts';
import { audienceRows } from './audience.rows.ts';
import { holdAudience } from './audiences.queries.ts';
import {
  findByAddress,
  insertImported,
  type KnownSubscriber,
  type Told,
  tellImported,
  toldOf,
} from './import-subscribers.queries.ts';
import type { SubscriberLine } from './read-subscribers.ts';
import { subscriberRows } from './subscriber.rows.ts';
import { undoSubscribers } from './undo-subscribers.ts';

/** Subscribers from a CSV file. Nobody who has unsubscribed or bounced is touched. */
export const subscriberImport: ImportKind<SubscriberLine> = {
  rowsAtATime: 4000,
  open({ options, organizationId }) {
    const seer = actingFor(organizationId);
    const audienceId = String(options.audienceId);
    return {
      async take(db, rows, isDryRun) {
        const audience = await holdAudience(db, rowsOf(seer, audienceRows), audienceId);
        if (!audience || audience.isDeleted) throw refused(audienceMessages.gone);
        return takeLines(db, rowsOf(seer, subscriberRows), audienceId, rows, isDryRun);
      },
    };
  },
  undo: undoSubscribers,
};

async function takeLines(
  db: Db,
  seen: Rows<'subscriber'>,
  audienceId: string,
  lines: readonly SubscriberLine[],
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
    const recordId = added.get(line.email);
    return recordId === undefined || line.problem
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
  lines: readonly SubscriberLine[],
): Promise<Map<string, number>> {
  const people = lines.map((line) => ({ email: line.email, ...newOf(line) }));
  const added = await insertImported(db, audienceId, people);
  return new Map(added.map(({ id, email }) => [email, id]));
}

const addedAs = (line: SubscriberLine, recordId: number): RowOutcome => ({
  line: line.line,
  act: 'added',
  change: { recordId, version: null, before: null, after: newOf(line) },
});

const toldAnew = ({ act, change }: RowOutcome) =>
  act === 'changed' && change ? [{ ...(change.after as Told), id: change.recordId }] : [];

function planLine(
  { line, email, name, origin, problem }: SubscriberLine,
  known: KnownSubscriber | undefined,
  isDryRun: boolean,
): RowOutcome {
  if (problem) {
    const { act, message } = problem;
    return {
      line,
      act,
      problems: [{ kind: 'refused', field: '', text: email.slice(0, 100), message }],
    };
  }
  // Why not always added: somebody may have added the person and taken them out this very moment.
  if (!known) return { line, act: isDryRun ? 'added' : 'unchanged' };
  if (known.status !== 'subscribed') return { line, act: 'leftOut' };
  const before = toldOf(known);
  const after = { ...before, ...(name !== null && { name }), ...origin };
  if (isDeepStrictEqual(after, before)) return { line, act: 'unchanged' };
  return { line, act: 'changed', change: { recordId: known.id, version: null, before, after } };
}

const nothing: Told = { name: null, optedInAt: null, source: null, tags: [] };
const newOf = ({ name, origin }: SubscriberLine): Told => ({ ...nothing, name, ...origin });
