import { campaignMessages } from '@masthead/shared/email/campaigns/campaign.messages.ts';
import {
  type CampaignReaders,
  sendTimeStepMinutes,
} from '@masthead/shared/email/campaigns/campaign.ts';
import type { CampaignCalls } from '@masthead/shared/email/campaigns/campaign-calls.ts';
import type { TypedPreview } from '@masthead/shared/email/campaigns/campaign-check-calls.ts';
import { driftMessages } from '@masthead/shared/email/campaigns/drift.messages.ts';
import { partOfAudience } from '@masthead/shared/email/campaigns/envelope.ts';
import type { TypedEmail } from '@masthead/shared/email/campaigns/preflight-call.ts';
import { centralClock, centralDay } from '@masthead/shared/platform/values/dates.ts';
import type { App } from '../../app-parts.ts';
import { type Seer, theProduct } from '../../platform/access/rows.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import type { Db } from '../../platform/db/client.ts';
import { sharedNow } from '../../platform/db/clock.queries.ts';
import { isAtHome } from '../../platform/db/place.queries.ts';
import { badRequest, conflict, unauthorized } from '../../platform/http/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import { asRawEmail } from '../../platform/http/hooks.ts';
import { checkVersion, refuseOnlyRead } from '../../platform/http/save-checks.ts';
import { ProviderAway } from '../../platform/integrations/mail/mail-provider.ts';
import { answerOpening } from '../../platform/live/openings.queries.ts';
import { readRecord, restoreRecord } from '../../platform/records/save-record.ts';
import { inTime } from './action-in-time.ts';
import {
  changeCampaign,
  cloneCampaign,
  createCampaign,
  loadCampaign,
  sendAgain,
} from './campaign-editing.ts';
import { isSignedPreview } from './campaigns.routes.ts';
import { acceptWarning, checkTyped, refuseUnfit } from './check-email.ts';
import { driftOf, freshContent } from './find-drift.ts';
import type { KindOfEmail } from './kind-of-email.ts';
import { mailStatusOf } from './mail-status.ts';
import {
  approveRelease,
  askRelease,
  partOf,
  refuseRefresh,
  releaseOf,
  takeBackRelease,
} from './release-steps.ts';
import { drawnForPreview } from './rendering.ts';
import {
  providerRefusal,
  scheduleCampaign,
  sendInstant,
  unscheduleCampaign,
} from './schedule-campaign.ts';
import { testEmailRoutes } from './send-test-email.ts';
import { sendingTemplate } from './sending-template.ts';
import { storedEmail, typedEmailOf } from './typed-email.ts';

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
    await inTime(app, viewer, { action: 'schedule', kind: kind.kind, id: body.id }, schedule);
    return readRecord(app.pool, kind.store, viewer, body.id);
  });

  handle(app, calls.readers, ({ params, viewer }) => readersOf(app, viewer, kind, params.id));

  handle(app, calls.sendNow, async ({ body, viewer }) => {
    const send = () => sendCampaignNow(app, viewer, kind, body);
    await inTime(app, viewer, { action: 'sendNow', kind: kind.kind, id: body.id }, send);
    return readRecord(app.pool, kind.store, viewer, body.id);
  });

  handle(app, calls.drift, ({ params, viewer }) => driftOf(app, viewer, kind, params.id));

  handle(app, calls.refresh, async ({ body, viewer }) => {
    const refresh = () => refreshCampaign(app, viewer, kind, body);
    await inTime(app, viewer, { action: 'refresh', kind: kind.kind, id: body.id }, refresh);
    return readRecord(app.pool, kind.store, viewer, body.id);
  });

  handle(app, calls.unschedule, async ({ params, viewer }) => {
    const unschedule = () => unscheduleCampaign(app, viewer, kind.kind, params.id);
    await inTime(app, viewer, { action: 'unschedule', kind: kind.kind, id: params.id }, unschedule);
    return readRecord(app.pool, kind.store, viewer, params.id);
  });

  handle(app, calls.status, ({ params, viewer }) =>
    mailStatusOf(app, viewer, kind.kind, params.id),
  );

  handle(app, calls.email, async ({ params, query, viewer, db, reply }) => {
    const isSigned = isSignedPreview(app.keys, `/api/${kind.kind}/email/${params.id}`, query);
    // Why: without a viewer the request came by a link, which must be one that was signed here.
    if (!viewer && !isSigned) throw unauthorized();
    // Why: a signed link shows its email to anyone who has the link (decisions 5).
    const campaign = await loadCampaign(db, viewer ?? theProduct, kind, params.id);
    asRawEmail(reply);
    return (await drawnForPreview(kind.render, campaign, app.config, db)).html;
  });
}

