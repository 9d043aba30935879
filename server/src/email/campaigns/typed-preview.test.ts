import { campaignEndpoints } from '@masthead/shared/email/campaigns/campaign.endpoints.ts';
import type { EmailStyle } from '@masthead/shared/email/campaigns/campaign.ts';
import type { AnyCampaign } from '@masthead/shared/email/campaigns/campaign-record.ts';
import { dailyDigestEndpoints } from '@masthead/shared/email/daily-digests/daily-digest.endpoints.ts';
import { digestRecord } from '@masthead/shared/email/daily-digests/daily-digest.record.ts';
import { hotwEndpoints } from '@masthead/shared/email/homes-of-the-week/hotw.endpoints.ts';
import { hotwRecord } from '@masthead/shared/email/homes-of-the-week/hotw.record.ts';
import { newsAlertEndpoints } from '@masthead/shared/email/news-alerts/news-alert.endpoints.ts';
import { newsAlertRecord } from '@masthead/shared/email/news-alerts/news-alert.record.ts';
import { promoAlertEndpoints } from '@masthead/shared/email/promo-alerts/promo-alert.endpoints.ts';
import { promoAlertRecord } from '@masthead/shared/email/promo-alerts/promo-alert.record.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { type TestClient, withTestServer } from '../../../test/server.ts';
import { withStaff } from '../../people/users/with-staff.testing.ts';
import { buildFirm, buildListing } from '../../showcase/delivery/showcase.testing.ts';
import {
  buildAudience,
  buildSite,
  buildTemplate,
  pickedPost,
  tomorrow,
} from './campaigns.testing.ts';

const server = withTestServer({ config: { logLevel: 'silent' } });
const editor = withStaff(server, 'editor');
let siteId: number;
let listings: number[];

beforeAll(async () => {
  siteId = (await buildSite(server.pool, { city: 'Marfa' })).id;
  const logo = 'https://img.example/logo.png';
  await server.pool`update sites set brand_colour = '#884400', logo_url = ${logo} where id = ${siteId}`;
  const audienceId = await buildAudience(server.pool, siteId);
  await server.pool`update subscribers set name = null where audience_id = ${audienceId}`;
  await server.pool`insert into subscribers (audience_id, email, name) values
    (${audienceId}, 'n1@example.com', null), (${audienceId}, 'n2@example.com', '<i>'), (${audienceId}, 'n3@example.com', 'Reed, Ana')`;
  const styles: EmailStyle[] = ['Hot Headlines', 'Gift Guide', 'Insider Invite', 'News Alert'];
  for (const style of styles) await buildTemplate(server.pool, { siteId, audienceId, style });
  listings = await homes(await buildFirm(server.pool), 'House 1', 'House 2');
});

async function homes(firmId: number, ...names: string[]): Promise<number[]> {
  const ids: number[] = [];
  for (const name of names) {
    const id = await buildListing(server.pool, { firmId });
    await server.pool`update listings set description1 = ${name} where id = ${id}`;
    ids.push(id);
  }
  return ids;
}

const posts = (count: number, given: object = {}) =>
  Array.from({ length: count }, () =>
    pickedPost({ image_url: '/images/upload/w_10/a.jpg', dek: 'What & why', ...given }),
  );
const events = () => posts(3, { starts_at: '2026-11-28T01:00:00.000Z' });
// What a save tidies up: spaces, tags in a line, and what no email may hold.
const edition = () => ({
  subject: '  Two <b>for</b> one & more ',
  previewText: ' Only\tthis week ',
  siteId,
  sendDate: tomorrow(),
  sendTime: '10:00',
});
const body = `
 <p onclick="x()" style="margin-top:5px;color:red">Stay <strong>two</strong>
<script>alert(1)</script></p><table><tr><td>in</td></tr></table><a href="ftp://a.example/">far</a>`;
const message = () => ({
  title: ' A <i>long</i> weekend',
  photoUrl: '/images/upload/w_10/b.jpg',
  photoType: '16x9',
  buttonLabel: 'Book it ',
  buttonUrl: ' https://partner.example/offer?a=1#b ',
  body,
});

interface Kind {
  calls: typeof dailyDigestEndpoints | typeof hotwEndpoints | typeof promoAlertEndpoints;
  typedPreview: typeof hotwEndpoints.typedPreview;
  record: unknown;
  /** A whole email of a style that is not the first of its kind. */
  values: () => Record<string, unknown>;
}

