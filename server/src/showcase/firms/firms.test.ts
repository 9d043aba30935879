import { firmEndpoints } from '@masthead/shared/showcase/firms/firm.endpoints.ts';
import { firmOperations } from '@masthead/shared/showcase/firms/firm.operations.ts';
import { describe, expect, test } from 'vitest';
import { type TestClient, withTestServer } from '../../../test/server.ts';
import { buildFirm, buildListing, buildRepresentative } from '../delivery/showcase.testing.ts';
import { withShowcase } from '../delivery/with-showcase.testing.ts';

const server = withTestServer();
const { showcase, staff, partner } = withShowcase(server);

const get = async (id: number) => (await staff.call(firmEndpoints.get, { params: { id } })).body;
const save = (client: TestClient, body: Record<string, unknown>) =>
  client.call(firmEndpoints.update, { body });

describe('creating a firm', () => {
  test('takes a name and nothing else', async () => {
    const { status, body } = await staff.call(firmEndpoints.create, {
      body: { name: '  Lakeside Homes ' },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      name: 'Lakeside Homes',
      userGroupId: null,
      isPaused: false,
      siteIds: [],
    });
    const wider = await staff.call(firmEndpoints.create, { body: { name: 'X', userGroupId: 1 } });
    expect(wider.error.message).toEqual(['Unknown field "userGroupId".']);
  });

  test('needs a name', async () => {
    const { status, error } = await staff.call(firmEndpoints.create, { body: { name: ' ' } });
    expect(status).toBe(400);
    expect(error.message).toEqual(['A name is required']);
  });

  test('refuses a name that a firm has already, in any letter case', async () => {
    await buildFirm(server.pool, { name: 'Only One' });
    const { status, error } = await staff.call(firmEndpoints.create, {
      body: { name: 'only ONE' },
    });
    expect(status).toBe(400);
    expect(error.errors).toEqual([
      { path: 'name', message: 'A firm with this name already exists.' },
    ]);
  });

  test('by a partner puts it in their organization', async () => {
    const { body } = await partner.call(firmEndpoints.create, { body: { name: 'Alpha second' } });
    expect(body).toMatchObject({ userGroupId: showcase.organizations.alpha, group: 'Alpha Homes' });
    expect(body.createdBy).toMatch(/^Person/);
  });

  test('is not for a person without an organization', async () => {
    const { status, error } = await server
      .as(showcase.people.nowhere)
      .call(firmEndpoints.create, { body: { name: 'Nowhere' } });
    expect(status).toBe(400);
    expect(error.message).toEqual(['You don’t belong to an organization, so you can’t add firms.']);
  });
});

