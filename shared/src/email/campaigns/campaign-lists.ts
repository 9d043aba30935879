import { z } from 'zod';
import { operation } from '../../platform/contract/operation.ts';
import { directionWord, pageOf } from '../../platform/contract/paging.ts';
import type { ScreenKey } from '../../screens.ts';

/** Columns that a list of emails can be sorted by. */
export const campaignSorts = [
  'sendDate',
  'subject',
  'style',
  'city',
  'property',
  'status',
] as const;
export type CampaignSort = (typeof campaignSorts)[number];

/**
 * The words of the status filter: scheduled is whatever is on its way or was sent (Spec, content 4); what
 * failed, is late or unknown needs somebody. What needs an approval waits for whoever asks (decision 55).
 */
const filterWords = [
  'All',
  'Draft',
  'Scheduled',
  'On its way',
  'Gone out',
  'Needs attention',
  'Needs your approval',
] as const;
export type CampaignFilter = (typeof filterWords)[number];

/** The choices of the filter on the screens, where nothing that was sent is called scheduled. */
export const campaignFilters = [
  'All',
  'Draft',
  'Scheduled',
  'Sent',
  'Needs attention',
  'Needs your approval',
] as const;
type FilterChoice = (typeof campaignFilters)[number];

/** The word that a list is asked with for a choice. Why not the same: `Scheduled` and `Sent` mean others there (Spec, content 4). */
const wordOf: Readonly<Record<FilterChoice, CampaignFilter>> = {
  All: 'All',
  Draft: 'Draft',
  Scheduled: 'On its way',
  Sent: 'Gone out',
  'Needs attention': 'Needs attention',
  'Needs your approval': 'Needs your approval',
};
export const filterWordOf = (choice: FilterChoice): CampaignFilter => wordOf[choice];

/** Any word for it: whatever names neither a choice nor nothing means not scheduled (Spec, content 4). */
const statusWord = z
  .string()
  .max(50)
  .transform((word): CampaignFilter => {
    if (!word.trim()) return 'All';
    return filterWords.find((one) => one === word) ?? 'Draft';
  });

/** Rows on a page of a list; the API's default is 50 (decisions 5). */
export const campaignPageSize = 10;
export const campaignDefaultLimit = 50;

/** What the list of a kind is made of. */
interface KindOfList<L extends string, D extends string, R> {
  /** Names of the operations: 'dailyDigests', 'deleteDailyDigest'. */
  list: L;
  remove: D;
  /** 'digest', 'digests' */
  noun: string;
  plural: string;
  listedOn: readonly ScreenKey[];
  editedOn: readonly ScreenKey[];
  row: R;
}

/** List, search and delete over GraphQL that every kind of email has (Spec, content 7). */
export function campaignLists<L extends string, D extends string, R extends z.ZodObject>(
  kind: KindOfList<L, D, R>,
) {
  return {
    list: operation({
      kind: 'query',
      name: kind.list,
      summary: `Returns a page of ${kind.plural}, filtered by part of the subject, style or send date, and by site.`,
      usedBy: kind.listedOn,
      args: campaignListArgs,
      shows: ['campaign', 'release', 'email template'],
      reply: pageOf(kind.row),
    }),
    remove: operation({
      kind: 'mutation',
      name: kind.remove,
      summary: `Deletes a ${kind.noun}; it can be restored.`,
      usedBy: kind.editedOn,
      args: z.object({ id: z.int() }),
      touches: ['campaign'],
      deletes: true,
      reply: z.object({ id: z.int() }),
    }),
  };
}

const campaignListArgs = z.object({
  subject: z.string().max(200).nullish(),
  style: z.string().max(50).nullish(),
  sendDate: z.string().max(10).nullish(),
  siteId: z.int().nullish(),
  status: statusWord.nullish(),
  /** `column` is the specification's word for `sort`. */
  column: z.enum(campaignSorts).nullish(),
  sort: z.enum(campaignSorts).nullish(),
  direction: directionWord.nullish(),
  offset: z.int().min(0).max(1_000_000).nullish(),
  limit: z.int().min(1).max(100).nullish(),
});
export type CampaignListArgs = z.output<typeof campaignListArgs>;

/** The list and delete of any kind, as the server and the web app handle them alike. */
export type CampaignLists = ReturnType<typeof campaignLists<string, string, z.ZodObject>>;
