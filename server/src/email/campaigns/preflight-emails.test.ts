import type { CampaignStatus } from '@masthead/shared/email/campaigns/campaign.ts';
import { preflightRules } from '@masthead/shared/email/campaigns/preflight.ts';
import { hotwEndpoints } from '@masthead/shared/email/homes-of-the-week/hotw.endpoints.ts';
import { promoAlertEndpoints } from '@masthead/shared/email/promo-alerts/promo-alert.endpoints.ts';
import { addDays, type Day, today } from '@masthead/shared/platform/values/dates.ts';
import type { LookedUp } from '@masthead/shared/platform/values/looked-up.ts';
import { beforeAll, expect, test } from 'vitest';
import { withTestServer } from '../../../test/server.ts';
import { withStaff } from '../../people/users/with-staff.testing.ts';
import { buildFirm } from '../../showcase/delivery/showcase.testing.ts';
import { buildAudience, buildSite, buildTemplate } from './campaigns.testing.ts';
import {
  buildForEmails,
  buildFullListing,
  buildPicked,
  buildPicture,
  nineStyles,
} from './full-emails.testing.ts';
import { lookUpLinks } from './look-up-links.ts';

const server = withTestServer({ planned: [], config: { logLevel: 'silent' } });
const editor = withStaff(server, 'editor');
let publicUrl: string;
let built: Awaited<ReturnType<typeof buildForEmails>>;

beforeAll(async () => {
  ({ publicUrl } = server.app.config);
  built = await buildForEmails(server.pool, publicUrl);
  await buildSite(server.pool, { city: 'Tyler', url: 'https://tyler.example' });
});

let days = 0;
/** A day that no other email of this file is sent on, or in the week of. */
const ownDay = (): Day => {
  days += 9;
  return addDays(today(new Date()), days);
};

/** Where addresses of other servers lead: what is not named answers. */
const answers: Record<string, Partial<LookedUp>> = {
  'https://gone.net/': { outcome: 'dead' },
  'https://slow.net/': { outcome: 'unreachable' },
  'https://old.net/a': { finalUrl: 'https://new.net/b' },
  'https://images.net/gone.jpg': { outcome: 'dead' },
  'https://images.net/heavy.jpg': { bytes: 4_300_000 },
};
const lookUp = async (finalUrl: string): Promise<LookedUp> => ({
  outcome: 'answers',
  finalUrl,
  bytes: null,
  ...answers[finalUrl],
});

interface Said {
  style: (typeof nineStyles)[number];
  values: object;
  /** null: a new one. */
  id?: number;
}

/** What preflight says once every link has been looked up. */
async function found({ style, values, id }: Said) {
  const ask = async () =>
    (await editor.call(style.endpoints.preflight, { body: { id: id ?? null, values } })).body;
  if ((await ask()).isLookingUp) await lookUpLinks(server.pool, lookUp);
  const { findings, isLookingUp } = await ask();
  expect(isLookingUp).toBe(false);
  return findings.map(({ key, path }) => [key, path]);
}

const styled = (name: string) => {
  const style = nineStyles.find((one) => one.style === name);
  if (!style) throw new Error(name);
  return style;
};

test('fifty clean emails of all styles, with all that they can hold, pass preflight without a finding', async () => {
  const all = await Promise.all(nineStyles.map((style) => built.full(style)));
  for (let n = 0; n < 50; n += 1) {
    const [style, full] = [nineStyles[n % 9], all[n % 9]];
    if (!style || !full) throw new Error('no style');
    const some = { reuseBanner: n % 2 === 0, series3: null, charityEvent: null, buttonUrl: null };
    const values = { ...full, sendDate: ownDay(), subject: `Number ${n}`, ...(n > 17 && some) };
    expect([style.style, n, await found({ style, values })]).toEqual([style.style, n, []]);
  }
});

/** A full promo alert, or another email, with something changed. */
const email = async (change: object, name = 'Promo Alert'): Promise<Said> => {
  const style = styled(name);
  return { style, values: { ...(await built.full(style, ownDay())), ...change } };
};
const homes = (change: object) => email(change, 'Showcase');

/** Homes of the Week with one listing. */
const listed = async (given: Parameters<typeof buildFullListing>[2], firmId = built.firmId) =>
  homes({ slots: [await buildFullListing(server.pool, firmId, given)] });

/** A promo alert of another site; without posts, which are of the first one. */
async function ofSite(readers: number | null) {
  const site = await buildSite(server.pool);
  const audienceId = readers === null ? null : await buildAudience(server.pool, site.id, readers);
  const said = await email({ siteId: site.id });
  const none = { trendingNews: [], trendingEvents: [], trendingPlaces: [] };
  return {
    template: () =>
      buildTemplate(server.pool, { siteId: site.id, audienceId, style: 'Promo Alert' }),
    said: { ...said, values: { ...said.values, ...none } },
  };
}

