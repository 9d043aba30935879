import type { CampaignKind } from '@masthead/shared/campaigns/campaign.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/client.ts';
import { asTest } from '../integrations/mail/merge-marks.ts';
import type { Campaign } from './campaigns.queries.ts';

/** An email with both its parts; marks for what differs per recipient are still in it. */
export interface RenderedEmail {
  html: string;
  text: string;
}

/** Turns a campaign of one kind into its email; what it names stands in the database. */
export type Renderer = (campaign: Campaign, config: Config, db: Db) => Promise<RenderedEmail>;

/** An email as a preview shows it: to the byte what the built-in provider sends as a test. */
export async function drawnForPreview(
  render: Renderer,
  campaign: Campaign,
  config: Config,
  db: Db,
): Promise<RenderedEmail> {
  return asTest(await render(campaign, config, db), config.publicUrl);
}

/** The renderer of every kind there is. */
export type Renderers = Partial<Record<CampaignKind, Renderer>>;
