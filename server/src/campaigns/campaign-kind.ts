import type { CampaignKind } from '@masthead/shared/campaigns/campaign.ts';
import type { CampaignForm } from '@masthead/shared/campaigns/campaign-form.ts';
import type { z } from 'zod';
import type { Renderer } from './rendering.ts';

/** What a kind of email is, to the server; everything else it shares with the others. */
export interface KindOfEmail {
  kind: CampaignKind;
  /** The whole form with every rule: what is stored has passed it. */
  form: z.ZodType<CampaignForm>;
  render: Renderer;
}