const kinds: Record<string, Kind> = {
  digest: {
    calls: dailyDigestEndpoints,
    typedPreview: dailyDigestEndpoints.typedPreview,
    record: digestRecord,
    values: () => ({
      ...edition(),
      style: 'Hot Headlines',
      newsItems: posts(5),
      newsLinks: posts(2),
      series1: { title: ' Gifts ', header: '/images/h.jpg', logo: null, items: posts(2) },
      trendingEvents: events(),
      trendingPlaces: posts(1),
      charityEvent: events()[0],
      charityOrganizations: posts(2),
    }),
  },
  'Homes of the Week email': {
    calls: hotwEndpoints,
    typedPreview: hotwEndpoints.typedPreview,
    record: hotwRecord,
    values: () => ({
      ...edition(),
      style: 'Gift Guide',
      bannerUrl: ' https://partner.example/banner',
      bannerAlt: 'Open house weekend ',
      bannerImageUrl: 'https://img.example/top.jpg',
      reuseBanner: false,
      banner2Url: 'https://inn.example/',
      banner2Alt: 'Stay',
      listingUrl: 'https://homes.example/all',
      listingButtonText: ' All homes',
      introduction: body,
      slots: [...listings, listings[0]],
    }),
  },
  'promo alert': {
    calls: promoAlertEndpoints,
    typedPreview: promoAlertEndpoints.typedPreview,
    record: promoAlertRecord,
    values: () => ({
      ...edition(),
      ...message(),
      style: 'Insider Invite',
      trendingNews: posts(2),
      trendingEvents: events(),
      trendingPlaces: posts(1),
    }),
  },
  'news alert': {
    calls: newsAlertEndpoints as never,
    typedPreview: newsAlertEndpoints.typedPreview,
    record: newsAlertRecord,
    values: () => ({
      ...edition(),
      ...message(),
      style: 'News Alert',
      teaser: ' Now. ',
      newsItems: posts(2),
      newsLinks: posts(1),
      trendingEvents: events(),
      trendingPlaces: posts(1),
    }),
  },
};

const testPage = 'https://masthead.example/u/test';

const ask = (
  { typedPreview }: Pick<Kind, 'typedPreview'>,
  values: object,
  id: number | null = null,
  client: TestClient = editor,
) => client.call(typedPreview, { body: { id, values } });
const drawn = async (kind: Kind, values: object, id: number | null = null) => {
  const { status, body: answer } = await ask(kind, values, id);
  expect(status).toBe(200);
  if (!answer.email) throw new Error('nothing was drawn');
  return answer.email;
};
const shownOf = async (id: number) => {
  const shown = (await editor.call(campaignEndpoints.preview, { params: { id } })).body;
  const { subject, previewText, html, text, bytes, reader } = shown;
  return { subject, previewText, html, text, bytes, reader };
};

