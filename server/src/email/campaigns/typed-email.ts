import { defaultUtm } from '@masthead/shared/email/campaigns/campaign.ts';
import type { AnyCampaign } from '@masthead/shared/email/campaigns/campaign-record.ts';
import type { Field } from '@masthead/shared/platform/records/field.ts';
import { contentOf } from '@masthead/shared/platform/records/record.ts';
import { findSite, siteRows } from '../../people/sites/site.store.ts';
import { rowsOf, type Seer } from '../../platform/access/rows.ts';
import type { Db } from '../../platform/db/client.ts';
import { type Campaign, cleanedTexts } from './campaign.store.ts';
import { loadCampaign } from './campaign-editing.ts';
import type { EmailToCheck } from './email-facts.ts';
import type { KindOfEmail } from './kind-of-email.ts';
import { templateInUse } from './template-for.ts';

/** Kinds of fields that can be half typed and still be looked at. */
const halfTyped: readonly Field['kind'][] = [
  'text',
  'rich text',
  'link',
  'picture',
  'checked JSON',
];

/** What of a list can be read one by one; anything else as it is. */
const readableOf = (typed: unknown, read: Field['read']): unknown =>
  Array.isArray(typed) ? typed.filter((one) => read.safeParse([one]).success) : typed;

/** What is typed in a field as a save would write it, or else as it is read, or else as a new email begins. */
function checkedValue({ kind, write, read, initial }: Field, typed: unknown): unknown {
  const written = write.safeParse(typed);
  if (written.success) return written.data;
  if (!halfTyped.includes(kind)) return initial;
  const { success, data } = read.safeParse(readableOf(typed, read));
  return success ? data : initial;
}

const valuesIn = (fields: readonly [string, Field][], typed: Record<string, unknown>) =>
  Object.fromEntries(fields.map(([key, field]) => [key, checkedValue(field, typed[key])]));

type Fixed =
  | 'emailTemplateId'
  | 'style'
  | 'subject'
  | 'previewText'
  | 'siteId'
  | 'utm'
  | 'sendDate'
  | 'sendTime'
  | 'segmentId';

/** The saved email that somebody types on: null for a new one, 404 when there is none of this kind. */
export const storedEmail = async (db: Db, seer: Seer, kind: KindOfEmail, id: number | null) =>
  id === null ? null : await loadCampaign(db, seer, kind, id);

/** An email as it is typed now, however unfinished; null until its site and style are chosen. */
export async function typedEmailOf(
  db: Db,
  seer: Seer,
  { kind, store }: KindOfEmail,
  saved: Pick<Campaign, 'id' | 'againOf'> | null,
  typed: Record<string, unknown>,
): Promise<EmailToCheck | null> {
  const record: AnyCampaign = store.record;
  const own = Object.entries<Field>(record.fields).filter(([, { isContent }]) => !isContent);
  const values = valuesIn(own, typed) as Pick<EmailToCheck, Fixed>;
  const site = values.siteId ? await findSite(db, rowsOf(seer, siteRows), values.siteId) : null;
  if (!site || !values.style) return null;
  const { emailTemplateId: wanted } = values;
  const emailTemplateId = await templateInUse(db, seer, values.style, site.id, wanted);
  const content = valuesIn(contentOf(record.fields), typed);
  return {
    ...values,
    id: saved?.id ?? null,
    kind,
    againOf: saved?.againOf ?? null,
    utm: typed.utm ? values.utm : defaultUtm(values.style),
    version: 0,
    city: site.city,
    property: site.property,
    siteUrl: site.url,
    emailTemplateId,
    content: { ...content, ...cleanedTexts(record, content) },
    status: 'draft',
    problem: null,
    providerCampaignId: null,
    updatedAt: new Date(),
    updatedByName: null,
    updatedById: null,
  };
}
