import type { CampaignKind } from '@masthead/shared/email/campaigns/campaign.ts';
import type { AnyCampaign } from '@masthead/shared/email/campaigns/campaign-record.ts';
import type { Store } from '../../platform/records/store.ts';
import type { Renderer } from './rendering.ts';

/** What a kind of email is, to the server; everything else it shares with the others. */
export interface KindOfEmail {
  kind: CampaignKind;
  /** Its record: what is stored has passed every rule of it. */
  store: Store<AnyCampaign>;
  render: Renderer;
}
