import { onBench } from './database.ts';
import { amountOf, sizeOf, table } from './figures.ts';
import { fillPeople, fillShowcase } from './fill.ts';
import { type Asked, comparedCells, comparedHead, loadInTurn } from './serving.ts';

const amount = amountOf({ connections: 20, seconds: 4, rounds: 5 });

const created = {
  showcaseFirmId: 77,
  representativeId: null,
  type: 'Property',
  description1: 'Bright cottage in Crestview',
  description2: '3 bedrooms, 2 baths. Garden, pantry and porch; fireplace at the back.',
  address: '77 Lantern Oak Lane',
  city: 'Austin',
  state: 'TX',
  zip: '78704',
  line1: null,
  line2: null,
  line3: null,
  url: 'https://firm.example/77',
  imageUrl: '/images/upload/77.jpg',
  price: '425000.00',
  openHouseStartDate: null,
  openHouseEndDate: null,
};
const calls: (Asked & { name: string; aim: number })[] = [
  {
    name: 'a page of 20 of a firm, with count',
    aim: 0.55,
    method: 'POST',
    path: '/api/showcase-firm-item/search',
    body: { showcaseFirmId: 77, limit: 20, offset: 0 },
  },
  { name: 'one listing', aim: 0.75, method: 'GET', path: '/api/showcase-firm-item/4711' },
  {
    name: 'create a listing',
    aim: 0.45,
    method: 'POST',
    path: '/api/showcase-firm-item',
    body: created,
  },
];

/** Measures common calls of listings, compared with bare routes that do the same work. */
export const run = () =>
  onBench(async ({ pool, serve }) => {
    await fillPeople(pool);
    await fillShowcase(pool, sizeOf(100_000));
    const bare = await serve({ kind: 'bare' });
    const product = await serve({ kind: 'product' });
    const rows: (string | number)[][] = [];
    for (const asked of calls)
      rows.push([
        asked.name,
        ...comparedCells(await loadInTurn({ bare, product }, asked, amount), asked.aim),
      ]);
    return table(`call | ${comparedHead}`, rows);
  });
