import type { Db } from '@masthead/server/platform/db/client.ts';
import { z } from 'zod';
import { readRecords } from './content.ts';
import { partners } from './fill-people.ts';
import { demoCities, demoProperty } from './fill-sites.ts';
import { diceFor } from './seeded.ts';
import { productsOf } from './showcase-words.ts';

const firm = z.strictObject({
  name: z.string(),
  cities: z.array(z.enum(demoCities)),
  organization: z.enum(partners).optional(),
  isPaused: z.boolean().optional(),
});
type DemoFirm = z.infer<typeof firm>;

/** Invented advertisers: six of the first partner, four of the second, the others of nobody. */
export const demoFirms = readRecords('firms', z.array(firm));

/** Grounds that are dark enough for white words, each with a lighter one for popups. */
const palettes = [
  { ground: '#1d3557', button: '#8a3324', popup: '#f1ede4' },
  { ground: '#22543d', button: '#1d3557', popup: '#edf3ee' },
  { ground: '#5b2333', button: '#22543d', popup: '#f7eef0' },
  { ground: '#3d3a6b', button: '#5b2333', popup: '#efeef7' },
  { ground: '#6b3e1e', button: '#22543d', popup: '#f6efe8' },
  { ground: '#1f4e5f', button: '#6b3e1e', popup: '#e9f2f4' },
] as const;

const slugOf = (name: string) =>
  name
    .toLowerCase()
    .replaceAll('&', 'and')
    .replaceAll(/[^a-z]+/g, '-');

/** Where a demo firm is on the web. */
export const firmAddress = (name: string) => `https://www.${slugOf(name)}.example`;

/** A firm sells homes or products. */
export const sellsHomes = (name: string) => productsOf(name).length === 0;

/** A firm as its row, in colours that can be read. */
export function demoFirmRow({ name, isPaused = false }: DemoFirm) {
  const dice = diceFor(name);
  const { ground, button, popup } = dice.pick(palettes);
  return {
    name,
    is_paused: isPaused,
    website: firmAddress(name),
    background_color: ground,
    background_text_color: '#ffffff',
    popup_background_color: popup,
    button_color: button,
    button_text: dice.pick([
      'See more',
      'Visit us',
      'Take a look',
      sellsHomes(name) ? 'Find your home' : 'Shop now',
    ]),
    // Why: some firms have no logo, so that screens and slots are seen without one too.
    logo_url1: dice.chance(0.75) ? `/images/demo/logo-${slugOf(name)}.jpg` : null,
    button_text_color: '#ffffff',
    more_info_text: dice.pick(['More about it', 'See the details', null]),
    see_inside_message: dice.pick(['See inside', 'Step inside', null]),
    header_thin_index: dice.pick([null, 1, 2]),
  };
}

/** The advertisers of the demo, with their sites. What is there already stays as it is. */
export async function fillFirms(db: Db): Promise<void> {
  for (const each of demoFirms) {
    const [row] = await db<{ id: number }[]>`
      insert into showcase_firms ${db(demoFirmRow(each))} on conflict do nothing returning id`;
    if (!row) continue;
    if (each.organization)
      await db`update showcase_firms set organization_id = (
          select id from organizations where name = ${each.organization} and deleted_at is null)
        where id = ${row.id}`;
    await db`insert into showcase_firm_sites (firm_id, site_id)
      select ${row.id}, id from sites
       where property = ${demoProperty} and city = any(${each.cities}::text[])`;
  }
}
