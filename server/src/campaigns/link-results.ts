import type { ResultDetails } from '@masthead/shared/campaigns/mail-results.ts';
import type { Db } from '../db/client.ts';
import { countedOf } from '../mailings/counts.queries.ts';
import { ownMailing } from '../mailings/mailings.queries.ts';
import { listLinks } from '../mailings/results.queries.ts';
import { findLastSend } from '../mailings/sends.queries.ts';
import type { Campaign } from './campaigns.queries.ts';

type Links = Pick<ResultDetails, 'links' | 'noLinks'>;
const without = (noLinks: Links['noLinks']): Links => ({ links: [], noLinks });

/** The clicks of each link of an email, or why there are none. */
export async function linkResultsOf(
  db: Db,
  { id, providerCampaignId }: Pick<Campaign, 'id' | 'providerCampaignId'>,
): Promise<Links> {
  if (providerCampaignId !== null && ownMailing(providerCampaignId) === null)
    return without('elsewhere');
  const lastSend = await findLastSend(db, id);
  if (lastSend === null) return without('waits');
  const links = await listLinks(db, id);
  if (links.length > 0) return { links, noLinks: null };
  return without((await countedOf(db, lastSend)).clicks ? 'none' : 'off');
}
