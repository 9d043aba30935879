import { emailTemplateMessages } from '@masthead/shared/email-templates/email-template.ts';
import { rowsOf } from '../access/rows.ts';
import type { Viewer } from '../access/viewer.ts';
import type { Db } from '../db/client.ts';
import { conflict, notFound } from '../http/errors.ts';
import { readRecord } from '../records/save-record.ts';
import { emailTemplateStore } from './email-template.record.ts';
import { emailTemplateRows } from './email-template.rows.ts';
import { chooseTemplate, lockTemplatesOfStyle } from './email-templates.queries.ts';

/**
 * Makes a template the one that emails of its category and site are made with, instead of the one
 * that was seen in use. Its rivals are locked in the order of their ids, so that of two choices one waits.
 */
export async function useTemplate(
  db: Db,
  viewer: Viewer,
  id: number,
  insteadOf: number,
): Promise<void> {
  const { category, siteId } = await readRecord(db, emailTemplateStore, viewer, id);
  const seen = rowsOf(viewer, emailTemplateRows);
  const templates = await lockTemplatesOfStyle(db, seen, category, siteId);
  if (!templates.some((one) => one.id === id)) throw notFound();
  const inUse = templates.find(({ isChosen }) => isChosen) ?? templates[0];
  if (inUse?.id === id) return;
  if (inUse && inUse.id !== insteadOf)
    throw conflict(emailTemplateMessages.otherInUse(inUse.description));
  await chooseTemplate(db, { id, category, siteId });
}
