import type { TypedEmail } from '@masthead/shared/campaigns/preflight-call.ts';
import type { TypedPreview } from '@masthead/shared/campaigns/typed-preview.ts';
import type { Seer } from '../access/rows.ts';
import type { App } from '../app-parts.ts';
import type { Db } from '../db/client.ts';
import type { KindOfEmail } from './campaign-kind.ts';
import { drawnForPreview } from './rendering.ts';
import { savedUnder, typedEmailOf } from './typed-email.ts';

/** An email as it is typed now, drawn by what draws it when it goes out (decision 57); one that is frozen as it was frozen. */
export async function previewTyped(
  { config }: App,
  db: Db,
  seer: Seer,
  kind: KindOfEmail,
  { id, values }: TypedEmail,
): Promise<TypedPreview> {
  const saved = await savedUnder(db, seer, kind, id);
  const email = await typedEmailOf(db, seer, kind, saved, values);
  if (!email) return { email: null };
  const { status, providerCampaignId } = saved ?? email;
  const campaign = { ...email, id: id ?? 0, status, providerCampaignId };
  return { email: await drawnForPreview(kind.render, campaign, config, db) };
}
