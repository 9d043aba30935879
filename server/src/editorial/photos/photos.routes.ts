import { photoEndpoints } from '@masthead/shared/editorial/photos/photo.endpoints.ts';
import { photoMessages } from '@masthead/shared/editorial/photos/photo.messages.ts';
import { photoRecord } from '@masthead/shared/editorial/photos/photo.record.ts';
import type { PhotoQuery } from '@masthead/shared/editorial/photos/photo.ts';
import {
  creditMessages,
  type RefusedPhoto,
} from '@masthead/shared/editorial/photos/photo-credits.ts';
import { changedByOther } from '@masthead/shared/platform/contract/errors.ts';
import {
  type FieldValues,
  initialOf,
  type RowOf,
} from '@masthead/shared/platform/records/record.ts';
import { rowsOf, type Seer } from '../../platform/access/rows.ts';
import type { Db } from '../../platform/db/client.ts';
import { badRequest } from '../../platform/http/errors.ts';
import { handle, type Server } from '../../platform/http/handle.ts';
import { givenFields } from '../../platform/http/save-checks.ts';
import { findUploaded } from '../../platform/images/images.queries.ts';
import { lockRecord, updateRecord } from '../../platform/records/records.queries.ts';
import {
  createRecord,
  insertWhole,
  openRecord,
  readRecord,
  saveRecord,
} from '../../platform/records/save-record.ts';
import {
  listPhotoPeople,
  listPhotos,
  listSamePhotos,
  photoRows,
  photoStore,
} from './photo.store.ts';
import { readPhotoUses, refuseUsedPhoto } from './photosets.routes.ts';

/** Photos (Spec, content 7; decision 40). */
export function photoRoutes(server: Server): void {
  const page = async (db: Db, viewer: Seer, query: PhotoQuery) => {
    const { rows, totalCount } = await listPhotos(db, rowsOf(viewer, photoRows), query);
    return [rows, totalCount] satisfies [unknown, number];
  };
  handle(server, photoEndpoints.list, ({ query, viewer, db }) => page(db, viewer, query));
  handle(server, photoEndpoints.search, ({ query, viewer, db }) => page(db, viewer, query));
  handle(server, photoEndpoints.users, ({ viewer, db }) =>
    listPhotoPeople(db, rowsOf(viewer, photoRows)),
  );
  handle(server, photoEndpoints.same, async ({ query, viewer, db }) => {
    const file = await findUploaded(db, query.original);
    return file?.contentHash ? listSamePhotos(db, rowsOf(viewer, photoRows), file.contentHash) : [];
  });
  handle(server, photoEndpoints.get, ({ params, viewer, db }) =>
    readRecord(db, photoStore, viewer, params.id),
  );
  handle(server, photoEndpoints.uses, async ({ params, viewer, db }) => {
    await readRecord(db, photoStore, viewer, params.id);
    return readPhotoUses(db, viewer, params.id);
  });
  changeRoutes(server);
}

function changeRoutes(server: Server): void {
  handle(server, photoEndpoints.create, async ({ body, viewer, db }) => {
    const { snapUrl = null, ...sent } = body;
    const file = await findUploaded(db, sent.original ?? '');
    return createRecord(db, photoStore, viewer, sent, { ...file, snapUrl });
  });

  handle(server, photoEndpoints.save, async ({ body, viewer, db }) => {
    const { original, altTag, credit = null, snapUrl = null } = body;
    const file = await findUploaded(db, original);
    if (!file) throw badRequest({ path: 'original', message: photoMessages.notUploaded });
    const visible = rowsOf(viewer, photoRows);
    const [same] = file.contentHash ? await listSamePhotos(db, visible, file.contentHash) : [];
    if (same) return { photo: await readRecord(db, photoStore, viewer, same.id), isNew: false };
    const said = { original, altTag: altTag ?? '', credit };
    const values = { ...initialOf(photoRecord), ...said, ...file, snapUrl };
    return { photo: await insertWhole(db, photoStore, viewer, values), isNew: true };
  });

  handle(server, photoEndpoints.credit, async ({ body, viewer, db }) => {
    const photos: RowOf<typeof photoRecord>[] = [];
    const stayed: RefusedPhoto[] = [];
    // Why sorted: concurrent saves of the same photos would deadlock.
    for (const { id, version, ...change } of body.photos.toSorted((a, b) => a.id - b.id)) {
      const current = await lockRecord(db, photoStore, viewer, id);
      const why = whyUndoRefused(current, version);
      if (why === null)
        photos.push(
          await updateRecord(
            db,
            photoStore,
            id,
            givenFields(change) as Partial<FieldValues<typeof photoRecord>>,
          ),
        );
      else stayed.push({ id, title: current?.title ?? `No. ${id}`, message: why });
    }
    return { photos, stayed };
  });

  handle(server, photoEndpoints.update, async ({ body: { id, ...change }, viewer, db }) => {
    if (change.isDeleted) {
      // Why lock first: a concurrent use is waited for and found.
      await openRecord(db, photoStore, viewer, id);
      await refuseUsedPhoto(db, viewer, id);
    }
    if (change.original === undefined) return saveRecord(db, photoStore, viewer, id, change);
    const current = await readRecord(db, photoStore, viewer, id);
    const file = await findUploaded(db, change.original);
    // Why: a crop applies only to the file it was made for.
    const isOther = change.original !== current.original && change.crop === undefined;
    const sent = isOther ? { ...change, crop: null } : change;
    return saveRecord(db, photoStore, viewer, id, sent, file ?? {});
  });
}

/** Why one of many photos is skipped; null if its version is current. */
function whyUndoRefused(current: RowOf<typeof photoRecord> | null, version: number): string | null {
  if (!current || current.isDeleted) return creditMessages.gone;
  return current.version === version ? null : changedByOther(current.updatedBy ?? 'Masthead');
}
