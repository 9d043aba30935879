import { audienceMessages } from '@masthead/shared/audiences/audience.messages.ts';
import type { Db } from '../db/client.ts';
import { refused } from '../http/errors.ts';
import type { ImportKind, RowOutcome } from '../imports/import-kind.ts';
import { findAudience } from './audiences.queries.ts';
import {
  findByAddress,
  insertImported,
  type KnownSubscriber,
  renameImported,
} from './import-subscribers.queries.ts';
import { readSubscribers, type SubscriberLine } from './read-subscribers.ts';
import { undoSubscribers } from './undo-subscribers.ts';

/** Subscribers from a CSV file. Nobody who has unsubscribed or bounced is touched. */
export const subscriberImport: ImportKind<SubscriberLine> = {
  rowsAtATime: 2000,
  open({ options }) {
    const audienceId = String(options.audienceId);
    return {
      read: readSubscribers,
      async take(db, rows, isDryRun) {
        if (!(await findAudience(db, audienceId))) throw refused(audienceMessages.gone);
        return takeLines(db, audienceId, rows, isDryRun);
      },
    };
  },
  undo: undoSubscribers,
};

async function takeLines(
  db: Db,
  audienceId: string,
  lines: readonly SubscriberLine[],
  isDryRun: boolean,
): Promise<RowOutcome[]> {
  const emails = lines.flatMap(({ email, problem }) => (problem ? [] : [email]));
  const known = new Map(
    (await findByAddress(db, audienceId, emails, !isDryRun)).map((row) => [row.address, row]),
  );
  const outcomes = lines.map((line) => planLine(line, known.get(line.email)));
  return isDryRun ? outcomes : carryOut(db, audienceId, lines, outcomes);
}

function planLine(
  { line, email, name, problem }: SubscriberLine,
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
  if (name === null || name === known.name) return { line, act: 'unchanged' };
  const before = { name: known.name };
  const change = { recordId: known.id, version: null, before, after: { name } };
  return { line, act: 'changed', change };
}

async function carryOut(
  db: Db,
  audienceId: string,
  lines: readonly SubscriberLine[],
  outcomes: readonly RowOutcome[],
): Promise<RowOutcome[]> {
  const lineAt = new Map(lines.map((each) => [each.line, each]));
  const toAdd = outcomes.flatMap(({ act, line }) => (act === 'added' ? [lineAt.get(line)] : []));
  const added = await insertImported(
    db,
    audienceId,
    toAdd.filter((each) => each !== undefined),
  );
  await renameImported(
    db,
    outcomes.flatMap(({ act, line, change }) =>
      act === 'changed' && change
        ? [{ id: change.recordId, name: lineAt.get(line)?.name ?? null }]
        : [],
    ),
  );
  const idOf = new Map(added.map(({ id, email }) => [email, id]));
  return outcomes.map((outcome) => {
    if (outcome.act !== 'added') return outcome;
    const { email = '', name = null } = lineAt.get(outcome.line) ?? {};
    const recordId = idOf.get(email);
    // Why: somebody may have added the person this very moment.
    if (recordId === undefined) return { line: outcome.line, act: 'unchanged' };
    return { ...outcome, change: { recordId, version: null, before: null, after: { name } } };
  });
}
