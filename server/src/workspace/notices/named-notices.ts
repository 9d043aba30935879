import { may, type Principal } from '@masthead/shared/platform/access/access.ts';
import { staffName } from '@masthead/shared/platform/history/history.ts';
import {
  mostGathered,
  type Notice,
  type NoticeKind,
  noticeScreens,
} from '@masthead/shared/platform/notices/notice.ts';
import { centralSentence } from '@masthead/shared/platform/values/dates.ts';
import { screens } from '@masthead/shared/screens.ts';
import { chatMessages } from '@masthead/shared/workspace/chat/chat.ts';
import { rowsOf, type Seer } from '../../platform/access/rows.ts';
import type { Db } from '../../platform/db/client.ts';
import {
  listGathered,
  type NamedRecord,
  type NoticeRow,
  nameRecords,
  noticeRows,
} from '../../platform/notices/notice.store.ts';
import { chatRows, listSent } from '../chat/chat.store.ts';

/** A person to whom notices are shown or mailed. */
export type NoticeReader = Seer & Principal & { isStaff: boolean };

const whoOf = ({ actorId, actorName }: NoticeRow, viewer: NoticeReader) => {
  if (actorId === null) return null;
  return actorName ?? (viewer.isStaff ? `Person ${actorId}` : staffName);
};

/** Notices with their records, and what they gather. */
export async function namedNotices(
  db: Db,
  viewer: NoticeReader,
  rows: readonly NoticeRow[],
): Promise<Notice[]> {
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
async function recordsOf(db: Db, viewer: NoticeReader, rows: readonly OfRecord[]) {
  const kinds = [...new Set(rows.flatMap(({ recordKind }) => recordKind ?? []))].filter((kind) =>
    may(viewer, screens[noticeScreens[kind]].access),
  );
  const idsOf = (kind: NoticeKind) =>
    rows.flatMap(({ recordKind, recordId }) => (recordKind === kind ? (recordId ?? []) : []));
  const found = await Promise.all(
    kinds.map(async (kind) => {
      const ids = idsOf(kind);
      const named =
        kind === 'chat-message'
          ? await nameMessages(db, viewer, ids)
          : await nameRecords(db, viewer, kind, ids);
      return [kind, named] as const;
    }),
  );
  const records = new Map(found);
  return ({ recordKind, recordId }: OfRecord) =>
    recordKind && recordId ? (records.get(recordKind)?.get(recordId) ?? null) : null;
}

/** Messages of the chat, by when they were sent. */
async function nameMessages(
  db: Db,
  viewer: NoticeReader,
  ids: number[],
): Promise<Map<number, NamedRecord>> {
  const sent = await listSent(db, rowsOf(viewer, chatRows), ids);
  return new Map(
    sent.map(({ id, createdAt }) => [
      id,
      { id, title: chatMessages.sentAt(centralSentence(createdAt)), siteId: null },
    ]),
  );
}
