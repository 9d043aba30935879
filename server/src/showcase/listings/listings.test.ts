import { listingEndpoints } from '@masthead/shared/showcase/listings/listing.endpoints.ts';
import { listingOperations } from '@masthead/shared/showcase/listings/listing.operations.ts';
import { describe, expect, test } from 'vitest';
import { type TestClient, withTestServer } from '../../../test/server.ts';
import { openTransaction, untilWaiting } from '../../../test/waits.ts';
import { buildFirm, buildListing } from '../delivery/showcase.testing.ts';
import { withShowcase } from '../delivery/with-showcase.testing.ts';

const server = withTestServer();
const { showcase, staff, admin, partner } = withShowcase(server);

const property = () => ({
  showcaseFirmId: showcase.alpha.firm,
  representativeId: showcase.alpha.representative,
  type: 'Property',
  description1: 'Bungalow in Hyde Park',
  description2: 'Three bedrooms',
  address: '401 Avenue G',
  city: 'Austin',
  state: 'TX',
  zip: '78751',
  line1: null,
  line2: null,
  line3: null,
  url: 'https://example.com/bungalow',
  imageUrl: '/images/upload/photos/bungalow.jpg',
  price: '425000.50',
  openHouseStartDate: '2026-12-05T18:00:00.000Z',
  openHouseEndDate: '2026-12-05T20:00:00.000Z',
});
const create = (client: TestClient, change: Record<string, unknown> = {}) =>
  client.call(listingEndpoints.create, { body: { ...property(), ...change } });
const save = (client: TestClient, body: Record<string, unknown>) =>
  client.call(listingEndpoints.update, { body });
const get = (client: TestClient, id: number) =>
  client.call(listingEndpoints.get, { params: { id } });

test('a listing is created with every field, exact to the cent', async () => {
  const { status, body } = await create(partner);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    ...property(),
    firm: 'Alpha firm',
    representative: 'Realtor of Alpha firm',
    isDeleted: false,
  });
  expect((await get(staff, body.id)).body.price).toBe('425000.50');
});

test('reads listings by ids: those that the caller may see and that are not deleted', async () => {
  const [first, second, deleted] = [
    (await create(staff)).body,
    (await create(staff)).body,
    (await create(staff)).body,
  ];
  await save(admin, { id: deleted.id, version: deleted.version, isDeleted: true });
  const foreign = await buildListing(server.pool, { firmId: showcase.beta.firm });
  const ids = [second.id, foreign, deleted.id, first.id, 999_999_999];
  const read = async (client: TestClient) => {
    const { status, body } = await client.call(listingEndpoints.listByIds, { body: { ids } });
    expect(status).toBe(200);
    return body;
  };
  expect(await read(partner)).toEqual([
    (await get(partner, first.id)).body,
    (await get(partner, second.id)).body,
  ]);
  const byNumber = (one: number, other: number) => one - other;
  expect((await read(staff)).map(({ id }) => id)).toEqual(
    [first.id, second.id, foreign].toSorted(byNumber),
  );
  for (const wrong of [[0], ['1'], [1.5], Array(1001).fill(1)]) {
    const { status } = await staff.call(listingEndpoints.listByIds, { body: { ids: wrong } });
    expect(status).toBe(400);
  }
});

test('a new listing has defaults for omitted fields', async () => {
  const { body } = await staff.call(listingEndpoints.create, {
    body: {
      showcaseFirmId: showcase.alpha.firm,
      type: 'Product',
      description1: 'Ladder',
      url: 'https://example.com/ladder',
      imageUrl: '/images/upload/photos/ladder.jpg',
    },
  });
  expect(body).toMatchObject({ description2: null, representativeId: null, price: null });
});

test('a listing older than a rule is still returned, alone and in lists; a save reports the problem', async () => {
  const id = await buildListing(server.pool, { firmId: showcase.alpha.firm });
  await server.pool`
    update listings set description1 = ${'x'.repeat(600)}, url = 'gopher://old', image_url = '', price = null,
           zip = ${'7'.repeat(40)}, address = null
     where id = ${id}`;
  const { status, body } = await get(staff, id);
  expect(status).toBe(200);
  expect(body).toMatchObject({ url: 'gopher://old', imageUrl: '' });
  const { firm } = showcase.alpha;
  const page = await staff.call(listingEndpoints.search, { body: { showcaseFirmId: firm } });
  expect(page.status).toBe(200);
  const saved = await save(staff, { id, version: body.version, city: 'Austin' });
  expect(saved.status).toBe(400);
  expect(saved.body).toHaveProperty(
    'message',
    expect.arrayContaining(['You must provide a valid URL']),
  );
});

