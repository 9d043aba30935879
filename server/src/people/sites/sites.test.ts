import { newsItemEndpoints } from '@masthead/shared/editorial/posts/news-item.endpoints.ts';
import { siteEndpoints } from '@masthead/shared/people/sites/site.endpoints.ts';
import { describe, expect, test } from 'vitest';
import { startTestServer, withTestServer } from '../../../test/server.ts';
import { buildSite } from '../../email/campaigns/campaigns.testing.ts';
import { buildStaff } from '../users/users.testing.ts';
import { withStaff } from '../users/with-staff.testing.ts';

const { list, get, create, update } = siteEndpoints;

const server = withTestServer();
const admin = withStaff(server, 'admin');

test('returns the sites in site order to everyone signed in', async () => {
  const { pool } = server;
  await buildSite(pool, { property: 'SportsMap', city: 'Houston', isMain: false });
  await buildSite(pool, { city: 'Houston' });
  await buildSite(pool, { property: 'AutomativeMap', city: '', isMain: false });
  await buildSite(pool, { city: 'Austin', url: 'https://austin.example' });
  await buildSite(pool, { property: 'InnovationMap', city: 'Houston', isMain: false });
  const { status, body } = await server.as(await buildStaff(pool)).call(list);
  expect(status).toBe(200);
  expect(body.map((site) => `${site.property} ${site.city}`.trim())).toEqual([
    'CityBeat Austin',
    'CityBeat Houston',
    'AutomativeMap',
    'InnovationMap Houston',
    'SportsMap Houston',
  ]);
  expect(body[0]).toEqual({
    id: expect.any(Number),
    property: 'CityBeat',
    city: 'Austin',
    url: 'https://austin.example',
    name: 'CityBeat Austin',
    isMain: true,
  });
});

const form = { property: 'CityBeat', city: 'El Paso', url: 'https://elpaso.citybeat.example' };

describe('adding a site', () => {
  test('derives the name from property and city, and makes a city of the main property a main site', async () => {
    const { status, body } = await admin.call(create, { body: { ...form, city: '  El Paso ' } });
    expect(status).toBe(200);
    expect(body).toMatchObject({ ...form, name: 'CityBeat El Paso', isMain: true, version: 1 });
    const { body: map } = await admin.call(create, {
      body: { ...form, property: 'InnovationMap', city: 'Dallas' },
    });
    expect(map).toMatchObject({ name: 'InnovationMap Dallas', isMain: false });
    expect((await admin.call(list)).body.map(({ id }) => id)).toEqual(
      expect.arrayContaining([body.id, map.id]),
    );
  });

  test('creates the standard sections, which digests need', async () => {
    const { body } = await admin.call(create, { body: { ...form, city: 'Lubbock' } });
    const sections = await server.pool<{ title: string }[]>`
      select title from sections where site_id = ${body.id} and parent_id is null order by position`;
    expect(sections.map(({ title }) => title)).toEqual([
      'News',
      'Event detail',
      'Charity',
      'City Guide',
      'HOME',
      'PROMOTED',
    ]);
    const search = await admin.call(newsItemEndpoints.search, { query: { siteId: body.id } });
    expect(search.status).toBe(200);
  });

  test.each([
    [{ property: ' ' }, 'property', 'A property name is required'],
    [{ city: '' }, 'city', 'A city is required'],
    [{ url: '' }, 'url', 'A URL is required'],
    [{ url: null }, 'url', 'A URL is required'],
    [{ url: 'citybeat.example' }, 'url', 'You must enter a valid URL'],
    [{ url: 'ftp://citybeat.example' }, 'url', 'You must enter a valid URL'],
    [{ url: 'javascript:alert(1)' }, 'url', 'You must enter a valid URL'],
    [{ url: 'https://user@citybeat.example' }, 'url', 'You must enter a valid URL'],
    [{ previewUrl: 'javascript:1' }, 'previewUrl', 'You must enter a valid URL'],
  ])('refuses %j', async (wrong, path, message) => {
    const { status, error } = await admin.call(create, { body: { ...form, ...wrong } });
    expect(status).toBe(400);
    expect(error.errors).toEqual([{ path, message }]);
  });

  test('allows one site per property and city, in any letter case, also concurrently', async () => {
    const twins = ['Waco', 'WACO', 'waco'].map((city) =>
      admin.call(create, {
        body: { ...form, property: city === 'waco' ? 'citybeat' : 'CityBeat', city },
      }),
    );
    const answers = await Promise.all(twins);
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 400, 400]);
    const refused = answers.find(({ status }) => status === 400);
    expect(refused?.error.errors).toEqual([
      { path: 'city', message: 'This property already has a site for this city.' },
    ]);
  });

  test('makes the property of the first site the main one', async () => {
    const fresh = await startTestServer();
    const client = fresh.as(await buildStaff(fresh.pool, 'admin'));
    const add = (property: string, city: string) =>
      client.call(create, { body: { ...form, property, city } });
    const flags = [];
    for (const [property, city] of [
      ['Gazette', 'Waco'],
      ['Carmap', 'Waco'],
      ['GAZETTE', 'Tyler'],
    ] as const)
      flags.push((await add(property, city)).body.isMain);
    expect(flags).toEqual([true, false, true]);
    await fresh.stop();
  });
});

