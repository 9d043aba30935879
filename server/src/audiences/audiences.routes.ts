import { randomBytes } from 'node:crypto';
import { audienceEndpoints } from '@masthead/shared/audiences/audience.endpoints.ts';
import { whyAudienceDeleteBlocked } from '@masthead/shared/audiences/audience.messages.ts';
import { rowsOf } from '../access/rows.ts';
import type { App } from '../app-parts.ts';
import { explainConstraints } from '../http/error-handler.ts';
import { conflict } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { markRecordDeleted } from '../records/records.queries.ts';
import { restoreRecord } from '../records/restore-record.ts';
import { createRecord, openRecord, readRecord, saveRecord } from '../records/save-record.ts';
import { audienceStore } from './audience.record.ts';
import { audienceRows } from './audience.rows.ts';
import { listAudiences } from './audiences.queries.ts';
import { segmentRoutes } from './segments.routes.ts';
import { subscriberRoutes } from './subscribers.routes.ts';

/** Audiences of the built-in mail provider (decisions 7). */
export function audienceRoutes(app: App): void {
  explainConstraints({
    audiences_name_unique: {
      status: 400,
      path: 'name',
      sentence: 'This site already has an audience with this name.',
    },
  });

  handle(app, audienceEndpoints.list, ({ viewer, db }) =>
    listAudiences(db, rowsOf(viewer, audienceRows)),
  );

  handle(app, audienceEndpoints.get, ({ params, viewer, db }) =>
    readRecord(db, audienceStore, viewer, params.id),
  );

  handle(app, audienceEndpoints.create, ({ body, viewer, db }) =>
    // Why: ids look like those of other mail providers.
    createRecord(db, audienceStore, viewer, body, { id: randomBytes(5).toString('hex') }),
  );

  handle(app, audienceEndpoints.rename, ({ params, body, viewer, db }) =>
    saveRecord(db, audienceStore, viewer, params.id, body),
  );

  handle(app, audienceEndpoints.remove, async ({ params, viewer, db }) => {
    const blocked = whyAudienceDeleteBlocked(
      await openRecord(db, audienceStore, viewer, params.id),
    );
    if (blocked) throw conflict(blocked);
    await markRecordDeleted(db, audienceStore, params.id, true);
    return { id: params.id };
  });

  handle(app, audienceEndpoints.restore, ({ params, viewer, db }) =>
    restoreRecord(db, audienceStore, viewer, params.id),
  );

  subscriberRoutes(app);
  segmentRoutes(app);
}
