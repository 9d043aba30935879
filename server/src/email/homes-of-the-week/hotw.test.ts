import { campaignEndpoints } from '@masthead/shared/email/campaigns/campaign.endpoints.ts';
import { hotwEndpoints } from '@masthead/shared/email/homes-of-the-week/hotw.endpoints.ts';
import { hotwOperations } from '@masthead/shared/email/homes-of-the-week/hotw.operations.ts';
import { hotwMessages } from '@masthead/shared/email/homes-of-the-week/hotw.record.ts';
import { addDays, centralDay } from '@masthead/shared/platform/values/dates.ts';
import { beforeAll, expect, test } from 'vitest';
import { withTestServer } from '../../../test/server.ts';
import { withStaff } from '../../people/users/with-staff.testing.ts';
import { buildFirm, buildListing } from '../../showcase/delivery/showcase.testing.ts';
import {
  buildAudience,
  buildSite,
  buildTemplate,
  tomorrow,
} from '../campaigns/campaigns.testing.ts';

const { get, create, update, clone, schedule, listing } = hotwEndpoints;
const { hotws, deleteHotw, hotwListings } = hotwOperations;

const server = withTestServer({ config: { logLevel: 'silent' } });
const mailer = withStaff(server, 'email-campaign');
const author = withStaff(server, 'author');
let siteId: number;
let templateId: number;
let listings: number[];

beforeAll(async () => {
  siteId = (await buildSite(server.pool, { city: 'Marfa' })).id;
  const audienceId = await buildAudience(server.pool, siteId);
  templateId = await buildTemplate(server.pool, { siteId, audienceId, style: 'Showcase' });
  const firmId = await buildFirm(server.pool);
  listings = [];
  for (const name of ['House 1', 'House 2', 'House 3']) {
    const id = await buildListing(server.pool, { firmId });
    await server.pool`update listings set description1 = ${name} where id = ${id}`;
    listings.push(id);
  }
});

const form = (over: object = {}) => ({
  style: 'Showcase' as const,
  subject: 'Three houses',
  siteId,
  bannerUrl: 'https://partner.example/banner',
  bannerAlt: 'Open house weekend',
  listingUrl: 'https://homes.example/all',
  introduction: '<p>Come <em>in</em>.</p>',
  slots: listings,
  sendDate: tomorrow(),
  sendTime: '10:00',
  ...over,
});
const made = async (over: object = {}) => (await mailer.call(create, { body: form(over) })).body;
const errorsOf = (body: unknown) => (body as { errors: unknown }).errors;

test('is kept with its template and its defaults, read, changed and cloned', async () => {
  const saved = await made({ sendDate: null });
  expect(saved).toMatchObject({
    emailTemplateId: templateId,
    utm: { source: 'showcase', medium: 'email', campaign: 'website' },
    listingButtonText: 'VIEW ALL LISTINGS',
    reuseBanner: true,
    sendDate: null,
    slots: listings,
  });
  expect((await mailer.call(get, { params: { id: saved.id } })).body).toEqual(saved);
  const turned = [...listings].reverse();
  const changed = await mailer.call(update, {
    body: { id: saved.id, version: saved.version, slots: turned },
  });
  expect(changed.body).toMatchObject({ slots: turned, subject: 'Three houses' });
  const copy = (await mailer.call(clone, { params: { id: saved.id } })).body;
  expect(copy).toMatchObject({ slots: turned, status: 'draft', mailchimpCampaignId: null });
  expect((await author.call(create, { body: form() })).status).toBe(403);
});

test('refuses a send date before today and a listing that is not there, unless they stood there', async () => {
  const yesterday = addDays(centralDay(new Date()), -1);
  const late = await mailer.call(create, { body: form({ sendDate: yesterday }) });
  expect(errorsOf(late.body)).toEqual([{ path: 'sendDate', message: hotwMessages.sendDatePassed }]);
  const unknown = await mailer.call(create, { body: form({ slots: [999_999] }) });
  expect(errorsOf(unknown.body)).toEqual([{ path: 'slots', message: hotwMessages.unknownListing }]);
  const { id, version } = await made();
  await server.pool`update campaigns set send_date = ${yesterday} where id = ${id}`;
  const body = { id, version: version + 1, bannerAlt: 'Still open' };
  expect((await mailer.call(update, { body })).status).toBe(200);
});

