import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { addDays, centralDay } from '@masthead/shared/platform/values/dates.ts';
import { inDatabase } from './product.ts';

/** A third-party site: pages on another port, so of another origin, with their own security policy. */
export async function startSite(pages: Record<string, string>, policy: string) {
  const server = createServer((request, response) => {
    const page = pages[(request.url ?? '').replace(/\?.*/, '')];
    response.writeHead(page ? 200 : 404, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
    });
    response.end(page ?? 'Nothing here');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** A publisher's site in this city, with one popup and one rollover slot that run today. */
export const buildSlots = (target: string, city: string) =>
  inDatabase(async (db) => {
    const idOf = async (rows: PromiseLike<readonly { id: number }[]>) => (await rows)[0]?.id ?? 0;
    const today = centralDay(new Date());
    const siteId = await idOf(
      db`insert into sites (property, city, url, name) values ('Tag', ${city}, 'https://tag.example', 'Tag Town') returning id`,
    );
    const firmId = await idOf(
      db`insert into showcase_firms (name, website, more_info_text, button_color, background_color)
         values (${`Tag Realty of ${city}`}, ${target}, 'Tour this home', '#1b4081', '#f4f1ea') returning id`,
    );
    const [item] = await db<{ imageUrl: string }[]>`
      select image_url from news_items where image_url like '/images/demo/%' limit 1`;
    const listingIds: number[] = [];
    for (const name of ['A house on the hill', 'A flat by the lake'])
      listingIds.push(
        await idOf(
          db`insert into listings (showcase_firm_id, type, description1, address, city, state, zip, price, url, image_url)
             values (${firmId}, 'Property w/o Realtor', ${name}, '12 Oak Street', 'Austin', 'TX', '78701', 725000,
                     ${`${target}/${name.replaceAll(' ', '-')}`}, ${item?.imageUrl ?? '/images/none.jpg'}) returning id`,
        ),
      );
    const slot = async (title: string, effect: string) => {
      const id = await idOf(
        db`insert into ad_slots (title1, header_thin_index, start_date, end_date, display_effect)
           values (${title}, 1, ${today}, ${addDays(today, 1)}, ${effect}) returning id`,
      );
      await db`insert into ad_slot_sites (ad_slot_id, site_id) values (${id}, ${siteId})`;
      await db`insert into ad_slot_firms (ad_slot_id, firm_id, position) values (${id}, ${firmId}, 1)`;
      for (const [at, listingId] of listingIds.entries())
        await db`insert into ad_slot_items (ad_slot_id, listing_id, position) values (${id}, ${listingId}, ${at})`;
      return id;
    };
    return {
      siteId,
      popup: await slot('Weekend open houses', 'popup'),
      rollover: await slot('Homes by the water', 'rollover'),
    };
  });

/** The counts of a slot so far. */
export const numbersOf = (slotId: number) =>
  inDatabase(async (db) => {
    const [row] = await db<
      { impressions: number; viewable: number; clicks: number; filtered: number }[]
    >`select sum(impressions)::int as impressions, sum(viewable)::int as viewable,
             sum(clicks)::int as clicks, sum(filtered)::int as filtered
        from ad_slot_days where ad_slot_id = ${slotId}`;
    return row ?? null;
  });