/** A promo alert for a segment of an audience. */
async function ofSegment(audienceId: string, isDeleted = false) {
  const [segment] = await server.pool<{ id: number }[]>`
    insert into segments (audience_id, name, conditions, deleted_at)
    values (${audienceId}, 'Regulars', '[]', case when ${isDeleted} then now() end) returning id`;
  return email({ segmentId: segment?.id });
}
const ownAudience = async () =>
  (
    await server.pool<{ id: string }[]>`
      select mailchimp_list_id as id from email_templates
       where site_id = ${built.siteId} and category = 'Promo Alert'`
  )[0]?.id ?? '';

/** A promo alert that is on its way. */
async function onItsWay(sendDate: Day, change: object = {}) {
  const values = { ...(await built.full(styled('Promo Alert'), sendDate)), ...change };
  const { body } = await editor.call(promoAlertEndpoints.create, { body: values });
  const { id, version } = body;
  const sent = await editor.call(promoAlertEndpoints.schedule, { body: { id, version } });
  expect(sent.body.status).toBe('scheduled' satisfies CampaignStatus);
}

/** For each rule: an email that breaks it and nothing else, and the field that the finding leads to. */
const broken: Record<string, [() => Promise<Said>, string]> = {
  'empty subject': [() => homes({ subject: ' ' }), 'subject'],
  'long subject': [() => email({ subject: 'x '.repeat(30) }), 'subject'],
  'empty preview text': [() => email({ previewText: '' }), 'previewText'],
  'long preview text': [() => email({ previewText: 'y '.repeat(60) }), 'previewText'],
  'name tag': [() => email({ subject: 'Good morning, {first name}' }), 'subject'],
  'filler text': [() => listed({ description2: 'Lorem ipsum dolor' }), 'slots'],
  placeholder: [() => listed({ description2: 'TK rooms' }), 'slots'],
  'alt text': [() => homes({ bannerAlt: 'IMG_2041.jpg' }), 'bannerAlt'],
  'bare banner': [() => homes({ banner2ImageUrl: null }), 'banner2ImageUrl'],
  'unpublished post': [
    async () => email({ trendingNews: [await built.pick({ status: 5 })] }),
    'trendingNews',
  ],
  'deleted post': [
    async () => email({ newsLinks: [await built.pick({ status: 4 })] }, 'Dining Report'),
    'newsLinks',
  ],
  'past event': [
    async () => email({ charityEvent: await built.pick({ startsAt: new Date() }) }, 'Daily Digest'),
    'charityEvent',
  ],
  'repeated story': [
    async () => {
      const [day, trendingNews] = [ownDay(), [await built.pick()]];
      await onItsWay(day, { trendingNews });
      return email({ trendingNews, sendDate: addDays(day, 1) });
    },
    'trendingNews',
  ],
  'no listings': [() => homes({ slots: [] }), 'slots'],
  'deleted listing': [
    async () => {
      const said = await listed({ url: 'https://gone.net/', imageUrl: '' });
      const slotsOf = ({ values }: Said) => (values as { slots: number[] }).slots;
      const slots = slotsOf(said);
      await server.pool`update listings set deleted_at = now() where id = any(${slots})`;
      const left = slotsOf(await listed({}));
      return { ...said, values: { ...said.values, slots: [...slots, ...left] } };
    },
    'slots',
  ],
  'paused firm': [
    async () => listed({}, await buildFirm(server.pool, { isPaused: true })),
    'slots',
  ],
  'bare listing': [() => listed({ imageUrl: '' }), 'slots'],
  'no template': [async () => (await ofSite(1)).said, 'emailTemplateId'],
  'template deleted': [
    async () => {
      const { template, said } = await ofSite(1);
      const id = await template();
      await server.pool`update email_templates set deleted_at = now() where id = ${id}`;
      return { ...said, values: { ...said.values, emailTemplateId: id } };
    },
    'emailTemplateId',
  ],
  'no audience': [
    async () => {
      const { template, said } = await ofSite(null);
      await template();
      return said;
    },
    'emailTemplateId',
  ],
  'segment deleted': [async () => ofSegment(await ownAudience(), true), 'segmentId'],
  'segment elsewhere': [
    async () => ofSegment(await buildAudience(server.pool, built.siteId, 1)),
    'segmentId',
  ],
  'again elsewhere': [
    async () => {
      const { style, values } = await email({});
      const { body } = await editor.call(promoAlertEndpoints.create, { body: values });
      await server.pool`update campaigns set again_of = id where id = ${body.id}`;
      return { style, values, id: body.id };
    },
    'emailTemplateId',
  ],
  'empty audience': [
    async () => {
      const { template, said } = await ofSite(0);
      await template();
      return said;
    },
    'emailTemplateId',
  ],
  'no utm': [
    () => email({ utm: { source: 'promo-alert', medium: 'email', campaign: '' } }),
    'utm.campaign',
  ],
  'close emails': [
    async () => {
      const day = ownDay();
      await onItsWay(day);
      return email({ sendDate: day, sendTime: '11:30' });
    },
    'sendTime',
  ],
  'large email': [
    () => homes({ introduction: `<p>${'All the homes. '.repeat(6500)}</p>` }),
    'introduction',
  ],
  'dead link': [() => listed({ url: 'https://gone.net/' }), 'slots'],
  'unreachable link': [() => email({ buttonUrl: 'https://slow.net/' }), 'buttonUrl'],
  'unchecked link': [
    async () => {
      const url = 'https://stuck.net/';
      const said = await email({ buttonUrl: url });
      await found(said);
      await server.pool`
        update link_checks set checked_at = null, outcome = null, asked_at = now() - interval '5 minutes' where url = ${url}`;
      return said;
    },
    'buttonUrl',
  ],
  'redirecting link': [() => email({ buttonUrl: 'https://old.net/a' }), 'buttonUrl'],
  'local link': [() => listed({ url: 'http://localhost:3000/house' }), 'slots'],
  'staging link': [() => listed({ url: 'https://staging.homes.net/house' }), 'slots'],
  'link of another city': [() => listed({ url: 'https://tyler.example/house' }), 'slots'],
  'missing picture': [() => listed({ imageUrl: 'https://images.net/gone.jpg' }), 'slots'],
  'heavy picture': [() => listed({ imageUrl: 'https://images.net/heavy.jpg' }), 'slots'],
};

