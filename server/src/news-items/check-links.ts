import type { CheckedLink } from '@masthead/shared/news-items/post-check.ts';
import type { App } from '../app-parts.ts';
import { canBeLookedUp, findLookUps, haveLookedUp } from '../campaigns/link-checks.queries.ts';
import { lookUpOwn } from '../campaigns/own-addresses.queries.ts';
import type { Db } from '../db/client.ts';

/** Where the links of a post lead, as links of emails are looked up (decision 48): no call waits for another server. */
export async function checkLinks(
  app: App,
  db: Db,
  urls: readonly string[],
): Promise<{ links: CheckedLink[]; is_looking_up: boolean }> {
  const { publicUrl } = app.config;
  const whole = new Map(urls.map((url) => [url, URL.parse(url, publicUrl)?.href ?? url]));
  const all = [...new Set(whole.values())];
  const { hostname } = new URL(publicUrl);
  const outside = all.filter((url) => canBeLookedUp(url, hostname));
  const [own, { found, isLookingUp }] = await Promise.all([
    lookUpOwn(db, all, { publicUrl, sendAt: null, pickedIds: [] }),
    findLookUps(db, outside),
  ]);
  const isAsked = await haveLookedUp(app, outside);
  const links = Array.from(whole, ([url, address]) => ({
    url,
    outcome: (own.get(address) ?? found.get(address))?.outcome ?? null,
  }));
  return { links, is_looking_up: isAsked || isLookingUp };
}
