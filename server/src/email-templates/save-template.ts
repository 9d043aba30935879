import { today } from '@masthead/shared/dates.ts';
import type { emailTemplateRecord } from '@masthead/shared/email-templates/email-template.record.ts';
import {
  emailTemplateMessages,
  type newEmailTemplate,
  whyTemplateDeleteBlocked,
} from '@masthead/shared/email-templates/email-template.ts';
import type { RowOf } from '@masthead/shared/records/record.ts';
import type { z } from 'zod';
import { rowsOf, type Seer } from '../access/rows.ts';
import type { Viewer } from '../access/viewer.ts';
import { audienceRows } from '../audiences/audience.rows.ts';
import { holdAudience } from '../audiences/audiences.queries.ts';
import { campaignRows } from '../campaigns/campaign.rows.ts';
import type { Db } from '../db/client.ts';
import { badRequest, conflict, upstreamFailed } from '../http/errors.ts';
import type { MailProvider } from '../integrations/mail/mail-provider.ts';
import { markRecordDeleted } from '../records/records.queries.ts';
import { restoreRecord } from '../records/restore-record.ts';
import {
  type ChangeOf,
  createRecord,
  openRecord,
  readRecord,
  saveRecord,
} from '../records/save-record.ts';
import type { Save, Store } from '../records/store.ts';
import { siteRows } from '../sites/site.rows.ts';
import { findSite } from '../sites/sites.queries.ts';
import { emailTemplateStore } from './email-template.record.ts';
import { countUse, listUpcoming } from './email-templates.queries.ts';

async function checkAudience(
  mail: MailProvider,
  db: Db,
  { seer, values, current }: Save<typeof emailTemplateRecord>,
): Promise<void> {
  const { siteId, audienceId } = values;
  // Why: while the provider is away, what has nothing to do with it can still be saved.
  if (current?.siteId === siteId && current.audienceId === audienceId) return;
  if (!(await findSite(db, rowsOf(seer, siteRows), siteId)))
    throw badRequest({ path: 'siteId', message: 'A site is required' });
  if (audienceId === null) return;
  // Why: it stays until the template that uses it is saved, or it could be deleted meanwhile.
  await holdAudience(db, rowsOf(seer, audienceRows), audienceId);
  const { audiences, unread } = await mail.audiences(siteId, db);
  if (audiences.some(({ id }) => id === audienceId)) return;
  // Why: it may be one of those that cannot be read just now.
  if (unread.length > 0) throw upstreamFailed(unread.join(' '), null);
  throw badRequest({ path: 'audienceId', message: emailTemplateMessages.foreignAudience });
}

/** Email templates whose audiences a mail provider knows. */
const storeOf = (mail: MailProvider): Store<typeof emailTemplateRecord> => ({
  ...emailTemplateStore,
  check: (db, save) => checkAudience(mail, db, save),
});

/** A template as its edit screen reads it: with what uses it. */
async function whole(db: Db, seer: Seer, row: RowOf<typeof emailTemplateRecord>) {
  const emails = rowsOf(seer, campaignRows);
  const [use, upcoming] = await Promise.all([
    countUse(db, emails, row.id),
    listUpcoming(db, emails, row.id, today(new Date())),
  ]);
  return { ...row, usedBy: { ...use, upcoming } };
}

/** One template, or 404. */
export const readTemplate = async (db: Db, viewer: Viewer, id: number) =>
  whole(db, viewer, await readRecord(db, emailTemplateStore, viewer, id));

/** Adds a template (Spec, platform 7). */
export const createTemplate = async (
  mail: MailProvider,
  db: Db,
  viewer: Viewer,
  given: z.output<typeof newEmailTemplate>,
) => whole(db, viewer, await createRecord(db, storeOf(mail), viewer, given));

/** Saves a template; the whole, as it would be stored, must follow every rule. */
export const saveTemplate = async (
  mail: MailProvider,
  db: Db,
  viewer: Viewer,
  id: number,
  change: ChangeOf<typeof emailTemplateRecord>,
) => whole(db, viewer, await saveRecord(db, storeOf(mail), viewer, id, change));

/** Deletes a template that no scheduled email uses. */
export async function deleteTemplate(db: Db, viewer: Viewer, id: number): Promise<void> {
  await openRecord(db, emailTemplateStore, viewer, id);
  const { scheduled } = await countUse(db, rowsOf(viewer, campaignRows), id);
  const blocked = whyTemplateDeleteBlocked(scheduled);
  if (blocked) throw conflict(blocked);
  await markRecordDeleted(db, emailTemplateStore, id, true);
}

/** Takes a delete back. */
export const undeleteTemplate = async (db: Db, viewer: Viewer, id: number) =>
  whole(db, viewer, await restoreRecord(db, emailTemplateStore, viewer, id));