describe.each(Object.entries(kinds))('what is typed of a %s', (_, kind) => {
  const { calls: of } = kind;
  const keep = async () => {
    const made = await editor.call(of.create, { body: kind.values() });
    expect(made.status, made.raw.body).toBe(200);
    return made.body;
  };

  test('is drawn before the first save to the byte as it is shown and sent after it', async () => {
    const values = kind.values();
    const typed = await drawn(kind, values);
    const { id } = (await editor.call(of.create, { body: values })).body;
    expect(typed).toEqual(await shownOf(id));
    expect(typed.bytes).toBe(Buffer.byteLength(typed.html));
    expect((await editor.call(of.postTestEmail, { params: { id } })).status).toBe(200);
    const [sent] = await server.pool<{ html: string; text: string }[]>`
      select html, text from outbox_messages order by id desc limit 1`;
    expect(sent).toEqual({ html: typed.html, text: typed.text });
    const raw = await editor.call(of.email, { params: { id } });
    expect(raw.raw.payload).toBe(typed.html);
  });

  test('has the first name of a reader in its places, and in no other words', async () => {
    const texts = ['introduction', 'body'].filter((key) => key in kind.values());
    const headline = '{first name|nobody} in a headline';
    const body = `<p>Dear {first name|R&amp;D}, *|LNAME|* <a href="https://partner.example/{first name|x}">here</a></p>`;
    const email = await drawn(kind, {
      ...kind.values(),
      subject: 'For {first name|you & me}',
      previewText: 'Hi {First Name|<b>all</b>}, {first name|friends}',
      title: '',
      newsItems: posts(5, { headline }),
      trendingNews: posts(2, { headline }),
      ...Object.fromEntries(texts.map((key) => [key, body])),
    });
    const { reader } = email;
    if (!reader) throw new Error('no reader');
    expect([email.subject, reader.subject]).toEqual(['For you & me', 'For Ana']);
    expect([email.previewText, reader.previewText]).toEqual(['Hi all, friends', 'Hi Ana, Ana']);
    expect(email.html).toContain('<title>For you &amp; me</title>');
    expect(reader.html).toContain('<title>For Ana</title>');
    expect(reader.html).toContain('Hi Ana, Ana');
    for (const shown of [email, reader])
      expect(shown.html).not.toMatch(/FNAME|[\u{F0000}-\u{F0FFF}]/u);
    if (texts.length === 0) return;
    expect(email.html).toContain('Dear R&amp;D, * |LNAME| *');
    expect(email.text).toContain('Dear R&D, * |LNAME| *');
    expect(reader.html).toContain('Dear Ana, * |LNAME| *');
    expect(reader.text).toContain('Dear Ana,');
    expect(reader.html).toContain('https://partner.example/%7Bfirst%20name');
  });

  test('is refused when a text has more tags than the server reads, drawn and saved', async () => {
    const texts = ['introduction', 'body'].filter((key) => key in kind.values());
    for (const key of texts) {
      const values = { ...kind.values(), [key]: '<b>'.repeat(30_000) };
      const path = [expect.objectContaining({ path: key })];
      const message = [expect.stringContaining('has too much formatting to save.')];
      const made = await editor.call(of.create, { body: values });
      expect([made.status, made.error]).toEqual([
        400,
        expect.objectContaining({ message, errors: path }),
      ]);
      expect((await ask(kind, values)).status).toBe(400);
    }
    expect(texts.length).toBe(kind.record === digestRecord ? 0 : 1);
  });

  test('leads from its footer to the page of a test, which is there', async () => {
    const { html, text } = await drawn(kind, kind.values());
    const leads = [...html.matchAll(/href="([^"]*)"[^>]*>(Unsubscribe|View in browser)</g)];
    expect([...new Set(leads.map(([, href, name]) => `${name}: ${href}`))].toSorted()).toEqual([
      `Unsubscribe: ${testPage}`,
      `View in browser: ${testPage}`,
    ]);
    expect(text).toContain(`Unsubscribe: ${testPage}`);
    const { statusCode } = await server.app.http.inject(new URL(testPage).pathname);
    expect(statusCode).toBe(200);
  });

  test('is drawn before a change is saved as it is shown after it, and saves nothing', async () => {
    const { id, version } = await keep();
    const before = await shownOf(id);
    const utm = { source: 'partner', medium: 'email', campaign: 'winter sale' };
    const values = { ...kind.values(), subject: 'Another one', utm, sendTime: null };
    const typed = await drawn(kind, values, id);
    expect(typed.html).toContain('utm_source=partner');
    expect(await shownOf(id)).toEqual(before);
    const changed = await editor.call(of.update, { body: { ...values, id, version } });
    expect(changed.status).toBe(200);
    expect(typed).toEqual(await shownOf(id));
  });

  test('is drawn however little of it can be read', async () => {
    const { style } = kind.values() as { style: string };
    const { fields } = kind.record as AnyCampaign;
    const lists = Object.entries(fields).filter(([key]) => /s$|^series|Event/.test(key));
    const item = { ...posts(1)[0], headline: 'One that can be read' };
    const junk = ['', 7, -1.5, true, [], {}, [null], [[]], 'x'.repeat(3000), 9e15];
    const bent = junk.flatMap((value) => [
      { ...item, starts_at: value },
      { ...item, url: value },
    ]);
    const all = (value: unknown) =>
      Object.fromEntries(Object.keys(fields).map((key) => [key, value]));
    for (const value of [...junk, [9e15, -1, 0]])
      await drawn(kind, { ...all(value), style, siteId, unknown: value });
    const some = { ...Object.fromEntries(lists.map(([key]) => [key, bent])), slots: listings };
    const { html } = await drawn(kind, { subject: 'Some', style, siteId, ...some });
    expect(html).toContain(lists.some(([key]) => key === 'slots') ? 'House 1' : 'One that can be');
    expect(await drawn(kind, { style, siteId })).toMatchObject({ html: expect.any(String) });
    for (const nowhere of [{ style }, { siteId, style: 'Postcard' }, { style, siteId: 999_999 }])
      expect((await ask(kind, nowhere)).body).toEqual({ email: null });
  });

  test('holds nothing that runs or that a provider fills in, whatever is typed', async () => {
    const evil = '"><script>alert(1)</script><img src=x onerror=alert(1)>*|UNSUB|*';
    const address = 'javascript:alert(1)//https://a.example/';
    const { fields } = kind.record as AnyCampaign;
    const typed = Object.entries(fields).map(([key, field]) => [
      key,
      ['link', 'picture'].includes(field.kind) ? address : evil,
    ]);
    const item = { ...pickedPost(), headline: evil, url: address, image_url: address, dek: evil };
    const items = { newsItems: [item], newsLinks: [item], trendingEvents: [item] };
    const values = { ...kind.values(), ...Object.fromEntries(typed), ...items };
    const edition = { style: kind.values().style, siteId };
    const { html, text } = await drawn(kind, { ...values, ...edition, slots: listings });
    expect(html).not.toMatch(/<script|<[^>]* on\w+=|javascript:/i);
    const clean = await drawn(kind, kind.values());
    const links = (part: string) => part.split(testPage).length;
    expect([links(html), links(text)]).toEqual([links(clean.html), links(clean.text)]);
    expect(html + text).not.toMatch(/\*\|\w+\|\*/);
  });

  test('is drawn of no email of another kind, and takes no field that it does not know', async () => {
    const { id } = await keep();
    const other = Object.values(kinds).find(({ calls: its }) => its !== of) as Kind;
    expect((await ask(other, other.values(), id)).status).toBe(404);
    const asked = { body: { id, values: kind.values(), html: '<p>' } };
    expect((await editor.call(kind.typedPreview, asked)).status).toBe(400);
  });
});
