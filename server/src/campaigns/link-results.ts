import type { ResultDetails } from '@masthead/shared/campaigns/mail-results.ts';
import type { Db } from '../db/client.ts';
import { countedOf } from '../mailings/counts.queries.ts';
import { findMailing, ownMailing } from '../mailings/mailings.queries.ts';
import { listLinks } from '../mailings/results.queries.ts';
import type { Campaign } from './campaigns.queries.ts';

type Links = Pick<ResultDetails, 'links' | 'noLinks'>;
const without = (noLinks: Links['noLinks']): Links => ({ links: [], noLinks });

/** The clicks of each link of an email, or why there are none. */
export async function linkResultsOf(
  db: Db,
  { providerCampaignId }: Pick<Campaign, 'providerCampaignId'>,
): Promise<Links> {
  if (providerCampaignId === null) return without('waits');
  const mailingId = ownMailing(providerCampaignId);
  if (mailingId === null) return without('elsewhere');
  const links = await listLinks(db, mailingId);
  if (links.length > 0) return { links, noLinks: null };
  if (!(await findMailing(db, mailingId))?.startedAt) return without('waits');
  return without((await countedOf(db, mailingId)).clicks ? 'none' : 'off');
}
