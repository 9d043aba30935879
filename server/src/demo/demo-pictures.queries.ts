import type { Db } from '../db/client.ts';

/** Is there a listing, a realtor or a firm with this demo picture? */
export async function isShowcasePicture(db: Db, address: string): Promise<boolean> {
  const [row] = await db<{ isUsed: boolean }[]>`
    select exists (select from listings where image_url = ${address} and image_url like '/images/demo/%')
        or exists (select from representatives where image_url = ${address})
        or exists (select from showcase_firms where logo_url1 = ${address} or logo_url2 = ${address}) as is_used`;
  return row?.isUsed ?? false;
}
