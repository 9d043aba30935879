import type { CampaignKind } from '@masthead/shared/campaigns/campaign.ts';
import { editorOfKind } from '@masthead/shared/campaigns/mail-screens.ts';
import { type ScreenKey, screens } from '@masthead/shared/screens.ts';
import { inDatabase } from './product.ts';

/** Of whoever is signed out. */
const leftOut: ScreenKey[] = ['login', 'resetPassword', 'signInCallback', 'slotProof'];

const addressOf = (screen: ScreenKey, id: number | string) =>
  screens[screen].path.replace(/\{?-?[$]\w+\}?/g, String(id));

export interface Email {
  kind: CampaignKind;
  id: number;
}

/** Where an email is edited. */
export const addressOfEmail = ({ kind, id }: Email) => addressOf(editorOfKind[kind], id);

/** The address of every screen of whoever is signed in, on records of the demo. */
export async function screenAddresses(): Promise<string[]> {
  const drafts = await inDatabase(
    (db) => db<Email[]>`
      select distinct on (kind) kind, id from campaigns where status = 'draft' order by kind, id`,
  );
  const ids: Partial<Record<ScreenKey, number | string>> = { audienceEdit: 'austin-daily' };
  for (const { kind, id } of drafts) ids[editorOfKind[kind]] = id;
  const shown = (Object.keys(screens) as ScreenKey[]).filter((screen) => !leftOut.includes(screen));
  return shown.map((screen) => addressOf(screen, ids[screen] ?? 1));
}
