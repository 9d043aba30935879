import { dailyDigestOperations } from '@masthead/shared/daily-digests/daily-digest.operations.ts';
import { campaignResolvers } from '../campaigns/campaign-lists.graphql.ts';
import { digestKind } from './digest-kind.ts';

const { dailyDigests, deleteDailyDigest } = dailyDigestOperations;

/** List, search and delete of digests. */
export const dailyDigestResolvers = campaignResolvers(
  { list: dailyDigests, remove: deleteDailyDigest },
  digestKind,
);
