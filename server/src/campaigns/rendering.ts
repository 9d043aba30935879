import type { CampaignKind } from '@masthead/shared/campaigns/campaign.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/client.ts';
import type { Campaign } from './campaigns.queries.ts';

/** An email with both its parts; marks for what differs per recipient are still in it. */
export interface RenderedEmail {
  html: string;
  text: string;
}

/** Turns a campaign of one kind into its email; what it names stands in the database. */
export type Renderer = (campaign: Campaign, config: Config, db: Db) => Promise<RenderedEmail>;

/** The renderer of every kind there is. */
export type Renderers = Partial<Record<CampaignKind, Renderer>>;
