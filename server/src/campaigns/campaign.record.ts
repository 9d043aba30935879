import { whyDeleteBlocked, whyEditBlocked } from '@masthead/shared/campaigns/campaign.rules.ts';
import type { AnyCampaign } from '@masthead/shared/campaigns/campaign-record.ts';
import type { AnyRecord } from '@masthead/shared/records/record.ts';
import { richTextMessages } from '@masthead/shared/rich-text/rich-text.messages.ts';
import { badRequest } from '../http/errors.ts';
import { none, type Store } from '../records/store.ts';
import { campaignRows } from './campaign.rows.ts';
import { isScheduledSql } from './campaigns.queries.ts';
import { cleanRichText } from './email-rich-text.ts';
import { templateFor } from './template-for.ts';

/** The formatted texts of an email with nothing in them but what an email may hold. */
export const cleanedTexts = ({ fields }: AnyRecord, values: object) =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([key]) => fields[key]?.kind === 'rich text')
      .map(([key, text]) => {
        const cleaned = cleanRichText(text);
        if (cleaned !== null) return [key, cleaned];
        const message = richTextMessages.tooTangled(fields[key]?.label ?? 'This text');
        throw badRequest({ path: key, message });
      }),
  );

/** Emails of a kind, as the server keeps them: the same for every kind, whatever its content is. */
export const campaignStore = (record: AnyRecord): Store<AnyCampaign> => ({
  // Why: the kit reads the fields of every kind alone; those of this one stand in its record.
  record: record as AnyCampaign,
  alias: 'c',
  joins: 'join sites s on s.id = c.site_id',
  added: `s.city, s.property, ${isScheduledSql} as is_scheduled, c.status = 'sent' as is_sent`,
  rows: campaignRows,
  found: {
    detail: `concat_ws(' · ', c.style, s.city, to_char(c.send_date, 'Mon FMDD, YYYY'), initcap(c.status))`,
    order: 'c.send_date desc nulls first',
  },
  whyBlocked: ({ status }, act) =>
    act === 'change' ? whyEditBlocked(status) : whyDeleteBlocked(status),
  follows: async (db, { seer, values }) => ({
    ...cleanedTexts(record, values),
    emailTemplateId: await templateFor(
      db,
      seer,
      values.style,
      values.siteId,
      values.emailTemplateId,
    ),
  }),
  restoreRule: none('what it names is looked for anew when it is saved or scheduled'),
  mayDelete: () => true,
});
