import { representativeEndpoints } from '@masthead/shared/representatives/representative.endpoints.ts';
import { handle, type Server } from '../http/handle.ts';
import { createRecord, readRecord, saveRecord } from '../records/save-record.ts';
import { representativeStore } from './representative.record.ts';

/** Representatives of firms (Spec, showcase 7). */
export function representativeRoutes(server: Server): void {
  handle(server, representativeEndpoints.get, ({ params, viewer, db }) =>
    readRecord(db, representativeStore, viewer, params.id),
  );

  handle(server, representativeEndpoints.create, ({ body, viewer, db }) =>
    createRecord(db, representativeStore, viewer, body),
  );

  handle(server, representativeEndpoints.update, ({ body: { id, ...change }, viewer, db }) =>
    saveRecord(db, representativeStore, viewer, id, change),
  );
}