describe('updating a site', () => {
  const newSite = async (city: string) =>
    (await admin.call(create, { body: { ...form, city } })).body;

  test('keeps omitted fields and derives the name', async () => {
    const { id } = await newSite('Laredo');
    const { body } = await admin.call(update, { body: { id, version: 1, city: 'Del Rio' } });
    expect(body).toMatchObject({
      property: 'CityBeat',
      city: 'Del Rio',
      url: form.url,
      name: 'CityBeat Del Rio',
      version: 2,
    });
    expect((await admin.call(get, { params: { id } })).body).toEqual(body);
  });

  test('changes whether it is a main site with its property, and back', async () => {
    const { id } = await newSite('Amarillo');
    const other = await admin.call(update, { body: { id, version: 1, property: 'SportsMap' } });
    expect(other.body).toMatchObject({ name: 'SportsMap Amarillo', isMain: false });
    const back = await admin.call(update, { body: { id, version: 2, property: 'CityBeat' } });
    expect(back.body.isMain).toBe(true);
  });

  test('accepts a whole record and ignores its derived fields', async () => {
    const site = await newSite('Odessa');
    const { status, body } = await admin.call(update, {
      body: { ...site, name: 'Forged', isMain: false },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ name: 'CityBeat Odessa', isMain: true });
  });

  test('rejects the property and city of another site', async () => {
    const { id } = await newSite('Abilene');
    await newSite('Brownsville');
    const { status, error } = await admin.call(update, {
      body: { id, version: 1, city: 'BROWNSVILLE' },
    });
    expect(status).toBe(400);
    expect(error.message).toEqual(['This property already has a site for this city.']);
  });
});

test('stores and clears the address where a site shows posts itself', async () => {
  const { body: added } = await admin.call(create, { body: { ...form, city: 'Laredo' } });
  expect(added.previewUrl).toBeNull();
  const previewUrl = 'https://laredo.citybeat.example';
  const { body: own } = await admin.call(update, {
    body: { id: added.id, version: 1, previewUrl },
  });
  expect(own.previewUrl).toBe(previewUrl);
  const { body: kept } = await admin.call(update, {
    body: { id: added.id, version: 2, city: 'Laredo 2' },
  });
  expect(kept.previewUrl).toBe(previewUrl);
  const { body: back } = await admin.call(update, {
    body: { id: added.id, version: 3, previewUrl: '' },
  });
  expect(back.previewUrl).toBeNull();
});

test('lists properties with their sites in site order', async () => {
  const { body } = await server.as(await buildStaff(server.pool)).call(siteEndpoints.properties);
  const sites = (await admin.call(list)).body;
  expect(new Set(body.flatMap((one) => one.sites.map(({ id }) => id)))).toEqual(
    new Set(sites.map(({ id }) => id)),
  );
  expect(body[0]?.isMain).toBe(true);
  expect(new Set(body.map(({ name }) => name)).size).toBe(body.length);
});

describe('the time zone of a site', () => {
  test('is Central Time by default; a change moves the days of its ad slots immediately', async () => {
    const { body: site } = await admin.call(create, { body: { ...form, city: 'Guam' } });
    expect(site.timeZone).toBe('America/Chicago');
    const showcase = async () =>
      (await server.app.http.inject({ url: `/api/public/sites/${site.id}/showcase` })).json();
    expect((await showcase()).timeZone).toBe('America/Chicago');
    const changed = await admin.call(update, {
      body: { id: site.id, version: site.version, timeZone: 'Pacific/Kiritimati' },
    });
    expect(changed.body.timeZone).toBe('Pacific/Kiritimati');
    const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Pacific/Kiritimati' });
    expect(await showcase()).toMatchObject({
      timeZone: 'Pacific/Kiritimati',
      day: day.format(new Date()),
    });
  });

  test.each([
    ['', 'A time zone is required'],
    ['America/Nowhere', 'You must choose a time zone from the list'],
    ['america/chicago', 'You must choose a time zone from the list'],
    ['UTC+5', 'You must choose a time zone from the list'],
  ])('is never %j', async (timeZone, message) => {
    const { status, error } = await admin.call(create, { body: { ...form, city: 'No', timeZone } });
    expect([status, error.errors]).toEqual([400, [{ path: 'timeZone', message }]]);
  });
});
