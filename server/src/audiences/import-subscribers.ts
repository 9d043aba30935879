import { isDeepStrictEqual } from 'node:util';
import { audienceMessages } from '@masthead/shared/audiences/audience.messages.ts';
import { actingFor, type Rows, rowsOf } from '../access/rows.ts';
import type { Db } from '../db/client.ts';
import { refused } from '../http/errors.ts';
import type { ImportKind, RowOutcome } from '../imports/import-kind.ts';
import { audienceRows } from './audience.rows.ts';
import { findAudience } from './audiences.queries.ts';
import {
  findByAddress,
  insertImported,
  type KnownSubscriber,
  type Told,
  tellImported,
  toldOf,
} from './import-subscribers.queries.ts';
import { readSubscribers, type SubscriberLine } from './read-subscribers.ts';
import { subscriberRows } from './subscriber.rows.ts';
import { undoSubscribers } from './undo-subscribers.ts';

/** Subscribers from a CSV file. Nobody who has unsubscribed or bounced is touched. */
export const subscriberImport: ImportKind<SubscriberLine> = {
  rowsAtATime: 2000,
  open({ options, organizationId }) {
    const seer = actingFor(organizationId);
    const audienceId = String(options.audienceId);
    return {
      read: readSubscribers,
      async take(db, rows, isDryRun) {
        if (!(await findAudience(db, rowsOf(seer, audienceRows), audienceId)))
          throw refused(audienceMessages.gone);
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
  const emails = lines.flatMap(({ email, problem }) => (problem ? [] : [email]));
  const known = new Map(
    (await findByAddress(db, seen, audienceId, emails, !isDryRun)).map((row) => [row.address, row]),
  );
  const outcomes = lines.map((line) => planLine(line, known.get(line.email)));
  return isDryRun ? outcomes : carryOut(db, audienceId, lines, outcomes);
}

function planLine(
  { line, email, name, origin, problem }: SubscriberLine,
  known: KnownSubscriber | undefined,
): RowOutcome {
  if (problem) {
    const { act, message } = problem;
    return {
      line,
      act,
      problems: [{ kind: 'refused', field: '', text: email.slice(0, 100), message }],
    };
  }
  if (!known) return { line, act: 'added' };
  if (known.status !== 'subscribed') return { line, act: 'leftOut' };
  const before = toldOf(known);
  const after = { ...before, ...(name !== null && { name }), ...origin };
  if (isDeepStrictEqual(after, before)) return { line, act: 'unchanged' };
  return { line, act: 'changed', change: { recordId: known.id, version: null, before, after } };
}

const nothing: Told = { name: null, optedInAt: null, source: null, tags: [] };
const newOf = ({ name, origin }: SubscriberLine): Told => ({ ...nothing, name, ...origin });

async function carryOut(
  db: Db,
  audienceId: string,
  lines: readonly SubscriberLine[],
  outcomes: readonly RowOutcome[],
): Promise<RowOutcome[]> {
  const lineAt = new Map(lines.map((each) => [each.line, each]));
  const added = await insertImported(
    db,
    audienceId,
    outcomes.flatMap(({ act, line }) => {
      const given = act === 'added' ? lineAt.get(line) : undefined;
      return given ? [{ email: given.email, ...newOf(given) }] : [];
    }),
  );
  await tellImported(
    db,
    outcomes.flatMap(({ act, change }) =>
      act === 'changed' && change ? [{ ...(change.after as Told), id: change.recordId }] : [],
    ),
  );
  const idOf = new Map(added.map(({ id, email }) => [email, id]));
  return outcomes.map((outcome) => {
    if (outcome.act !== 'added') return outcome;
    const given = lineAt.get(outcome.line);
    const recordId = given && idOf.get(given.email);
    // Why: somebody may have added the person this very moment.
    if (!given || recordId === undefined) return { line: outcome.line, act: 'unchanged' };
    return { ...outcome, change: { recordId, version: null, before: null, after: newOf(given) } };
  });
}