test('a listing imported without an image can be saved; one with an image must keep one', async () => {
  const id = await buildListing(server.pool, { firmId: showcase.alpha.firm });
  await server.pool`update listings set image_url = '' where id = ${id}`;
  const { body } = await get(staff, id);
  const kept = await save(staff, { id, version: body.version, imageUrl: '', city: 'Waco' });
  expect(kept.status).toBe(200);
  expect(kept.body).toMatchObject({ imageUrl: '', city: 'Waco' });
  const picture = { imageUrl: '/images/upload/photos/home.jpg' };
  const given = await save(staff, { id, version: kept.body.version, ...picture });
  expect(given.body).toMatchObject(picture);
  const cleared = await save(staff, { id, version: given.body.version, imageUrl: '' });
  expect(cleared.status).toBe(400);
  expect(cleared.body).toHaveProperty('message', ['You must provide an image']);
  expect((await create(staff, { imageUrl: '' })).status).toBe(400);
});

test('a product needs no price and no address', async () => {
  const { status } = await create(staff, {
    type: 'Product',
    price: null,
    address: null,
    city: null,
    state: null,
    zip: null,
    line1: 'Hand-thrown mugs',
    openHouseStartDate: null,
    openHouseEndDate: null,
  });
  expect(status).toBe(200);
});

describe('the rules of a listing', () => {
  test.each([
    [{ description1: '' }, 'A description is required.'],
    [{ url: '' }, 'You must provide a URL.'],
    [{ url: 'javascript:alert(1)' }, 'You must provide a valid URL'],
    [{ imageUrl: '' }, 'You must provide an image'],
    [{ showcaseFirmId: null }, 'You must select a firm'],
    [{ showcaseFirmId: 999_999 }, 'This firm does not exist.'],
    [{ type: 'Castle' }, 'You must select a listing type'],
    [{ price: null }, 'A price is required'],
    [
      { price: '-5' },
      'We don’t understand “-5”. A price must be a dollar amount, such as 425000 or 19.99',
    ],
    [{ address: ' ' }, 'An address is required'],
    [{ city: null }, 'A city is required'],
    [{ state: '' }, 'A state is required'],
    [{ zip: null }, 'A zip is required'],
    [{ openHouseEndDate: '2026-12-05T17:00:00.000Z' }, 'The open house must end after it starts'],
    [{ representativeId: 999_999 }, 'This representative does not belong to the firm.'],
  ])('%j is refused with its sentence', async (change, sentence) => {
    const { status, error } = await create(staff, change);
    expect(status).toBe(400);
    expect(error.message[0]).toBe(sentence);
  });

  test('a representative of another firm is refused', async () => {
    const { error } = await create(staff, { representativeId: showcase.beta.representative });
    expect(error.message).toEqual(['This representative does not belong to the firm.']);
  });
});

