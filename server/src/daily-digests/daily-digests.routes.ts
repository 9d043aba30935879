import { defaultUtm } from '@masthead/shared/campaigns/campaign.ts';
import { dailyDigestEndpoints } from '@masthead/shared/daily-digests/daily-digest.endpoints.ts';
import {
  type DigestForm,
  digestForm,
  type digestUpdate,
} from '@masthead/shared/daily-digests/daily-digest.ts';
import type { z } from 'zod';
import type { App } from '../app-parts.ts';
import { openForEditing, saveCampaign, templateFor } from '../campaigns/campaign-editing.ts';
import { findCampaign, insertCampaign, restoreCampaign } from '../campaigns/campaigns.queries.ts';
import { mailStatusOf } from '../campaigns/mail-status.ts';
import { isSignedPreview } from '../campaigns/preview-link.ts';
import { scheduleCampaign } from '../campaigns/schedule-campaign.ts';
import { sendTestEmail } from '../campaigns/test-email.ts';
import { unscheduleCampaign } from '../campaigns/unschedule-campaign.ts';
import type { Db } from '../db/client.ts';
import { givenFields } from '../http/change.ts';
import { badRequest, notFound, signInNeeded } from '../http/errors.ts';
import { handle, parse } from '../http/handle.ts';
import { asRawEmail } from '../http/security-headers.ts';
import { findSite } from '../sites/sites.queries.ts';
import { buildDigest } from './build-digest.ts';
import { asCampaignFields, asForm, type DigestContent, digestReply } from './digest-content.ts';
import { renderDigest } from './render-digest.ts';

const kind = 'daily-digest';

async function load(db: Db, id: number) {
  const digest = await findCampaign<DigestContent>(db, id, kind);
  if (!digest) throw notFound();
  return digest;
}

/** Absent fields are kept; the whole, as it would be stored, must follow every rule. */
async function save(db: Db, change: z.output<typeof digestUpdate>): Promise<number> {
  const { id, version, ...fields } = change;
  const current = await openForEditing<DigestContent>(db, kind, id, version);
  const given = givenFields(fields);
  const form: DigestForm = parse(digestForm, { ...asForm(current), ...given });
  await saveCampaign(db, current, asCampaignFields(form));
  return id;
}

/** The daily digest (Spec, content 7). */
export function dailyDigestRoutes(app: App): void {
  handle(app, dailyDigestEndpoints.build, async ({ query, db }) => {
    const site = await findSite(db, query.siteId);
    if (!site) throw badRequest({ path: 'siteId', message: 'A site is required' });
    return buildDigest(db, site, query.sendDate);
  });

  handle(app, dailyDigestEndpoints.get, async ({ params, db }) =>
    digestReply(await load(db, params.id)),
  );

  handle(app, dailyDigestEndpoints.create, async ({ body, db }) => {
    const form: DigestForm = {
      ...body,
      utm: body.utm ?? defaultUtm(body.style),
      sendDate: body.sendDate ?? null,
      sendTime: body.sendTime ?? null,
    };
    const emailTemplateId = await templateFor(db, form.style, form.siteId, form.emailTemplateId);
    const id = await insertCampaign(db, kind, asCampaignFields({ ...form, emailTemplateId }));
    return digestReply(await load(db, id));
  });

  handle(app, dailyDigestEndpoints.update, async ({ body, db }) => {
    await save(db, body);
    return digestReply(await load(db, body.id));
  });

  handle(app, dailyDigestEndpoints.schedule, async ({ body, viewer }) => {
    await scheduleCampaign(app, viewer, (db) => save(db, body), renderDigest);
    return digestReply(await load(app.pool, body.id));
  });

  handle(app, dailyDigestEndpoints.unschedule, async ({ params, viewer }) => {
    await unscheduleCampaign(app, viewer, kind, params.id);
    return digestReply(await load(app.pool, params.id));
  });

  handle(app, dailyDigestEndpoints.status, ({ params }) => mailStatusOf(app, kind, params.id));

  handle(app, dailyDigestEndpoints.testEmail, ({ params, viewer }) =>
    sendTestEmail(app, viewer, { kind, id: params.id, isRepeatable: false }, renderDigest),
  );

  handle(app, dailyDigestEndpoints.postTestEmail, ({ params, viewer }) =>
    sendTestEmail(app, viewer, { kind, id: params.id, isRepeatable: true }, renderDigest),
  );

  handle(app, dailyDigestEndpoints.email, async ({ params, query, viewer, db, reply }) => {
    const isSigned = isSignedPreview(app.signingKey, `/api/${kind}/email/${params.id}`, query);
    // Why: without a viewer the request came by a link, which must be one that was signed here.
    if (!viewer && !isSigned) throw signInNeeded();
    const digest = await load(db, params.id);
    asRawEmail(reply);
    return (await renderDigest(digest, app.config)).html;
  });

  handle(app, dailyDigestEndpoints.restore, async ({ params, db }) => {
    await restoreCampaign(db, params.id, kind);
    return digestReply(await load(db, params.id));
  });
}
