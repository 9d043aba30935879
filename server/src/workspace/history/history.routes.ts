import { viewAsEndpoints } from '@masthead/shared/people/sign-in/view-as.endpoints.ts';
import { viewAsMessages, viewAsMinutes } from '@masthead/shared/platform/access/view-as.ts';
import { historyPageSize, productName } from '@masthead/shared/platform/history/history.ts';
import type { RecordKind } from '@masthead/shared/platform/records/record-kind.ts';
import { addDays, startOfDay } from '@masthead/shared/platform/values/dates.ts';
import { allKinds, kindOf, type RecordScreen, recordKinds } from '@masthead/shared/record-kinds.ts';
import {
  activityEndpoints,
  historyEndpoints,
  trashEndpoints,
  versionEndpoints,
} from '@masthead/shared/workspace/history/history.endpoints.ts';
import { listedOfKind } from '../../all-records.ts';
import { userRows } from '../../people/users/user.store.ts';
import { rowsOf, type Seer } from '../../platform/access/rows.ts';
import { hashToken, newToken } from '../../platform/access/seal.ts';
import { insertViewAs } from '../../platform/access/session.queries.ts';
import { findViewer } from '../../platform/access/viewer.ts';
import { type Db, write } from '../../platform/db/client.ts';
import {
  existsRecord,
  listActivity,
  listAlike,
  listRecordChanges,
  type ToldChange,
} from '../../platform/history/history.queries.ts';
import { badRequest, conflict, notFound, unauthorized } from '../../platform/http/errors.ts';
import { handle, type Server } from '../../platform/http/handle.ts';
import { activityRows, historyEntries } from './entries.ts';
import { findPersonToView, listDeleted, lockDeleted } from './trash.queries.ts';
import { asRecord, versionAt } from './version-at.ts';

/** Requests one row more than a page, to know whether there is a next page. */
const page = <T extends { id: number }>(rows: T[]) => {
  const nodes = rows.slice(0, historyPageSize);
  return { nodes, next: rows.length > nodes.length ? (nodes.at(-1)?.id ?? null) : null };
};

/**
 * The history of one kind of record. The caller's own access decides (404 for a record they may not see).
 * The changes are then read by the product, because only it may read that table; names of referenced records
 * again follow the caller's access.
 */
function recordHistory(server: Server, screen: RecordScreen): void {
  const kind: RecordKind = recordKinds[screen];
  const { pool } = server;
  const admit = async (db: Db, seer: Seer, id: string) => {
    if (!(await existsRecord(db, seer, kind, id))) throw notFound();
  };

  handle(server, historyEndpoints[screen], async ({ params, query, db, viewer }) => {
    await admit(db, viewer, params.id);
    const limit = historyPageSize + 1;
    const changes = await listRecordChanges(pool, viewer, kind, params.id, {
      before: query.before,
      limit,
    });
    const { nodes, next } = page(changes);
    return { nodes: await historyEntries(db, viewer, kind, nodes), next };
  });

  handle(server, versionEndpoints[screen], async ({ params, db, viewer }) => {
    await admit(db, viewer, params.id);
    const row = await versionAt(pool, kind, params.id, params.change);
    if (!row) throw notFound();
    return { values: asRecord(kind, row) };
  });
}

/** From this many similar changes on, they are shown as bulk work; fewer are shown one by one. */
const leastOfBulk = 4;

async function unfolded(db: Db, told: readonly ToldChange[]): Promise<ToldChange[]> {
  const changes: ToldChange[] = [];
  for (const one of told) {
    const isWork = one.tableName !== 'sessions';
    const isFew = isWork && one.count > 1 && one.count < leastOfBulk;
    const alike = isFew
      ? await listAlike(db, { of: one.id, before: undefined, limit: leastOfBulk })
      : [one];
    changes.push(...alike);
  }
  return changes;
}

