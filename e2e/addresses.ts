import type { CampaignKind } from '@masthead/shared/email/campaigns/campaign.ts';
import { editorOfKind } from '@masthead/shared/email/campaigns/mail-screens.ts';
import { type ScreenKey, screens } from '@masthead/shared/screens.ts';
import { inDatabase } from './product.ts';

/** Screens for signed-out users. */
const leftOut: ScreenKey[] = ['login', 'resetPassword', 'signInCallback', 'setUp', 'slotProof'];

const addressOf = (screen: ScreenKey, id: number | string) =>
  screens[screen].path.replace(/\{?-?[$]\w+\}?/g, String(id));

export interface Email {
  kind: CampaignKind;
  id: number;
}

/** The address of an email's editor. */
export const addressOfEmail = ({ kind, id }: Email) => addressOf(editorOfKind[kind], id);

/** Every screen for signed-in users with its address, with records of the demo. */
export async function addressesOfScreens(): Promise<Map<ScreenKey, string>> {
  const drafts = await inDatabase(
    (db) => db<Email[]>`
      select distinct on (kind) kind, id from campaigns where status = 'draft' order by kind, id`,
  );
  const [invoice] = await inDatabase(
    (db) => db<{ id: number }[]>`
      select id from invoices where state <> 'approved' and deleted_at is null order by id limit 1`,
  );
  const ids: Partial<Record<ScreenKey, number | string>> = {
    audienceEdit: 'austin-daily',
    invoiceEdit: invoice?.id ?? 1,
  };
  for (const { kind, id } of drafts) ids[editorOfKind[kind]] = id;
  const shown = (Object.keys(screens) as ScreenKey[]).filter((screen) => !leftOut.includes(screen));
  return new Map(shown.map((screen) => [screen, addressOf(screen, ids[screen] ?? 1)]));
}

/** The addresses alone. */
export const screenAddresses = async () => [...(await addressesOfScreens()).values()];

/** Alternative views of screens, each with its own layout. */
export const otherViews = [
  '/listing?view=table',
  '/ad-slot/timeline?as=table',
  '/email-calendar?view=week',
];
