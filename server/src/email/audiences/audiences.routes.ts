import { randomBytes } from 'node:crypto';
import { audienceEndpoints } from '@masthead/shared/email/audiences/audience.endpoints.ts';
import { whyAudienceDeleteBlocked } from '@masthead/shared/email/audiences/audience.messages.ts';
import { segmentEndpoints } from '@masthead/shared/email/audiences/segment.endpoints.ts';
import { segmentMessages } from '@masthead/shared/email/audiences/segment.ts';
import { conditionSays } from '@masthead/shared/email/audiences/segment-conditions.ts';
import type { App } from '../../app-parts.ts';
import { rowsOf } from '../../platform/access/rows.ts';
import { explainConstraints } from '../../platform/http/error-handler.ts';
import { badRequest, conflict } from '../../platform/http/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import { markRecordDeleted } from '../../platform/records/records.queries.ts';
import {
  createRecord,
  openRecord,
  readRecord,
  restoreRecord,
  saveRecord,
} from '../../platform/records/save-record.ts';
import { emailTemplateRows, findEmailTemplate } from '../templates/email-template.store.ts';
import { audienceRows, audienceStore, findAudience, listAudiences } from './audience.store.ts';
import {
  countSegment,
  listSegments,
  listTags,
  type SegmentOf,
  segmentRows,
  segmentStore,
} from './segment.store.ts';
import { subscriberRows } from './subscriber.store.ts';
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

const choiceOf = ({ id, name, conditions }: SegmentOf) => ({
  id,
  name,
  says: conditions.map(conditionSays),
});

/** Segments of audiences (decision 105). */
function segmentRoutes(app: App): void {
  explainConstraints({
    segments_name_unique: { status: 400, path: 'name', sentence: segmentMessages.nameTaken },
  });

  handle(app, segmentEndpoints.ofAudience, async ({ params, viewer, db }) => {
    await readRecord(db, audienceStore, viewer, params.id);
    const segments = await listSegments(db, rowsOf(viewer, segmentRows), params.id);
    const visible = rowsOf(viewer, subscriberRows);
    return Promise.all(
      segments.map(async (one) => ({
        ...choiceOf(one),
        readers: (await countSegment(db, visible, params.id, one.conditions)).readers,
      })),
    );
  });

  handle(app, segmentEndpoints.terms, async ({ params, viewer, db }) => {
    const { remembersReaders } = await readRecord(db, audienceStore, viewer, params.id);
    const tags = await listTags(db, rowsOf(viewer, subscriberRows), params.id);
    return { tags, remembersReaders };
  });

  handle(app, segmentEndpoints.choices, async ({ query, viewer, db }) => {
    const visible = rowsOf(viewer, emailTemplateRows);
    // Why none without a template: an email may refer to a deleted one, which preflight reports.
    const audienceId = (await findEmailTemplate(db, visible, query.emailTemplateId))?.audienceId;
    if (!audienceId) return [];
    return (await listSegments(db, rowsOf(viewer, segmentRows), audienceId)).map(choiceOf);
  });

  handle(app, segmentEndpoints.count, async ({ body, viewer, db }) => {
    if (!(await findAudience(db, rowsOf(viewer, audienceRows), body.audienceId)))
      throw badRequest({ path: 'audienceId', message: segmentMessages.unknownAudience });
    return countSegment(db, rowsOf(viewer, subscriberRows), body.audienceId, body.conditions);
  });

  handle(app, segmentEndpoints.get, ({ params, viewer, db }) =>
    readRecord(db, segmentStore, viewer, params.id),
  );

  handle(app, segmentEndpoints.create, ({ body, viewer, db }) =>
    createRecord(db, segmentStore, viewer, body),
  );

  handle(app, segmentEndpoints.update, ({ body: { id, ...change }, viewer, db }) =>
    saveRecord(db, segmentStore, viewer, id, change),
  );

  handle(app, segmentEndpoints.remove, async ({ params, viewer, db }) => {
    await openRecord(db, segmentStore, viewer, params.id);
    await markRecordDeleted(db, segmentStore, params.id, true);
    return { id: params.id };
  });

  handle(app, segmentEndpoints.restore, ({ params, viewer, db }) =>
    restoreRecord(db, segmentStore, viewer, params.id),
  );
}
