import { campaignMessages } from '@masthead/shared/campaigns/campaign.messages.ts';
import type { CampaignCalls } from '@masthead/shared/campaigns/campaign-calls.ts';
import { theProduct } from '../access/rows.ts';
import type { App } from '../app-parts.ts';
import type { Db } from '../db/client.ts';
import { signInNeeded } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { asRawEmail } from '../http/hooks.ts';
import { refuseOnlyRead } from '../http/save-checks.ts';
import { answerOpening } from '../live/openings.queries.ts';
import { restoreRecord } from '../records/restore-record.ts';
import { readRecord } from '../records/save-record.ts';
import { inTime } from './act-in-time.ts';
import {
  changeCampaign,
  cloneCampaign,
  createCampaign,
  loadCampaign,
  sendAgain,
} from './campaign-editing.ts';
import type { KindOfEmail } from './campaign-kind.ts';
import { acceptWarning, checkTyped } from './check-email.ts';
import { driftOf } from './drift.ts';
import { mailStatusOf } from './mail-status.ts';
import { isSignedPreview } from './preview-link.ts';
import { refreshCampaign } from './refresh-campaign.ts';
import { approveRelease, askRelease, releaseOf, takeBackRelease } from './release.ts';
import { drawnForPreview } from './rendering.ts';
import { scheduleCampaign } from './schedule-campaign.ts';
import { readersOf, sendCampaignNow } from './send-campaign-now.ts';
import { testEmailRoutes } from './test-email.ts';
import { previewTyped } from './typed-preview.ts';
import { unscheduleCampaign } from './unschedule-campaign.ts';

/** The calls that every kind of email has (Spec, content 7). */
export function campaignCallRoutes(app: App, calls: CampaignCalls, kind: KindOfEmail): void {
  const { store } = kind;
  handle(app, calls.get, ({ params, viewer, db }) => readRecord(db, store, viewer, params.id));

  handle(app, calls.create, ({ body, viewer, db }) => createCampaign(db, viewer, kind, body));

  handle(app, calls.clone, ({ params, viewer, db }) => cloneCampaign(db, viewer, kind, params.id));

  handle(app, calls.sendAgain, ({ params, viewer, db }) => sendAgain(db, viewer, kind, params.id));

  handle(app, calls.update, async ({ body, viewer, db, request }) => {
    const load = () => readRecord(db, store, viewer, body.id);
    await refuseOnlyRead(request.body, campaignMessages.changedElsewhere, load);
    return changeCampaign(db, viewer, kind, body);
  });

  handle(app, calls.restore, ({ params, viewer, db }) =>
    restoreRecord(db, store, viewer, params.id),
  );

  handle(app, calls.preflight, ({ body, viewer }) => checkTyped(app, viewer, kind, body));

  handle(app, calls.typedPreview, ({ body, viewer, db }) =>
    previewTyped(app, db, viewer, kind, body),
  );

  handle(app, calls.openings, async ({ body, viewer, db }) => {
    if (!body.is_closing) await loadCampaign(db, viewer, kind, body.id);
    return answerOpening(db, viewer, 'campaign', body);
  });

  handle(app, calls.acceptWarning, async ({ body, viewer, db }) => {
    await acceptWarning(db, viewer, kind, body);
    return { id: body.id };
  });

  releaseRoutes(app, calls, kind);
  sendingRoutes(app, calls, kind);
  testEmailRoutes(app, calls, kind);
}

function releaseRoutes(app: App, calls: CampaignCalls, kind: KindOfEmail): void {
  handle(app, calls.release, ({ params, viewer, db }) => releaseOf(db, viewer, kind, params.id));

  handle(app, calls.askRelease, ({ body, viewer, db }) => askRelease(db, viewer, kind, body));

  handle(app, calls.approveRelease, ({ body, viewer, db }) =>
    approveRelease(app, db, viewer, kind, body),
  );

  handle(app, calls.takeBackRelease, ({ params, viewer, db }) =>
    takeBackRelease(db, viewer, kind, params.id),
  );
}

function sendingRoutes(app: App, calls: CampaignCalls, kind: KindOfEmail): void {
  handle(app, calls.schedule, async ({ body, viewer }) => {
    const save = async (db: Db) => (await changeCampaign(db, viewer, kind, body)).id;
    const schedule = () => scheduleCampaign(app, viewer, save, kind);
    await inTime(app, viewer, { act: 'schedule', kind: kind.kind, id: body.id }, schedule);
    return readRecord(app.pool, kind.store, viewer, body.id);
  });

  handle(app, calls.readers, ({ params, viewer }) => readersOf(app, viewer, kind, params.id));

  handle(app, calls.sendNow, async ({ body, viewer }) => {
    const send = () => sendCampaignNow(app, viewer, kind, body);
    await inTime(app, viewer, { act: 'sendNow', kind: kind.kind, id: body.id }, send);
    return readRecord(app.pool, kind.store, viewer, body.id);
  });

  handle(app, calls.drift, ({ params, viewer }) => driftOf(app, viewer, kind, params.id));

  handle(app, calls.refresh, async ({ body, viewer }) => {
    const refresh = () => refreshCampaign(app, viewer, kind, body);
    await inTime(app, viewer, { act: 'refresh', kind: kind.kind, id: body.id }, refresh);
    return readRecord(app.pool, kind.store, viewer, body.id);
  });

  handle(app, calls.unschedule, async ({ params, viewer }) => {
    const unschedule = () => unscheduleCampaign(app, viewer, kind.kind, params.id);
    await inTime(app, viewer, { act: 'unschedule', kind: kind.kind, id: params.id }, unschedule);
    return readRecord(app.pool, kind.store, viewer, params.id);
  });

  handle(app, calls.status, ({ params, viewer }) =>
    mailStatusOf(app, viewer, kind.kind, params.id),
  );

  handle(app, calls.email, async ({ params, query, viewer, db, reply }) => {
    const isSigned = isSignedPreview(app.signingKey, `/api/${kind.kind}/email/${params.id}`, query);
    // Why: without a viewer the request came by a link, which must be one that was signed here.
    if (!viewer && !isSigned) throw signInNeeded();
    // Why: a signed link shows its one email to whoever holds it (decisions 5).
    const campaign = await loadCampaign(db, viewer ?? theProduct, kind, params.id);
    asRawEmail(reply);
    return (await drawnForPreview(kind.render, campaign, app.config, db)).html;
  });
}
