import { createHash } from 'node:crypto';
import type { Part } from '@masthead/shared/email/audiences/segment-conditions.ts';
import { whyEditBlocked } from '@masthead/shared/email/campaigns/campaign.rules.ts';
import type { CampaignKind } from '@masthead/shared/email/campaigns/campaign.ts';
import { partMessages } from '@masthead/shared/email/campaigns/part.messages.ts';
import type { PartState } from '@masthead/shared/email/campaigns/preflight-facts.ts';
import {
  releaseReasons,
  whyApproveBlocked,
  whyAskBlocked,
  whyUnreleased,
} from '@masthead/shared/email/campaigns/release.ts';
import type { EmailTemplate } from '@masthead/shared/email/templates/email-template.ts';
import type { App } from '../../app-parts.ts';
import { rowsOf, type Seer, theProduct } from '../../platform/access/rows.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import type { Db } from '../../platform/db/client.ts';
import { conflict, notFound } from '../../platform/http/errors.ts';
import { checkVersion } from '../../platform/http/save-checks.ts';
import { findSegment, segmentRows } from '../audiences/segment.store.ts';
import { findSentFor } from '../mailings/sends.queries.ts';
import { emailTemplateRows, findEmailTemplate } from '../templates/email-template.store.ts';
import { type Campaign, campaignRows, lockCampaign } from './campaign.store.ts';
import { loadCampaign } from './campaign-editing.ts';
import { approversOf } from './campaign-lists.graphql.ts';
import type { KindOfEmail } from './kind-of-email.ts';
import {
  dropReleaseSteps,
  listReleaseSteps,
  saveReleaseStep,
  tellApprovers,
} from './release.queries.ts';
import type { Renderer } from './rendering.ts';
import { type SendingTemplate, sendingTemplate } from './sending-template.ts';

/** The version of an email that was on screen. */
interface SeenVersion {
  id: number;
  version: number;
}

async function stepsOf(db: Db, campaignId: number) {
  const steps = await listReleaseSteps(db, campaignId);
  const stepOf = (which: string) => steps.find(({ step }) => step === which) ?? null;
  return { asked: stepOf('asked'), approved: stepOf('approved') };
}

async function standing(db: Db, seer: Seer, { id, emailTemplateId }: Campaign) {
  const templates = rowsOf(seer, emailTemplateRows);
  const template =
    emailTemplateId === null ? null : await findEmailTemplate(db, templates, emailTemplateId);
  return { isNeeded: template?.needsRelease ?? false, ...(await stepsOf(db, id)) };
}

/** The approval state of an email. */
export const releaseOf = async (db: Db, viewer: Viewer, kind: KindOfEmail, id: number) =>
  standing(db, viewer, await loadCampaign(db, viewer, kind, id));

/** An email that is not on its way, locked, as it was seen. */
async function openForRelease(
  db: Db,
  viewer: Viewer,
  kind: CampaignKind,
  seenVersion: SeenVersion,
) {
  const campaign = await lockCampaign(db, rowsOf(viewer, campaignRows), seenVersion.id, kind);
  if (!campaign) throw notFound();
  checkVersion(campaign, seenVersion.version);
  refuse(whyEditBlocked(campaign.status));
  return { campaign, release: await standing(db, viewer, campaign) };
}

function refuse(why: string | null): void {
  if (why) throw conflict(why);
}

/** Asks others to approve an email as it is saved. */
export async function askRelease(
  db: Db,
  viewer: Viewer,
  kind: KindOfEmail,
  seenVersion: SeenVersion,
) {
  const { campaign, release } = await openForRelease(db, viewer, kind.kind, seenVersion);
  refuse(whyAskBlocked(release));
  await saveReleaseStep(db, campaign.id, 'asked', null);
  await tellApprovers(db, campaign, approversOf(kind.kind));
  return standing(db, viewer, campaign);
}