describe('saving a listing', () => {
  test('keeps omitted fields and checks the whole against the rules of its type', async () => {
    const id = await buildListing(server.pool, { firmId: showcase.alpha.firm, type: 'Product' });
    await server.pool`update listings set price = null where id = ${id}`;
    const { status, error } = await save(partner, { id, version: 2, type: 'Property' });
    expect(status).toBe(400);
    expect(error.message).toEqual(['A price is required']);
    const { body } = await save(partner, { id, version: 2, description1: 'New words' });
    expect(body).toMatchObject({ description1: 'New words', city: 'Austin', version: 3 });
  });

  test('waits for a concurrent save and then returns its conflict', async () => {
    const { pool } = server;
    const id = await buildListing(pool, { firmId: showcase.alpha.firm, type: 'Product' });
    const first = await openTransaction(
      pool,
      (db) =>
        db`update listings set description1 = 'First', version = version + 1 where id = ${id}`,
    );
    const second = save(partner, { id, version: 1, description1: 'Second' });
    await untilWaiting(pool);
    await first.commit();
    expect((await second).status).toBe(409);
    const [row] = await pool`select description1, version from listings where id = ${id}`;
    expect(row).toEqual({ description1: 'First', version: 2 });
  });

  test('the path with the id does the same, and rejects another id in the body', async () => {
    const id = await buildListing(server.pool, { firmId: showcase.alpha.firm });
    const one = (body: object) => staff.call(listingEndpoints.updateOne, { params: { id }, body });
    expect((await one({ version: 1, city: 'Dallas' })).body.city).toBe('Dallas');
    const other = await one({ id: id + 1, version: 2, city: 'Waco' });
    expect(other.error.message).toEqual(['The id in the body doesn’t match the id in the path.']);
  });

  test('only admins delete; a deleted listing is dropped from view and can be restored', async () => {
    const id = await buildListing(server.pool, { firmId: showcase.alpha.firm });
    for (const client of [staff, partner, server.as(showcase.people.partnerAdmin)])
      expect((await save(client, { id, version: 1, isDeleted: true })).status).toBe(403);
    expect((await save(admin, { id, version: 1, isDeleted: true })).status).toBe(200);
    expect((await get(admin, id)).status).toBe(404);
    expect((await save(admin, { id, version: 2, isDeleted: false })).status).toBe(200);
    expect((await get(staff, id)).status).toBe(200);
  });

  test('a partner cannot move it to a firm of another organization', async () => {
    const { error } = await save(partner, {
      id: showcase.alpha.listing,
      version: 1,
      showcaseFirmId: showcase.beta.firm,
    });
    expect(error.message).toEqual(['This firm does not exist.']);
  });
});

describe('finding listings', () => {
  test('by part of every text field in any letter case, and by exact firm and type, in order of creation', async () => {
    const firmId = await buildFirm(server.pool);
    const first = await buildListing(server.pool, {
      firmId,
      description1: 'Mid-century ranch',
      description2: 'Pool and POOL house',
      address: '9 Oak 50% Lane',
    });
    const second = await buildListing(server.pool, {
      firmId,
      type: 'Product',
      description1: 'Ranch dressing',
    });
    const search = async (body: object) =>
      (await staff.call(listingEndpoints.search, { body })).body.nodes.map(({ id }) => id);
    expect(await search({ showcaseFirmId: firmId })).toEqual([first, second]);
    expect(await search({ description1: 'RANCH' })).toEqual([first, second]);
    expect(await search({ description1: 'ranch', type: 'Product' })).toEqual([second]);
    expect(await search({ description1: 'ranch', description2: 'pool h' })).toEqual([first]);
    expect(await search({ address: '50%' })).toEqual([first]);
    expect(await search({ showcaseFirmId: firmId, text: 'POOL' })).toEqual([first]);
    expect(await search({ firmIds: [firmId], text: 'ranch' })).toEqual([first, second]);
    expect(await search({ firmIds: [], text: 'ranch' })).toEqual([]);
    await server.pool`update listings set city = 'Marfa', price = 450000 where id = ${first}`;
    expect(await search({ showcaseFirmId: firmId, city: 'MARF' })).toEqual([first]);
    expect(await search({ showcaseFirmId: firmId, priceFrom: 450_000, priceTo: 450_000 })).toEqual([
      first,
    ]);
    expect(await search({ showcaseFirmId: firmId, priceFrom: 450_000.5 })).toEqual([]);
    const { data } = await staff.run(listingOperations.listings, {
      showcaseFirmId: firmId,
      offset: 1,
      limit: 1,
    });
    expect(data).toMatchObject({ totalCount: 2, nodes: [{ id: second }] });
  });

  test('of the given firms, without deleted ones', async () => {
    const firmId = await buildFirm(server.pool);
    const kept = await buildListing(server.pool, { firmId });
    await buildListing(server.pool, { firmId, isDeleted: true });
    const list = (await staff.call(listingEndpoints.listOfFirms, { body: { firmIds: [firmId] } }))
      .body;
    expect(list.map(({ id }) => id)).toEqual([kept]);
    const { data } = await staff.run(listingOperations.listingsOfFirm, { showcaseFirmId: firmId });
    expect(data.map(({ id }) => id)).toEqual([kept]);
  });
});
