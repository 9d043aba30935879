import { preflight, preflightRules } from '@masthead/shared/campaigns/preflight.ts';
import {
  type AcceptedWarning,
  onlyWarnings,
  type TypedEmail,
} from '@masthead/shared/campaigns/preflight-call.ts';
import { providerWarnings } from '@masthead/shared/campaigns/preflight-provider.ts';
import { type Finding, inOrder } from '@masthead/shared/findings.ts';
import type { Seer } from '../access/rows.ts';
import type { Viewer } from '../access/viewer.ts';
import type { App } from '../app-parts.ts';
import type { Db } from '../db/client.ts';
import { badRequest, refused } from '../http/errors.ts';
import { askProvider } from './ask-provider.ts';
import { loadCampaign } from './campaign-editing.ts';
import type { KindOfEmail } from './campaign-kind.ts';
import type { Campaign } from './campaigns.queries.ts';
import { factsOf } from './email-facts.ts';
import { haveLookedUp } from './link-checks.queries.ts';
import { type Accepted, keepAccepted, listAccepted } from './preflight.queries.ts';
import { savedUnder, typedEmailOf } from './typed-email.ts';

const withReason = (finding: Finding, accepted: readonly Accepted[]) => {
  const found = accepted.find(({ key, about }) => key === finding.key && about === finding.about);
  return {
    ...finding,
    accepted: found ? { reason: found.reason, by: found.by, at: found.at } : null,
  };
};

/** What preflight says of an email as it is typed now. */
export async function checkTyped(
  app: App,
  viewer: Viewer,
  kind: KindOfEmail,
  { id, values }: TypedEmail,
) {
  const { pool } = app;
  const saved = await savedUnder(pool, viewer, kind, id);
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
  if (!isOfRules && !providerWarnings.includes(warning.key)) throw refused(onlyWarnings);
  await keepAccepted(db, id, warning);
}