test('every rule has an email in the database that breaks it', () =>
  expect(Object.keys(broken).sort()).toEqual(preflightRules.map(({ key }) => key).sort()));

test.each(Object.entries(broken))('the server finds exactly: %s', async (key, [build, path]) => {
  expect(await found(await build())).toEqual([[key, path]]);
});

test('what stands around every email is looked at too: series, headlines, the site and its logo', async () => {
  const { siteId } = built;
  const [section, dead] = [await built.pick(), `${publicUrl}/sites/${siteId}/nowhere`];
  const url = 'https://images.net/gone.jpg';
  const series4 = { title: 'TK', header: url, logo: null, items: [{ ...section, url: dead }] };
  const newsLinks = [{ ...(await built.pick()), url: dead }];
  expect(await found(await email({ newsLinks, series4 }, 'Hot Headlines'))).toEqual([
    ['dead link', 'newsLinks'],
    ['dead link', 'series4'],
    ['missing picture', 'series4'],
    ['placeholder', 'series4'],
  ]);
  const said = await email({});
  const [before] = await server.pool<{ logoUrl: string }[]>`
    select logo_url from sites where id = ${siteId}`;
  const heavy = await buildPicture(server.pool, 2_900_000);
  await server.pool`update sites set logo_url = ${heavy}, url = 'http://localhost:8080' where id = ${siteId}`;
  expect(await found(said)).toEqual([
    ['local link', 'siteId'],
    ['heavy picture', 'siteId'],
  ]);
  await server.pool`
    update sites set logo_url = ${before?.logoUrl ?? ''}, url = ${built.siteUrl} where id = ${siteId}`;
});

test('Homes of the Week is not scheduled with a listing that leads nowhere', async () => {
  const { values } = await listed({ url: 'http://localhost:3000/house' });
  const { body } = await editor.call(hotwEndpoints.create, { body: values });
  const sent = await editor.call(hotwEndpoints.schedule, {
    body: { id: body.id, version: body.version },
  });
  expect([sent.status, sent.error.errors]).toEqual([
    400,
    [
      {
        path: 'slots',
        message: 'Recipients can’t open this local URL: http://localhost:3000/house',
      },
    ],
  ]);
});

test('a post that was picked is told of once: by its state, not by its page besides', async () => {
  const other = await buildPicked(server.pool, publicUrl, built.siteId, { status: 5 });
  const trendingNews = [other];
  expect(await found(await email({ trendingNews }))).toEqual([
    ['unpublished post', 'trendingNews'],
  ]);
  expect(await found(await email({ buttonUrl: other.url }))).toEqual([['dead link', 'buttonUrl']]);
});
