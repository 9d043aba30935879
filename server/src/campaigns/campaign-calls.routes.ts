import type { CampaignCalls } from '@masthead/shared/campaigns/campaign-calls.ts';
import type { App } from '../app-parts.ts';
import { signInNeeded } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { asRawEmail } from '../http/security-headers.ts';
import { campaignReply } from './campaign-content.ts';
import { changeCampaign, createCampaign, loadCampaign } from './campaign-editing.ts';
import type { KindOfEmail } from './campaign-kind.ts';
import { restoreCampaign } from './campaigns.queries.ts';
import { mailStatusOf } from './mail-status.ts';
import { isSignedPreview } from './preview-link.ts';
import { scheduleCampaign } from './schedule-campaign.ts';
import { sendTestEmail } from './test-email.ts';
import { unscheduleCampaign } from './unschedule-campaign.ts';

/** The calls that every kind of email has (Spec, content 7). */
export function campaignCallRoutes(app: App, calls: CampaignCalls, kind: KindOfEmail): void {
  handle(app, calls.get, async ({ params, db }) =>
    campaignReply(await loadCampaign(db, kind, params.id)),
  );

  handle(app, calls.create, async ({ body, db }) => {
    const id = await createCampaign(db, kind, body);
    return campaignReply(await loadCampaign(db, kind, id));
  });

  handle(app, calls.update, async ({ body, db }) => {
    await changeCampaign(db, kind, body);
    return campaignReply(await loadCampaign(db, kind, body.id));
  });

  handle(app, calls.restore, async ({ params, db }) => {
    await restoreCampaign(db, params.id, kind.kind);
    return campaignReply(await loadCampaign(db, kind, params.id));
  });

  sendingRoutes(app, calls, kind);
}

function sendingRoutes(app: App, calls: CampaignCalls, kind: KindOfEmail): void {
  handle(app, calls.schedule, async ({ body, viewer }) => {
    await scheduleCampaign(app, viewer, (db) => changeCampaign(db, kind, body), kind.render);
    return campaignReply(await loadCampaign(app.pool, kind, body.id));
  });

  handle(app, calls.unschedule, async ({ params, viewer }) => {
    await unscheduleCampaign(app, viewer, kind.kind, params.id);
    return campaignReply(await loadCampaign(app.pool, kind, params.id));
  });

  handle(app, calls.status, ({ params }) => mailStatusOf(app, kind.kind, params.id));

  for (const call of [calls.testEmail, calls.postTestEmail])
    handle(app, call, ({ params, viewer }) => {
      const target = { kind: kind.kind, id: params.id, isRepeatable: call.method === 'POST' };
      return sendTestEmail(app, viewer, target, kind.render);
    });

  handle(app, calls.email, async ({ params, query, viewer, db, reply }) => {
    const isSigned = isSignedPreview(app.signingKey, `/api/${kind.kind}/email/${params.id}`, query);
    // Why: without a viewer the request came by a link, which must be one that was signed here.
    if (!viewer && !isSigned) throw signInNeeded();
    const campaign = await loadCampaign(db, kind, params.id);
    asRawEmail(reply);
    return (await kind.render(campaign, app.config)).html;
  });
}