/** Renders the unsaved email with the renderer used for sending (decision 57); a frozen email as it was frozen. */
async function previewTyped(
  { config }: App,
  db: Db,
  seer: Seer,
  kind: KindOfEmail,
  { id, values }: TypedEmail,
): Promise<TypedPreview> {
  const saved = await storedEmail(db, seer, kind, id);
  const email = await typedEmailOf(db, seer, kind, saved, values);
  if (!email) return { email: null };
  const { status, providerCampaignId } = saved ?? email;
  const campaign = { ...email, id: id ?? 0, status, providerCampaignId };
  return { email: await drawnForPreview(kind.render, campaign, config, db) };
}

/**
 * Takes a scheduled email back, puts in what its posts and listings say now, and schedules it for the same
 * time. Whatever would keep it from being scheduled again is found before it is taken back.
 */
async function refreshCampaign(
  app: App,
  viewer: Viewer,
  kind: KindOfEmail,
  { id, version }: { id: number; version: number },
): Promise<void> {
  const { pool } = app;
  const campaign = await loadCampaign(pool, viewer, kind, id);
  checkVersion(campaign, version);
  if (campaign.status !== 'scheduled') throw conflict(driftMessages.onlyScheduled);
  if (!(await isAtHome(pool))) throw conflict(campaignMessages.held);
  sendInstant(campaign.sendDate ?? '', campaign.sendTime ?? '', new Date());
  refuseRefresh(await sendingTemplate(pool, viewer, campaign));
  const content = await freshContent(app, pool, kind, campaign);
  await refuseUnfit(app, pool, kind, { ...campaign, content });
  await unscheduleCampaign(app, viewer, kind.kind, id);
  await scheduleCampaign(
    app,
    viewer,
    async (db) => {
      const back = await loadCampaign(db, viewer, kind, id);
      const fresh = await freshContent(app, db, kind, back);
      return (await changeCampaign(db, viewer, kind, { ...fresh, id, version: back.version })).id;
    },
    kind,
  );
}

/** The recipients of an email if it were sent now; errors are those of Schedule. */
async function readersOf(
  app: App,
  viewer: Viewer,
  kind: KindOfEmail,
  id: number,
): Promise<CampaignReaders> {
  const campaign = await loadCampaign(app.pool, viewer, kind, id);
  const { audienceId } = await sendingTemplate(app.pool, viewer, campaign);
  const { part } = await partOf(app.pool, campaign, audienceId);
  const readers = await app.mail.readers(audienceId, id, part).catch((error: unknown) => {
    throw error instanceof ProviderAway ? providerRefusal(error) : error;
  });
  if (!readers) throw badRequest({ path: 'emailTemplateId', message: campaignMessages.noAudience });
  return { ...readers, name: partOfAudience({ name: readers.name, part: part?.name ?? null }) };
}

/**
 * Schedules an email for this moment, by every rule of Schedule. Its send date and time become the
 * quarter hour that has begun, so that the record still follows the rules of its fields; they stay
 * what they were when the provider is away.
 */
async function sendCampaignNow(
  app: App,
  viewer: Viewer,
  kind: KindOfEmail,
  seenVersion: { id: number; version: number },
): Promise<void> {
  const sendAt = await sharedNow(app.pool);
  const quarterMs = sendTimeStepMinutes * 60_000;
  const quarter = new Date(Math.floor(sendAt.getTime() / quarterMs) * quarterMs);
  const plan = { sendDate: centralDay(quarter), sendTime: centralClock(quarter) };
  await scheduleCampaign(
    app,
    viewer,
    async (db) => {
      // Why: a schedule may wait until sending is resumed; what is meant for now may not.
      if (!(await isAtHome(db))) throw conflict(campaignMessages.held);
      return (await changeCampaign(db, viewer, kind, seenVersion)).id;
    },
    { ...kind, now: { sendAt, plan } },
  );
}
