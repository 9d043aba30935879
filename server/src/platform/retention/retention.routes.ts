import { retentionEndpoints } from '@masthead/shared/platform/retention/retention.endpoints.ts';
import {
  mostCounted,
  periodOf,
  type Retained,
  retentionKindNames,
} from '@masthead/shared/platform/retention/retention.ts';
import { badRequest } from '../http/errors.ts';
import { handle, type Server } from '../http/handle.ts';
import { periodsNow, type Retentions } from './retain.ts';
import {
  estimateTables,
  listPeriods,
  listRuns,
  type Run,
  savePeriod,
} from './retention.queries.ts';

const toldRun = (run: Run | undefined): Retained['lastRun'] =>
  run
    ? {
        at: (run.doneAt ?? run.begunAt).toISOString(),
        isUnderWay: run.doneAt === null,
        deleted: run.deleted,
        deletedInAll: run.deletedInAll,
      }
    : null;

/** What is kept, how long and how much (decision 136). */
export function retentionRoutes(
  server: Server,
  { retentions, eventDays }: { retentions: Retentions; eventDays: number },
): void {
  handle(server, retentionEndpoints.list, async ({ db }) => {
    const periods = await periodsNow(db);
    const changed = await listPeriods(db);
    const runs = new Map((await listRuns(db)).map((run) => [run.kind, run]));
    const all: Retained[] = [];
    for (const kind of retentionKindNames) {
      const { tables, countOld } = retentions[kind];
      const days = kind === 'reader-events' ? eventDays : periods(kind);
      all.push({
        kind,
        days,
        isChanged: changed.has(kind),
        ...(tables.length > 0 ? await estimateTables(db, tables) : { rows: null, bytes: null }),
        due: countOld && days !== null ? await countOld(db, days, mostCounted + 1) : null,
        lastRun: toldRun(runs.get(kind)),
      });
    }
    return all;
  });

  handle(server, retentionEndpoints.due, async ({ params, query, db }) => ({
    count: (await retentions[params.kind].countOld?.(db, query.days, mostCounted + 1)) ?? 0,
  }));

  handle(server, retentionEndpoints.change, async ({ params, body, db }) => {
    const { data, error } = periodOf(params.kind).safeParse(body);
    if (!data) throw badRequest({ path: 'days', message: error.issues[0]?.message ?? '' });
    await savePeriod(db, params.kind, data.days);
    return null;
  });
}
