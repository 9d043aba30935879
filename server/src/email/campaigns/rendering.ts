import { whyEditBlocked } from '@masthead/shared/email/campaigns/campaign.rules.ts';
import type { CampaignKind, DrawnEmail } from '@masthead/shared/email/campaigns/campaign.ts';
import { withNames } from '@masthead/shared/email/campaigns/name-tag.ts';
import type { Db } from '../../platform/db/client.ts';
import { asTest, firstNameOf, named } from '../../platform/integrations/mail/merge-marks.ts';
import type { Config } from '../../platform/process/config.ts';
import { findMailing, ownMailing } from '../mailings/mailings.queries.ts';
import { listReaderNames } from '../mailings/sends.queries.ts';
import type { Campaign } from './campaign.store.ts';

/** An email with both its parts; marks for what differs per recipient are still in it. */
export interface RenderedEmail {
  html: string;
  text: string;
}

/** Renders a campaign of one kind; its references are read from the database. */
export type Renderer = (campaign: Campaign, config: Config, db: Db) => Promise<RenderedEmail>;

/** What an email has frozen at the built-in provider, with its sender; null while it can be edited, or lies elsewhere. */
export async function frozenEmail(
  db: Db,
  { status, providerCampaignId }: Pick<Campaign, 'status' | 'providerCampaignId'>,
): Promise<(RenderedEmail & { fromName: string }) | null> {
  const mailingId = ownMailing(providerCampaignId);
  return whyEditBlocked(status) === null || mailingId === null ? null : findMailing(db, mailingId);
}

/** Draws an email as it would go out: what is frozen as it was frozen, anything else by its kind. */
export const drawnAsSent =
  (render: Renderer): Renderer =>
  async (campaign, config, db) =>
    (await frozenEmail(db, campaign)) ?? render(campaign, config, db);

/** The first name of a reader whom the email goes to, or null. */
async function someName(db: Db, { emailTemplateId }: Campaign): Promise<string | null> {
  if (emailTemplateId === null) return null;
  const names = await listReaderNames(db, emailTemplateId);
  return names.map(firstNameOf).find((name) => name !== null) ?? null;
}

/**
 * An email as a preview shows it: to the byte what the built-in provider sends, to a reader without a name and, where
 * the name stands in it, to one who has a name.
 */
export async function drawnForPreview(
  render: Renderer,
  campaign: Campaign,
  config: Config,
  db: Db,
): Promise<DrawnEmail> {
  const rendered = await drawnAsSent(render)(campaign, config, db);
  const lines = [campaign.subject, campaign.previewText];
  const drawn = (name: string | null) => {
    const [subject = '', previewText = ''] = lines.map((line) =>
      withNames(line, (otherwise) => name ?? otherwise),
    );
    return { ...asTest(named(rendered, name), config.publicUrl), subject, previewText };
  };
  const email = drawn(null);
  const hasNames =
    named(rendered, null).html !== rendered.html || email.subject !== campaign.subject;
  const name = hasNames ? await someName(db, campaign) : null;
  return {
    ...email,
    bytes: Buffer.byteLength(email.html),
    reader: name === null ? null : { ...drawn(name), name },
  };
}

/** The renderer of every kind there is. */
export type Renderers = Partial<Record<CampaignKind, Renderer>>;
