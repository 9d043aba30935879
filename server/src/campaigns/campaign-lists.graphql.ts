import type { CampaignListArgs, CampaignLists } from '@masthead/shared/campaigns/campaign-lists.ts';
import { campaignDefaultLimit } from '@masthead/shared/campaigns/campaign-lists.ts';
import { type Resolver, resolver } from '../http/graphql.ts';
import { rowReply } from './campaign-content.ts';
import { deleteCampaign } from './campaign-editing.ts';
import type { KindOfEmail } from './campaign-kind.ts';
import { type CampaignSearch, listCampaigns } from './campaigns.queries.ts';

/** The list, search and delete that every kind of email has (Spec, content 7). */
export const campaignResolvers = (lists: CampaignLists, { kind }: KindOfEmail): Resolver[] => [
  resolver(lists.list, async ({ args, db }) => {
    const page = await listCampaigns(db, { kind, ...searchOf(args) });
    return { totalCount: page.totalCount, nodes: page.nodes.map(rowReply) };
  }),

  resolver(lists.remove, async ({ args, db }) => {
    await deleteCampaign(db, kind, args.id);
    return { id: args.id };
  }),
];

const searchOf = (args: CampaignListArgs): Omit<CampaignSearch, 'kind'> => ({
  subject: args.subject?.trim() || null,
  style: args.style || null,
  sendDate: args.sendDate || null,
  siteId: args.siteId ?? null,
  isScheduled: args.status && args.status !== 'All' ? args.status === 'Scheduled' : null,
  sort: args.column ?? args.sort ?? 'sendDate',
  direction: args.direction ?? 'desc',
  limit: args.limit ?? campaignDefaultLimit,
  offset: args.offset ?? 0,
});
