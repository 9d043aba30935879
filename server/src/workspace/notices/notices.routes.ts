import { may } from '@masthead/shared/platform/access/access.ts';
import { staffName } from '@masthead/shared/platform/history/history.ts';
import {
  mostGathered,
  mostUnread,
  type Notice,
  type NoticeKind,
  noticePageSize,
  noticeScreens,
} from '@masthead/shared/platform/notices/notice.ts';
import { screens } from '@masthead/shared/screens.ts';
import { noticeEndpoints } from '@masthead/shared/workspace/notices/notice.endpoints.ts';
import { userRows } from '../../people/users/user.store.ts';
import { rowsOf } from '../../platform/access/rows.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import type { Db } from '../../platform/db/client.ts';
import { notFound } from '../../platform/http/errors.ts';
import { handle, type Server } from '../../platform/http/handle.ts';
import {
  countUnread,
  listGathered,
  listNotices,
  markRead,
  type NoticeRow,
  nameRecords,
  noticeRows,
} from '../../platform/notices/notice.store.ts';

const whoOf = ({ actorId, actorName }: NoticeRow, viewer: Viewer) => {
  if (actorId === null) return null;
  return actorName ?? (viewer.isStaff ? `Person ${actorId}` : staffName);
};

/** Notices with their records, and what they gather. */
async function named(db: Db, viewer: Viewer, rows: readonly NoticeRow[]): Promise<Notice[]> {
  const gatherings = rows.flatMap(({ gathering }) => gathering ?? []);
  const all = await listGathered(db, rowsOf(viewer, noticeRows), gatherings, mostGathered);
  const recordOf = await recordsOf(db, viewer, [...rows, ...all.lines]);
  const gatheredBy = ({ gathering }: NoticeRow) => {
    const counts = all.counts.filter((one) => one.gathering === gathering);
    if (counts.reduce((sum, { count }) => sum + count, 0) < 2) return null;
    const lines = all.lines
      .filter((one) => one.gathering === gathering)
      .map((line) => ({ id: line.id, event: line.event, record: recordOf(line) }));
    return { counts: counts.map(({ event, count }) => ({ event, count })), lines };
  };
  return rows.map((row) => ({
    id: row.id,
    event: row.event,
    who: whoOf(row, viewer),
    kind: row.recordKind,
    about: row.about,
    record: recordOf(row),
    gathered: gatheredBy(row),
    madeAt: row.madeAt.toISOString(),
    isRead: row.isRead,
  }));
}

type OfRecord = Pick<NoticeRow, 'recordKind' | 'recordId'>;

/** Why also by screen: a person who lost a role must not see the titles of its records. */
async function recordsOf(db: Db, viewer: Viewer, rows: readonly OfRecord[]) {
  const kinds = [...new Set(rows.flatMap(({ recordKind }) => recordKind ?? []))].filter((kind) =>
    may(viewer, screens[noticeScreens[kind]].access),
  );
  const idsOf = (kind: NoticeKind) =>
    rows.flatMap(({ recordKind, recordId }) => (recordKind === kind ? (recordId ?? []) : []));
  const found = await Promise.all(
    kinds.map(async (kind) => [kind, await nameRecords(db, viewer, kind, idsOf(kind))] as const),
  );
  const records = new Map(found);
  return ({ recordKind, recordId }: OfRecord) =>
    recordKind && recordId ? (records.get(recordKind)?.get(recordId) ?? null) : null;
}

/** Calls of the notification bell. */
export function noticeRoutes(server: Server): void {
  handle(server, noticeEndpoints.unread, async ({ viewer, db }) => ({
    count: await countUnread(db, rowsOf(viewer, noticeRows), mostUnread + 1),
  }));

  handle(server, noticeEndpoints.list, async ({ query: { before }, viewer, db }) => {
    const page = { before, limit: noticePageSize + 1 };
    const own = rowsOf(viewer, noticeRows);
    const rows = await listNotices(db, own, rowsOf(viewer, userRows), page);
    const nodes = rows.slice(0, noticePageSize);
    const next = rows.length > nodes.length ? (nodes.at(-1)?.id ?? null) : null;
    return { nodes: await named(db, viewer, nodes), next };
  });

  handle(server, noticeEndpoints.readOne, async ({ params, viewer, db }) => {
    if (!(await markRead(db, rowsOf(viewer, noticeRows), params))) throw notFound();
    return {};
  });

  handle(server, noticeEndpoints.readAll, async ({ body, viewer, db }) => {
    await markRead(db, rowsOf(viewer, noticeRows), body);
    return {};
  });
}
