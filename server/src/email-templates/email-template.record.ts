import { emailTemplateRecord } from '@masthead/shared/email-templates/email-template.record.ts';
import { emailTemplateMessages } from '@masthead/shared/email-templates/email-template.ts';
import { rowsOf } from '../access/rows.ts';
import { audienceRows } from '../audiences/audience.rows.ts';
import { holdAudience } from '../audiences/audiences.queries.ts';
import { conflict } from '../http/errors.ts';
import type { Store } from '../records/store.ts';
import { emailTemplateRows } from './email-template.rows.ts';

/** Email templates, as the server keeps them. */
export const emailTemplateStore: Store<typeof emailTemplateRecord> = {
  record: emailTemplateRecord,
  alias: 't',
  joins: 'join sites s on s.id = t.site_id',
  added: `json_build_object('city', s.city, 'property', s.property) as site`,
  rows: emailTemplateRows,
  found: {
    detail: `concat_ws(' · ', t.category, s.property, s.city)`,
    words: `folded(concat_ws(' ', t.description, t.category))`,
    order: 't.description',
  },
  restoreRule: async (db, seer, { audienceId }) => {
    if (audienceId === null) return;
    const audience = await holdAudience(db, rowsOf(seer, audienceRows), audienceId);
    if (audience?.isDeleted) throw conflict(emailTemplateMessages.audienceDeleted(audience.name));
  },
  mayDelete: () => true,
};