describe('saving a firm', () => {
  test('keeps omitted fields, clears null ones, and increments the version', async () => {
    const id = await buildFirm(server.pool, { siteIds: [showcase.siteId] });
    const first = await save(staff, {
      id,
      version: 1,
      website: 'https://example.com',
      buttonColor: '#FFF',
      buttonText: 'See homes',
      headerThinIndex: 2,
      googleAnalyticsTag: 'G-ABC123',
    });
    expect(first.body).toMatchObject({
      website: 'https://example.com',
      buttonColor: '#fff',
      version: 2,
    });
    const { body } = await save(staff, { id, version: 2, website: null, isPaused: true });
    expect(body).toMatchObject({
      website: null,
      buttonText: 'See homes',
      isPaused: true,
      version: 3,
    });
  });

  test.each([
    [{ name: '' }, 'A name is required'],
    [{ siteIds: [] }, 'A site is required'],
    [{ siteIds: [999_999] }, 'This site does not exist.'],
    [{ website: 'javascript:alert(1)' }, 'Invalid URL'],
    [{ logoUrl1: 'not a url' }, 'Invalid URL'],
    [{ logoUrl2: 'ftp://example.com/a.png' }, 'Invalid URL'],
    [{ buttonColor: 'red; background: url(x)' }, 'Use a color such as #1a7f37'],
    [{ headerThinIndex: -1 }, 'Thin word position must be a whole number, 0 or more'],
    [{ headerThinIndex: 1.5 }, 'Thin word position must be a whole number, 0 or more'],
    [
      { googleAnalyticsTag: '<script>' },
      'Use an identifier such as G-ABC123, UA-1234-5, GTM-ABC or AW-123',
    ],
  ])('%j is refused with its sentence and nothing is stored', async (change, sentence) => {
    const id = await buildFirm(server.pool, { siteIds: [showcase.siteId] });
    const { status, error } = await save(staff, { id, version: 1, ...change });
    expect(status).toBe(400);
    expect(error.message[0]).toBe(sentence);
    expect((await get(id)).version).toBe(1);
  });

  test('a rename to a name in use is refused', async () => {
    await buildFirm(server.pool, { name: 'Taken' });
    const id = await buildFirm(server.pool, { siteIds: [showcase.siteId] });
    const { error } = await save(staff, { id, version: 1, name: 'TAKEN' });
    expect(error.message).toEqual(['A firm with this name already exists.']);
  });

  test('a change of sites alone is a new version', async () => {
    const id = await buildFirm(server.pool);
    const { body } = await save(staff, { id, version: 1, siteIds: [showcase.siteId] });
    expect(body).toMatchObject({ siteIds: [showcase.siteId], version: 2 });
  });

  test('nobody can change the organization of a firm here', async () => {
    const body = { id: showcase.alpha.firm, version: 1, userGroupId: showcase.organizations.beta };
    await save(partner, body);
    await save(staff, body);
    expect((await get(showcase.alpha.firm)).userGroupId).toBe(showcase.organizations.alpha);
  });
});

describe('finding firms', () => {
  test('by part of the name in any letter case, sorted by name, with the total count', async () => {
    await buildFirm(server.pool, { name: 'Zilker 100% Homes' });
    await buildFirm(server.pool, { name: 'Barton zilker' });
    const found = await staff.call(firmEndpoints.search, { body: { name: 'ZILKER' } });
    expect(found.body.totalCount).toBe(2);
    expect(found.body.nodes.map(({ name }) => name)).toEqual([
      'Barton zilker',
      'Zilker 100% Homes',
    ]);
    const percent = await staff.call(firmEndpoints.search, { body: { name: '0%' } });
    expect(percent.body.totalCount).toBe(1);
  });

  test('options leave out paused firms, lists do not', async () => {
    const paused = await buildFirm(server.pool, { name: 'A paused firm', isPaused: true });
    const options = await staff.run(firmOperations.showcaseFirmOptions, {});
    expect(options.data.map(({ id }) => id)).not.toContain(paused);
    const all = await staff.run(firmOperations.showcaseFirms, { limit: 1000 });
    expect(all.data.nodes.map(({ id }) => id)).toContain(paused);
    const one = await staff.run(firmOperations.showcaseFirm, { id: paused });
    expect(one.data).toMatchObject({ name: 'A paused firm', isPaused: true });
  });

  test('one firm over GraphQL has its representatives and properties when requested', async () => {
    const firmId = await buildFirm(server.pool, { name: 'Whole firm' });
    await buildRepresentative(server.pool, { firmId, name: 'Rita' });
    const house = await buildListing(server.pool, { firmId, type: 'Property' });
    await buildListing(server.pool, { firmId, type: 'Product' });
    const ask = async (unasked: string[]) =>
      (await staff.run({ ...firmOperations.showcaseFirm, unasked }, { id: firmId })).data;
    expect(await ask([])).toMatchObject({
      name: 'Whole firm',
      representatives: [{ name: 'Rita' }],
      properties: [{ id: house }],
    });
    const lean = await ask(['representatives', 'properties']);
    expect([lean.representatives, lean.properties]).toEqual([undefined, undefined]);
  });

  test.each(['showcase-firm', 'showcase-firm-representative', 'showcase-firm-item', 'adslot'])(
    'the same address with and without its last slash: /api/%s/',
    async (path) => {
      for (const method of ['POST', 'PUT'] as const)
        for (const url of [`/api/${path}`, `/api/${path}/`])
          expect((await server.app.http.inject({ method, url, payload: {} })).statusCode).toBe(401);
    },
  );
});
