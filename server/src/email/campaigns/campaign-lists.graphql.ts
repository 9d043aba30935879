import type { CampaignKind } from '@masthead/shared/email/campaigns/campaign.ts';
import { flagsOf } from '@masthead/shared/email/campaigns/campaign-form.ts';
import {
  type CampaignListArgs,
  type CampaignLists,
  campaignDefaultLimit,
} from '@masthead/shared/email/campaigns/campaign-lists.ts';
import { editorOfKind } from '@masthead/shared/email/campaigns/mail-screens.ts';
import { may, type Principal } from '@masthead/shared/platform/access/access.ts';
import type { Role } from '@masthead/shared/platform/access/roles.ts';
import { screens } from '@masthead/shared/screens.ts';
import { rowsOf } from '../../platform/access/rows.ts';
import { type Resolver, resolver } from '../../platform/http/graphql.ts';
import { deleteRecord } from '../../platform/records/save-record.ts';
import { listCounts } from '../mailings/results.queries.ts';
import { type CampaignSearch, campaignRows, listCampaigns } from './campaign.store.ts';
import type { KindOfEmail } from './kind-of-email.ts';

/** The list, search and delete that every kind of email has (Spec, content 7). */
export const campaignResolvers = (
  lists: CampaignLists,
  { kind, store }: KindOfEmail,
): Resolver[] => [
  resolver(lists.list, async ({ args, viewer, db }) => {
    const page = await listCampaigns(db, rowsOf(viewer, campaignRows), {
      kind,
      approver: mayApprove(viewer, kind) ? viewer.id : null,
      ...searchOf(args),
    });
    const counts = await listCounts(
      db,
      page.nodes.map(({ id }) => id),
    );
    const nodes = page.nodes.map((node) => {
      const { opens = null, clicks = null } = counts.find(({ id }) => id === node.id) ?? {};
      return { ...node, ...flagsOf(node.status), opens, clicks };
    });
    return { totalCount: page.totalCount, nodes };
  }),

  resolver(lists.remove, async ({ args, viewer, db }) => {
    await deleteRecord(db, store, viewer, args.id);
    return { id: args.id };
  }),
];

const searchOf = (args: CampaignListArgs): Omit<CampaignSearch, 'kind' | 'approver'> => ({
  subject: args.subject?.trim() || null,
  style: args.style || null,
  sendDate: args.sendDate || null,
  siteId: args.siteId ?? null,
  status: args.status ?? 'All',
  sort: args.column ?? args.sort ?? 'sendDate',
  direction: args.direction ?? 'desc',
  limit: args.limit ?? campaignDefaultLimit,
  offset: args.offset ?? 0,
});

/** The approvers of a kind: everyone who may edit its emails. */
export const approversOf = (kind: CampaignKind): Role[] => [
  'admin',
  ...screens[editorOfKind[kind]].access,
];

const mayApprove = (person: Principal, kind: CampaignKind): boolean =>
  may(person, screens[editorOfKind[kind]].access);
