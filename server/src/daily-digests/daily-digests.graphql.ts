import { isScheduledStatus, isSentStatus } from '@masthead/shared/campaigns/campaign.rules.ts';
import {
  dailyDigestOperations,
  digestDefaultLimit,
} from '@masthead/shared/daily-digests/daily-digest.operations.ts';
import type { DigestStyle } from '@masthead/shared/daily-digests/daily-digest.ts';
import { deleteCampaign } from '../campaigns/campaign-editing.ts';
import { listCampaigns } from '../campaigns/campaigns.queries.ts';
import { resolver } from '../http/graphql.ts';

const kind = 'daily-digest';

/** List, search and delete of digests (Spec, content 7). */
export const dailyDigestResolvers = [
  resolver(dailyDigestOperations.dailyDigests, async ({ args, db }) => {
    const page = await listCampaigns(db, {
      kind,
      subject: args.subject?.trim() || null,
      style: args.style || null,
      sendDate: args.sendDate || null,
      siteId: args.siteId ?? null,
      sort: args.sort ?? 'sendDate',
      direction: args.direction ?? 'desc',
      limit: args.limit ?? digestDefaultLimit,
      offset: args.offset ?? 0,
    });
    return {
      totalCount: page.totalCount,
      nodes: page.nodes.map((digest) => ({
        id: digest.id,
        version: digest.version,
        subject: digest.subject,
        style: digest.style as DigestStyle,
        siteId: digest.siteId,
        city: digest.city,
        property: digest.property,
        sendDate: digest.sendDate,
        sendTime: digest.sendTime,
        status: digest.status,
        isScheduled: isScheduledStatus(digest.status),
        isSent: isSentStatus(digest.status),
      })),
    };
  }),

  resolver(dailyDigestOperations.deleteDailyDigest, async ({ args, db }) => {
    await deleteCampaign(db, kind, args.id);
    return { id: args.id };
  }),
];
