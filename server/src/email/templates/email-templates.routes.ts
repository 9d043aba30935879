import { emailTemplateEndpoints } from '@masthead/shared/email/templates/email-template.endpoints.ts';
import { emailTemplateOperations } from '@masthead/shared/email/templates/email-template.operations.ts';
import type { emailTemplateRecord } from '@masthead/shared/email/templates/email-template.record.ts';
import {
  emailTemplateMessages,
  type newEmailTemplate,
  whyTemplateDeleteBlocked,
} from '@masthead/shared/email/templates/email-template.ts';
import type { RowOf } from '@masthead/shared/platform/records/record.ts';
import { today } from '@masthead/shared/platform/values/dates.ts';
import type { z } from 'zod';
import type { App } from '../../app-parts.ts';
import { findSite, siteRows } from '../../people/sites/site.store.ts';
import { rowsOf, type Seer } from '../../platform/access/rows.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import type { Db } from '../../platform/db/client.ts';
import { explainConstraints } from '../../platform/http/error-handler.ts';
import { badRequest, conflict, notFound, upstreamFailed } from '../../platform/http/errors.ts';
import { resolver } from '../../platform/http/graphql.ts';
import { handle } from '../../platform/http/handle.ts';
import type { MailProvider } from '../../platform/integrations/mail/mail-provider.ts';
import { markRecordDeleted } from '../../platform/records/records.queries.ts';
import {
  type ChangeOf,
  createRecord,
  openRecord,
  readRecord,
  restoreRecord,
  saveRecord,
} from '../../platform/records/save-record.ts';
import type { PendingSave, Store } from '../../platform/records/store.ts';
import { audienceRows, holdAudience } from '../audiences/audience.store.ts';
import { campaignRows } from '../campaigns/campaign.store.ts';
import {
  chooseTemplate,
  countUse,
  emailTemplateNames,
  emailTemplateRows,
  emailTemplateStore,
  listEmailTemplates,
  listPastEmails,
  listUpcoming,
  lockTemplatesOfStyle,
} from './email-template.store.ts';

/** Email templates and the audiences that they can send to (Spec, platform 7). */
export function emailTemplateRoutes(app: App): void {
  explainConstraints({
    email_templates_site_id_fkey: { status: 400, path: 'siteId', sentence: 'A site is required' },
  });

  handle(
    app,
    emailTemplateEndpoints.audiences,
    async ({ query }) => (await app.mail.audiences(query.siteId)).audiences,
  );

  handle(app, emailTemplateEndpoints.audienceChoices, ({ query }) =>
    app.mail.audiences(query.siteId),
  );

  handle(app, emailTemplateEndpoints.pastEmails, ({ query, viewer, db }) =>
    listPastEmails(db, rowsOf(viewer, campaignRows), query.category, query.siteId),
  );

  handle(app, emailTemplateEndpoints.get, ({ params, viewer, db }) =>
    readTemplate(db, viewer, params.id),
  );

  handle(app, emailTemplateEndpoints.create, ({ body, viewer, db }) =>
    createTemplate(app.mail, db, viewer, body),
  );

  handle(app, emailTemplateEndpoints.use, async ({ params, body, viewer, db }) => {
    await useTemplate(db, viewer, params.id, body.insteadOf);
    return readTemplate(db, viewer, params.id);
  });

  handle(app, emailTemplateEndpoints.remove, async ({ params, viewer, db }) => {
    await deleteTemplate(db, viewer, params.id);
    return { id: params.id };
  });

  handle(app, emailTemplateEndpoints.restore, ({ params, viewer, db }) =>
    undeleteTemplate(db, viewer, params.id),
  );
}

/** Templates over GraphQL. */
export const emailTemplateResolvers = (app: { mail: MailProvider }) => [
  resolver(emailTemplateOperations.emailTemplates, async ({ db, viewer }) => {
    const templates = await listEmailTemplates(db, rowsOf(viewer, emailTemplateNames));
    if (viewer.isAdmin) return templates;
    // Why: others pick a template by what it is for; what it sends with is not theirs to know (decisions 2).
    const hidden = { audienceId: null, fromName: null, replyTo: null, dateUpdated: null };
    return templates.map((template) => ({ ...template, ...hidden }));
  }),
  resolver(
    emailTemplateOperations.updateEmailTemplate,
    ({ args: { id, version, ...change }, db, viewer }) =>
      saveTemplate(app.mail, db, viewer, id, {
        // Why: a field that cannot be none is refused with its sentence when it is sent as none.
        ...(change as ChangeOf<typeof emailTemplateRecord>),
        version: version ?? undefined,
      }),
  ),
];

/**
 * Makes a template the one that emails of its category and site are made with, instead of the one
 * that was seen in use. Its rivals are locked in the order of their ids, so that of two choices one waits.
 */
async function useTemplate(db: Db, viewer: Viewer, id: number, insteadOf: number): Promise<void> {
  const { category, siteId } = await readRecord(db, emailTemplateStore, viewer, id);
  const visible = rowsOf(viewer, emailTemplateRows);
  const templates = await lockTemplatesOfStyle(db, visible, category, siteId);
  if (!templates.some((one) => one.id === id)) throw notFound();
  const inUse = templates.find(({ isChosen }) => isChosen) ?? templates[0];
  if (inUse?.id === id) return;
  if (inUse && inUse.id !== insteadOf)
    throw conflict(emailTemplateMessages.otherInUse(inUse.description));
  await chooseTemplate(db, { id, category, siteId });
}

async function checkAudience(
  mail: MailProvider,
  db: Db,
  { seer, values, current }: PendingSave<typeof emailTemplateRecord>,
): Promise<void> {
  const { siteId, audienceId } = values;
  // Why: while the provider is unreachable, unrelated changes can still be saved.
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
  check: (db, pending) => checkAudience(mail, db, pending),
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
const readTemplate = async (db: Db, viewer: Viewer, id: number) =>
  whole(db, viewer, await readRecord(db, emailTemplateStore, viewer, id));

/** Adds a template (Spec, platform 7). */
const createTemplate = async (
  mail: MailProvider,
  db: Db,
  viewer: Viewer,
  given: z.output<typeof newEmailTemplate>,
) => whole(db, viewer, await createRecord(db, storeOf(mail), viewer, given));

/** Saves a template; the whole, as it would be stored, must follow every rule. */
const saveTemplate = async (
  mail: MailProvider,
  db: Db,
  viewer: Viewer,
  id: number,
  change: ChangeOf<typeof emailTemplateRecord>,
) => whole(db, viewer, await saveRecord(db, storeOf(mail), viewer, id, change));

/** Deletes a template that no scheduled email uses. */
async function deleteTemplate(db: Db, viewer: Viewer, id: number): Promise<void> {
  await openRecord(db, emailTemplateStore, viewer, id);
  const { scheduled } = await countUse(db, rowsOf(viewer, campaignRows), id);
  const blocked = whyTemplateDeleteBlocked(scheduled);
  if (blocked) throw conflict(blocked);
  await markRecordDeleted(db, emailTemplateStore, id, true);
}

/** Takes a delete back. */
const undeleteTemplate = async (db: Db, viewer: Viewer, id: number) =>
  whole(db, viewer, await restoreRecord(db, emailTemplateStore, viewer, id));
