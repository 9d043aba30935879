import { photosetMessages } from '@masthead/shared/photos/photo.messages.ts';
import { photosetEndpoints } from '@masthead/shared/photos/photoset.endpoints.ts';
import { askedPhotoIds, type photosetQuery } from '@masthead/shared/photos/photoset.ts';
import type { z } from 'zod';
import { rowsOf, type Seer } from '../access/rows.ts';
import type { Db } from '../db/client.ts';
import { explainConstraints } from '../http/error-handler.ts';
import { badRequest } from '../http/errors.ts';
import { handle, type Server } from '../http/handle.ts';
import { createRecord, openRecord, readRecord, saveRecord } from '../records/save-record.ts';
import { listPhotosets } from './list-photosets.queries.ts';
import { photosetRows } from './photo.rows.ts';
import { readPhotosetUses, refuseUsedPhotoset } from './photo-uses.ts';
import { photosetStore } from './photoset.record.ts';

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
      // Why before: what comes to use it meanwhile is waited for, and found.
      await openRecord(db, photosetStore, viewer, id);
      await refuseUsedPhotoset(db, viewer, id);
    }
    return saveRecord(db, photosetStore, viewer, id, written(change));
  });
}

/** What is sent, with its photos as they are kept: by id. */
function written<T extends Parameters<typeof askedPhotoIds>[0]>({ photos, ...sent }: T) {
  const photoIds = askedPhotoIds({ photos, photoIds: sent.photoIds });
  if (photoIds === null)
    throw badRequest({ path: 'photos', message: photosetMessages.contraryPhotos });
  return { ...sent, photoIds };
}