/** Approves exactly this version; the requester cannot. */
export async function approveRelease(
  app: App,
  db: Db,
  viewer: Viewer,
  kind: KindOfEmail,
  seenVersion: SeenVersion,
) {
  const { campaign, release } = await openForRelease(db, viewer, kind.kind, seenVersion);
  refuse(whyApproveBlocked(release, viewer.id));
  const template = await sendingTemplate(db, viewer, campaign);
  const looks = await fingerprint(app, db, campaign, template, kind.render);
  await saveReleaseStep(db, campaign.id, 'approved', looks);
  return standing(db, viewer, campaign);
}

/** Takes back what was asked for, and the approval with it. */
export async function takeBackRelease(db: Db, viewer: Viewer, kind: KindOfEmail, id: number) {
  const campaign = await lockCampaign(db, rowsOf(viewer, campaignRows), id, kind.kind);
  if (!campaign) throw notFound();
  refuse(whyEditBlocked(campaign.status));
  await dropReleaseSteps(db, id);
  return standing(db, viewer, campaign);
}

/** Everything that readers get of an email, and who they are, in short. */
export async function fingerprint(
  { config }: Pick<App, 'config'>,
  db: Db,
  campaign: Campaign,
  { audienceId, fromName, replyTo }: SendingTemplate,
  render: Renderer,
): Promise<string> {
  const { subject, previewText } = campaign;
  const { html, text } = await render(campaign, config, db);
  const { part } = await partOf(db, campaign, audienceId);
  const all = {
    audienceId,
    ...(part && { conditions: part.conditions, notOpened: part.notOpened }),
    fromName,
    replyTo,
    subject,
    previewText,
    html,
    text,
  };
  return createHash('sha256').update(JSON.stringify(all)).digest('hex');
}

/** Refuses to let an email go out that needs a release and has none, or looks otherwise than what was approved. */
export async function refuseUnreleased(
  app: App,
  db: Db,
  campaign: Campaign,
  template: SendingTemplate,
  render: Renderer,
): Promise<void> {
  if (!template.needsRelease) return;
  const steps = await stepsOf(db, campaign.id);
  refuse(whyUnreleased({ isNeeded: true, ...steps }));
  const looks = await fingerprint(app, db, campaign, template, render);
  if (looks !== steps.approved?.fingerprint) throw conflict(releaseReasons.looksOtherwise);
}

/** Why a scheduled email cannot be changed and scheduled again in one go, or nothing. */
export function refuseRefresh({ needsRelease }: EmailTemplate): void {
  if (needsRelease) throw conflict(releaseReasons.refreshNeedsRelease);
}

/** The part of an audience that an email is sent to (null: all of it), and whether it belongs to that audience. */
export interface PartFound {
  part: Part | null;
  state: PartState | null;
}

/** Who of an audience an email goes to, by its segment and by the email that it is sent again for. */
export async function partOf(
  db: Db,
  { segmentId, againOf }: Pick<Campaign, 'segmentId' | 'againOf'>,
  audienceId: string,
): Promise<PartFound> {
  if (segmentId === null && againOf === null) return { part: null, state: null };
  const [segment, first] = await Promise.all([
    segmentId === null ? null : findSegment(db, rowsOf(theProduct, segmentRows), segmentId),
    againOf === null ? null : findSentFor(db, againOf),
  ]);
  const names = [
    ...(segment ? [segment.name] : []),
    ...(first ? [partMessages.notOpened(first.subject)] : []),
  ];
  const part = {
    name: names.join(', '),
    conditions: segment?.conditions ?? [],
    notOpened: againOf,
  };
  if (segmentId !== null && (!segment || segment.isDeleted)) return { part, state: 'deleted' };
  if (segment && segment.audienceId !== audienceId) return { part, state: 'elsewhere' };
  const isAway = againOf !== null && first?.audienceId !== audienceId;
  if (isAway) return { part, state: 'again elsewhere' };
  return { part, state: segment ? 'segment' : 'not opened' };
}
