import { setTimeout as after } from 'node:timers/promises';
import { preflight, preflightRules } from '@masthead/shared/email/campaigns/preflight.ts';
import {
  type AcceptedWarning,
  onlyWarnings,
  type TypedEmail,
} from '@masthead/shared/email/campaigns/preflight-call.ts';
import {
  providerAway,
  providerFindings,
  providerWarnings,
} from '@masthead/shared/email/campaigns/preflight-provider.ts';
import { type Finding, inOrder } from '@masthead/shared/platform/values/findings.ts';
import type { App } from '../../app-parts.ts';
import type { Seer } from '../../platform/access/rows.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import type { Db } from '../../platform/db/client.ts';
import { badRequest } from '../../platform/http/errors.ts';
import { ProviderAway } from '../../platform/integrations/mail/mail-provider.ts';
import { haveLookedUp } from '../../platform/outside/look-ups.queries.ts';
import type { Campaign } from './campaign.store.ts';
import { loadCampaign } from './campaign-editing.ts';
import { factsOf } from './email-facts.ts';
import type { KindOfEmail } from './kind-of-email.ts';
import { type Accepted, listAccepted, saveAccepted } from './preflight.queries.ts';
import type { RenderedEmail } from './rendering.ts';
import { chosenTemplate, outgoingOf } from './sending-template.ts';
import { storedEmail, typedEmailOf } from './typed-email.ts';

const withReason = (finding: Finding, accepted: readonly Accepted[]) => {
  const found = accepted.find(({ key, about }) => key === finding.key && about === finding.about);
  return {
    ...finding,
    accepted: found ? { reason: found.reason, by: found.by, at: found.at } : null,
  };
};

/** The preflight report of an unsaved email. */
export async function checkTyped(
  app: App,
  viewer: Viewer,
  kind: KindOfEmail,
  { id, values }: TypedEmail,
) {
  const { pool } = app;
  const saved = await storedEmail(pool, viewer, kind, id);
  const email = await typedEmailOf(pool, viewer, kind, saved, values);
  if (!email) return { findings: [], isLookingUp: false, envelope: null };
  const campaign = { ...email, id: id ?? 0 };
  const rendered = await kind.render(campaign, app.config, pool);
  const checked = await factsOf(app, pool, kind.store.record, email, {
    bytes: Buffer.byteLength(rendered.html),
    asksReaders: true,
  });
  const isAsked = await haveLookedUp(app, checked.urls);
  const said = saved && (await askProvider(app, viewer, kind, { campaign, rendered, saved }));
  const findings = [...preflight(checked.facts), ...(said?.findings ?? [])];
  const accepted = id === null ? [] : await listAccepted(pool, id);
  return {
    findings: inOrder(findings).map((finding) => withReason(finding, accepted)),
    isLookingUp: isAsked || checked.isLookingUp || Boolean(said?.isLookingUp),
    envelope: checked.envelope,
  };
}

/** Refuses to let an email go out that preflight blocks. */
export async function refuseUnfit(
  app: App,
  db: Db,
  { store }: Pick<KindOfEmail, 'store'>,
  campaign: Campaign,
): Promise<void> {
  const email = { ...campaign, content: campaign.content as Record<string, unknown> };
  // Why: its HTML never blocks it, and a transaction waits for no mail provider.
  const how = { bytes: null, asksReaders: false };
  const { facts } = await factsOf(app, db, store.record, email, how);
  const blocks = preflight(facts).filter(({ severity }) => severity === 'blocks');
  if (blocks.length > 0)
    throw badRequest(...blocks.map(({ path, sentence }) => ({ path, message: sentence })));
}

/** Keeps why a warning on an email is accepted, or takes that back. */
export async function acceptWarning(
  db: Db,
  seer: Seer,
  kind: KindOfEmail,
  { id, ...warning }: AcceptedWarning,
): Promise<void> {
  await loadCampaign(db, seer, kind, id);
  const isOfRules = preflightRules.some(
    ({ key, severity }) => key === warning.key && severity === 'warns',
  );
  if (!isOfRules && !providerWarnings.includes(warning.key)) throw badRequest(onlyWarnings);
  await saveAccepted(db, id, warning);
}

/** Why so short: who writes is not kept waiting, and asks again while there is something to wait for. */
const patienceMs = 300;

interface Said {
  findings: Finding[];
  isLookingUp: boolean;
}
const nothing: Said = { findings: [], isLookingUp: false };

interface Typed {
  campaign: Campaign;
  rendered: RenderedEmail;
  /** The same email as it was saved last. */
  saved: Campaign;
}

/** Why: the provider looks at a draft that is put up for it, which is not done for each word that is typed. */
async function isAsSaved(app: App, { render }: KindOfEmail, { campaign, rendered, saved }: Typed) {
  const heads = [campaign, saved].map(({ subject, previewText }) => `${subject}\n${previewText}`);
  return (
    heads[0] === heads[1] && (await render(saved, app.config, app.pool)).html === rendered.html
  );
}

/** The mail provider's own checklist, for an email without unsaved changes. */
async function askProvider(
  app: App,
  viewer: Viewer,
  kind: KindOfEmail,
  typed: Typed,
): Promise<Said> {
  const template = await chosenTemplate(app.pool, viewer, typed.campaign);
  if (!app.mail.checklist || !template?.audienceId) return nothing;
  if (!(await isAsSaved(app, kind, typed))) return nothing;
  const { audienceId } = template;
  const email = outgoingOf(typed.saved, { ...template, audienceId }, typed.rendered, null);
  try {
    const points = await Promise.race([
      app.mail.checklist(email),
      after(patienceMs, null, { ref: false }),
    ]);
    return points
      ? { findings: providerFindings(points), isLookingUp: false }
      : { findings: [], isLookingUp: true };
  } catch (error) {
    const reason = error instanceof ProviderAway ? error.sentence : null;
    if (!(error instanceof ProviderAway))
      app.http.log.error({ err: error }, 'Couldn’t fetch the checklist of the mail provider');
    return { findings: [providerAway(reason)], isLookingUp: false };
  }
}
