import {
  photoMessages,
  photosetMessages,
} from '@masthead/shared/editorial/photos/photo.messages.ts';
import type { PhotoUse } from '@masthead/shared/editorial/photos/photo.ts';
import { photosetEndpoints } from '@masthead/shared/editorial/photos/photoset.endpoints.ts';
import { askedPhotoIds, type photosetQuery } from '@masthead/shared/editorial/photos/photoset.ts';
import { recordPath } from '@masthead/shared/platform/access/screen.ts';
import { allKinds } from '@masthead/shared/record-kinds.ts';
import { type ScreenKey, screens } from '@masthead/shared/screens.ts';
import type { z } from 'zod';
import { rowsOf, type Seer } from '../../platform/access/rows.ts';
import type { Db } from '../../platform/db/client.ts';
import { findTitles } from '../../platform/history/history.queries.ts';
import { explainConstraints } from '../../platform/http/error-handler.ts';
import { badRequest, conflict } from '../../platform/http/errors.ts';
import { handle, type Server } from '../../platform/http/handle.ts';
import {
  createRecord,
  openRecord,
  readRecord,
  saveRecord,
} from '../../platform/records/save-record.ts';
import {
  findPhotosetUses,
  findPhotoUses,
  photoRows,
  photosetRows,
  type UseRow,
  type Uses,
} from './photo.store.ts';
import { listPhotosets, photosetStore } from './photoset.store.ts';

/** Photosets (Spec, content 7). */
export function photosetRoutes(server: Server): void {
  explainConstraints({
    photosets_name_unique: { status: 400, path: 'name', sentence: photosetMessages.taken },
  });
  const page = async (db: Db, viewer: Seer, query: z.output<typeof photosetQuery>) => {
    const { rows, totalCount } = await listPhotosets(db, rowsOf(viewer, photosetRows), query);
    return [rows, totalCount] satisfies [unknown, number];
  };
  handle(server, photosetEndpoints.list, ({ query, viewer, db }) => page(db, viewer, query));
  handle(server, photosetEndpoints.search, ({ query, viewer, db }) => page(db, viewer, query));
  handle(server, photosetEndpoints.get, ({ params, viewer, db }) =>
    readRecord(db, photosetStore, viewer, params.id),
  );
  handle(server, photosetEndpoints.uses, async ({ params, viewer, db }) => {
    await readRecord(db, photosetStore, viewer, params.id);
    return readPhotosetUses(db, viewer, params.id);
  });
  handle(server, photosetEndpoints.create, ({ body, viewer, db }) =>
    createRecord(db, photosetStore, viewer, written(body)),
  );
  handle(server, photosetEndpoints.update, async ({ body: { id, ...change }, viewer, db }) => {
    if (change.isDeleted) {
      // Why lock first: a concurrent use is waited for and found.
      await openRecord(db, photosetStore, viewer, id);
      await refuseUsedPhotoset(db, viewer, id);
    }
    return saveRecord(db, photosetStore, viewer, id, written(change));
  });
}

/** The request body with its photos as ids. */
function written<T extends Parameters<typeof askedPhotoIds>[0]>({ photos, ...sent }: T) {
  const photoIds = askedPhotoIds({ photos, photoIds: sent.photoIds });
  if (photoIds === null)
    throw badRequest({ path: 'photos', message: photosetMessages.contraryPhotos });
  return { ...sent, photoIds };
}

type Kind = (typeof allKinds)[number];
const kindOfTable = (table: string) => allKinds.find((kind) => kind.table === table);

/** The edit screen of a record, if it has one. Posts use their own, outside the form kit. */
const screenOf = (kind: Kind | undefined): ScreenKey | null =>
  kind?.table === 'news_items' ? 'postEdit' : (kind?.screen ?? null);

/** The path of a record's edit screen. Some paths contain the site id before the record id. */
function pathOf(kind: Kind | undefined, { recordId, siteId }: UseRow): string | null {
  const screen = screenOf(kind);
  if (screen === null) return null;
  if (siteId === null && screens[screen].path.includes('$siteId')) return null;
  return recordPath(screens[screen], { id: recordId, siteId });
}

/** The existing records by table and id. A table can contain several kinds of record. */
async function knownOf(db: Db, seer: Seer, rows: readonly UseRow[]) {
  const found = await Promise.all(
    allKinds.map(async (kind) => {
      const ids = rows
        .filter(({ tableName }) => tableName === kind.table)
        .map((row) => row.recordId);
      const titles = await findTitles(db, seer, kind, ids);
      return [...titles].map(([id, title]) => [`${kind.table}:${id}`, { kind, title }] as const);
    }),
  );
  return new Map(found.flat());
}

/** Records with their names and edit paths. */
async function named(db: Db, seer: Seer, { rows, totalCount }: Uses) {
  const known = await knownOf(db, seer, rows);
  const nodes = rows.map((row): PhotoUse => {
    const found = known.get(`${row.tableName}:${row.recordId}`);
    const kind = found?.kind ?? kindOfTable(row.tableName);
    return {
      noun: kind?.noun ?? row.tableName,
      id: row.recordId,
      title: found?.title || `No. ${row.recordId}`,
      path: pathOf(kind, row),
    };
  });
  return { totalCount, nodes };
}

const mostListed = 200;
const mostNamed = 5;

/** The records that use a photo, by name. */
export const readPhotoUses = async (db: Db, seer: Seer, id: number, most = mostListed) =>
  named(db, seer, await findPhotoUses(db, rowsOf(seer, photoRows), id, most));

/** The posts that show a photoset, by headline. */
const readPhotosetUses = async (db: Db, seer: Seer, id: number, most = mostListed) =>
  named(db, seer, await findPhotosetUses(db, rowsOf(seer, photosetRows), id, most));

type Named = Awaited<ReturnType<typeof named>>;

function refuse({ totalCount, nodes }: Named, sentence: typeof photoMessages.inUse): void {
  if (totalCount === 0) return;
  const places = nodes.map(({ noun, title }) => `${noun} “${title}”`);
  throw conflict(sentence(places, totalCount - nodes.length));
}

/** Throws a 409 that lists the uses of a photo, if it has any. */
export const refuseUsedPhoto = async (db: Db, seer: Seer, id: number) =>
  refuse(await readPhotoUses(db, seer, id, mostNamed), photoMessages.inUse);

/** Throws a 409 that lists the posts that show a photoset, if there are any. */
const refuseUsedPhotoset = async (db: Db, seer: Seer, id: number) =>
  refuse(await readPhotosetUses(db, seer, id, mostNamed), photosetMessages.inUse);