/** History, Activity and Trash (decisions 11). */
export function historyRoutes(server: Server): void {
  for (const screen of Object.keys(recordKinds) as RecordScreen[]) recordHistory(server, screen);

  handle(server, activityEndpoints.list, async ({ query, viewer, db }) => {
    if (query.id !== undefined && query.kind === undefined)
      throw badRequest({ path: 'kind', message: 'An id requires the kind of its record' });
    const limit = historyPageSize + 1;
    if (query.of !== undefined) {
      const alike = await listAlike(db, { of: query.of, before: query.before, limit });
      const { nodes, next } = page(alike);
      return { nodes: await activityRows(db, viewer, nodes), next };
    }
    const changes = await listActivity(db, {
      before: query.before,
      person: query.person,
      kind: query.kind === undefined ? undefined : kindOf(query.kind),
      id: query.id,
      action: query.action,
      byPartners: query.by === 'partners',
      from: query.from ? startOfDay(query.from) : null,
      until: query.to ? startOfDay(addDays(query.to, 1)) : null,
      limit,
    });
    const { nodes, next } = page(changes);
    return { nodes: await activityRows(db, viewer, await unfolded(db, nodes)), next };
  });

  handle(server, trashEndpoints.list, async ({ query, viewer, db }) => {
    const kinds = allKinds.filter(
      (kind) => kind.hasTrash && (query.kind ?? kind.slug) === kind.slug,
    );
    const deleted = await listDeleted(db, viewer, kinds, query);
    return {
      totalCount: deleted.totalCount,
      nodes: deleted.nodes.map((row) => ({
        kind: row.kind,
        noun: kindOf(row.kind)?.noun ?? '',
        id: row.id,
        title: row.title || `No. ${row.id}`,
        detail: row.detail ?? '',
        deletedAt: row.deletedAt.toISOString(),
        deletedBy: row.deletedBy ?? productName,
      })),
    };
  });

  handle(server, trashEndpoints.restore, async ({ body, viewer, db }) => ({
    title: await restoreRecord(db, viewer, body.kind, body.id),
  }));
}

const refuse = (message: string) => badRequest({ path: 'userId', message });

/** An admin views the product as someone else, read-only (platform/access/view-as.ts rejects the rest). */
export function viewAsRoutes(server: Server): void {
  const { pool } = server;
  handle(server, viewAsEndpoints.begin, async ({ body, viewer, request }) => {
    if (body.userId === viewer.id) throw refuse(viewAsMessages.yourself);
    const person = await findPersonToView(pool, rowsOf(viewer, userRows), body.userId);
    if (!person) throw refuse(viewAsMessages.unknown);
    if (person.isDisabled) throw refuse(viewAsMessages.disabled(person.name));
    const token = newToken();
    await write(pool, viewer.id, (db) =>
      insertViewAs(db, {
        tokenHash: hashToken(token),
        userId: person.id,
        viewedBy: viewer.id,
        viewedFrom: viewer.sessionId,
        userAgent: request.headers['user-agent']?.slice(0, 300) ?? null,
        minutes: viewAsMinutes,
      }),
    );
    const user = await findViewer(pool, token);
    if (!user) throw unauthorized();
    return { access_token: token, user };
  });
}

const isTaken = (error: unknown) => (error as { code?: string } | null)?.code === '23505';

/** Restores a deleted record by the rule of its area and returns its title. */
export async function restoreRecord(db: Db, seer: Seer, slug: string, id: string): Promise<string> {
  const kind = kindOf(slug);
  // Why: an id that cannot exist is treated as a record that does not exist.
  const isPossible = kind && (kind.idType === 'text' || /^[1-9]\d{0,8}$/.test(id));
  const deleted = isPossible ? await lockDeleted(db, seer, kind, id) : null;
  const restore = kind && listedOfKind(kind).restore;
  if (!deleted || !restore) throw notFound();
  try {
    await restore(db, seer, id);
  } catch (error) {
    if (!isTaken(error)) throw error;
    throw conflict(
      `Another ${kind.noun} now has this name. Rename that one, then restore this one.`,
    );
  }
  return deleted.title || `No. ${id}`;
}
