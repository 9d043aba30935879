import { today } from '@masthead/shared/dates.ts';
import {
  type EmailTemplateForm,
  type EmailTemplateRecord,
  emailTemplateForm,
  emailTemplateMessages,
  whyTemplateDeleteBlocked,
} from '@masthead/shared/email-templates/email-template.ts';
import { changedByOther, sentences } from '@masthead/shared/errors.ts';
import type { Db } from '../db/client.ts';
import { badRequest, conflict, notFound, upstreamFailed } from '../http/errors.ts';
import { parse } from '../http/handle.ts';
import { type MailProvider, ProviderAway } from '../integrations/mail/mail-provider.ts';
import { findSite } from '../sites/sites.queries.ts';
import {
  countUse,
  findStoredTemplate,
  insertTemplate,
  listUpcoming,
  lockTemplate,
  restoreTemplate,
  type StoredTemplate,
  softDeleteTemplate,
  updateTemplate,
} from './email-templates.queries.ts';

/** The audiences that the provider has for a site; 503 when it cannot be reached. */
export async function audiencesOf(mail: MailProvider, siteId: number, db?: Db) {
  try {
    return await mail.audiences(siteId, db);
  } catch (error) {
    if (error instanceof ProviderAway) throw upstreamFailed(emailTemplateMessages.audiencesAway);
    throw error;
  }
}

async function checkForm(mail: MailProvider, db: Db, form: EmailTemplateForm): Promise<void> {
  if (!(await findSite(db, form.siteId)))
    throw badRequest({ path: 'siteId', message: 'A site is required' });
  if (form.mailchimpListId === null) return;
  const audiences = await audiencesOf(mail, form.siteId, db);
  if (!audiences.some(({ id }) => id === form.mailchimpListId))
    throw badRequest({ path: 'mailchimpListId', message: emailTemplateMessages.foreignAudience });
}

/** A template as its edit screen reads it. */
export async function templateReply(db: Db, id: number): Promise<EmailTemplateRecord> {
  const template = await findStoredTemplate(db, id);
  if (!template) throw notFound();
  const { updatedAt, updatedByName, ...fields } = template;
  const [use, upcoming] = await Promise.all([
    countUse(db, id),
    listUpcoming(db, id, today(new Date())),
  ]);
  return {
    ...fields,
    usedBy: { ...use, upcoming },
    updatedAt: updatedAt.toISOString(),
    updatedBy: updatedByName,
  };
}

/** Adds a template (Spec, platform 7). */
export async function createTemplate(
  mail: MailProvider,
  db: Db,
  form: EmailTemplateForm,
): Promise<EmailTemplateRecord> {
  await checkForm(mail, db, form);
  return templateReply(db, await insertTemplate(db, form));
}

function checkVersion(current: StoredTemplate, version: number | null | undefined): void {
  if (version === undefined || version === null)
    throw badRequest({ path: 'version', message: sentences.versionMissing });
  if (version === current.version) return;
  const changedBy = current.updatedByName ?? 'Masthead';
  throw conflict(changedByOther(changedBy), {
    version: current.version,
    changedBy,
    changedAt: current.updatedAt.toISOString(),
  });
}

/** A change as it was asked for: absent fields are kept, null clears. */
export interface TemplateChange {
  id: number;
  version?: number | null | undefined;
  [field: string]: unknown;
}

/** Saves a template; the whole, as it would be stored, must follow every rule. */
export async function saveTemplate(
  mail: MailProvider,
  db: Db,
  { id, version, ...change }: TemplateChange,
): Promise<EmailTemplateRecord> {
  const current = await lockTemplate(db, id);
  if (!current) throw notFound();
  checkVersion(current, version);
  const given = Object.entries(change).filter(([, value]) => value !== undefined);
  const kept = Object.keys(emailTemplateForm.shape).map((key) => [
    key,
    current[key as keyof EmailTemplateForm],
  ]);
  const form = parse(emailTemplateForm, Object.fromEntries([...kept, ...given]));
  const isSameAudience =
    form.mailchimpListId === current.mailchimpListId && form.siteId === current.siteId;
  // Why: while the provider is away, what has nothing to do with it can still be saved.
  if (!isSameAudience) await checkForm(mail, db, form);
  await updateTemplate(db, id, form);
  return templateReply(db, id);
}

/** Deletes a template that no scheduled email uses. */
export async function deleteTemplate(db: Db, id: number): Promise<void> {
  if (!(await lockTemplate(db, id))) throw notFound();
  const blocked = whyTemplateDeleteBlocked((await countUse(db, id)).scheduled);
  if (blocked) throw conflict(blocked);
  await softDeleteTemplate(db, id);
}

/** Takes a delete back; what is there already stays as it is. */
export async function undeleteTemplate(
  mail: MailProvider,
  db: Db,
  id: number,
): Promise<EmailTemplateRecord> {
  const deleted = await findStoredTemplate(db, id, true);
  if (deleted) {
    const audiences = await audiencesOf(mail, deleted.siteId, db);
    const isThere = audiences.some((audience) => audience.id === deleted.mailchimpListId);
    await restoreTemplate(db, id, isThere ? deleted.mailchimpListId : null);
  }
  return templateReply(db, id);
}