test('shows its listings in their order, and leaves out one that has been deleted', async () => {
  const firmId = await buildFirm(server.pool);
  const gone = await buildListing(server.pool, { firmId });
  const [first = 0, second = 0, third = 0] = listings;
  const { id, version } = await made({ slots: [third, gone, first, second] });
  await server.pool`update listings set deleted_at = now(), description1 = 'Gone house' where id = ${gone}`;
  const { html, text } = (await mailer.call(campaignEndpoints.preview, { params: { id } })).body;
  for (const part of [html.slice(html.indexOf('role="article"')), text]) {
    const places = ['House 3', 'House 1', 'House 2'].map((name) => part.indexOf(name));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(part).not.toContain('Gone house');
  }
  expect(html.split('https://partner.example/banner?utm_source=showcase')).toHaveLength(3);
  expect(html).toContain('>VIEW ALL LISTINGS</a>');
  expect(html).toContain('Come <em>in</em>.');
  const body = { id, version, reuseBanner: false };
  await mailer.call(update, { body });
  const once = (await mailer.call(campaignEndpoints.preview, { params: { id } })).body.html;
  expect(once.split('https://partner.example/banner?utm_source=showcase')).toHaveLength(2);
});

test('offers listings by words and type, and tells of one', async () => {
  const [id = 0] = listings;
  const page = await mailer.run(hotwListings, { text: 'House 1' });
  expect(page.data).toMatchObject({ totalCount: 1, nodes: [{ id, description1: 'House 1' }] });
  expect((await mailer.run(hotwListings, { type: 'No such type' })).data?.totalCount).toBe(0);
  const one = await mailer.call(listing, { params: { id } });
  expect(one.body).toEqual(page.data?.nodes[0]);
});

test('offers listings by city, firm and price, those of the city of the email first', async () => {
  const firmId = await buildFirm(server.pool, { name: 'Río Realty' });
  const house = async (city: string | null, price: number | null) => {
    const id = await buildListing(server.pool, { firmId });
    await server.pool`update listings set city = ${city}, price = ${price} where id = ${id}`;
    return id;
  };
  const inMarfa = await house('Marfa', 450_000);
  const inAlpine = await house('Alpine', 300_000.5);
  const nowhere = await house(null, null);
  const found = async (args: Record<string, unknown>) => {
    const { data } = await mailer.run(hotwListings, args);
    expect(data?.totalCount).toBe(data?.nodes.length);
    return data?.nodes.map(({ id }) => id);
  };
  const firm = 'rio';
  expect(await found({ firm })).toEqual([nowhere, inAlpine, inMarfa]);
  expect(await found({ firm, near: 'marfa' })).toEqual([inMarfa, nowhere, inAlpine]);
  expect(await found({ firm, city: 'alp' })).toEqual([inAlpine]);
  expect(await found({ firm, priceFrom: 300_000.5, priceTo: 450_000 })).toEqual([
    inAlpine,
    inMarfa,
  ]);
  expect(await found({ firm, priceFrom: 300_001 })).toEqual([inMarfa]);
  expect(await found({ firm, priceTo: 449_999 })).toEqual([inAlpine]);
  expect(await found({ firm: 'no such firm' })).toEqual([]);
  const page = await mailer.run(hotwListings, { firm, city: 'Alpine' });
  expect(page.data?.nodes[0]).toMatchObject({ price: '300000.50', firm: 'Río Realty' });
});

test('is scheduled, then neither scheduled again nor deleted, and listed by its status', async () => {
  const { id, version } = await made({ subject: 'On its way' });
  const sent = await mailer.call(schedule, { body: { id, version } });
  expect(sent.body.isScheduled).toBe(true);
  const again = await mailer.call(schedule, { body: { id, version: sent.body.version } });
  expect(again.status).toBe(409);
  expect((await mailer.run(deleteHotw, { id })).errors[0]?.extensions.code).toBe('CONFLICT');
  const page = await mailer.run(hotws, { status: 'Scheduled', subject: 'On its way' });
  expect(page.data?.nodes.map((row) => row.id)).toEqual([id]);
});

test('answers every other call to those who write it', async () => {
  const params = { id: (await made()).id };
  for (const key of ['status', 'readers', 'testEmail', 'email', 'restore'] as const) {
    expect((await mailer.call(hotwEndpoints[key], { params })).status).toBe(200);
  }
});
