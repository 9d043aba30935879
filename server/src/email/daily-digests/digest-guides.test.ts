import { campaignEndpoints } from '@masthead/shared/email/campaigns/campaign.endpoints.ts';
import { dailyDigestEndpoints } from '@masthead/shared/email/daily-digests/daily-digest.endpoints.ts';
import type { DigestForm } from '@masthead/shared/email/daily-digests/daily-digest.ts';
import { centralSentence } from '@masthead/shared/platform/values/dates.ts';
import { expect, test } from 'vitest';
import { buildNewsItem, type GivenPost } from '../../editorial/posts/news-items.testing.ts';
import { buildReadyDigest, buildSite, pickedPost } from '../campaigns/campaigns.testing.ts';
import {
  editor,
  mailingsOf,
  read,
  schedule,
  server,
  withServer,
} from '../campaigns/schedule.testing.ts';

withServer();

const { clone, drift, preflight, refresh } = dailyDigestEndpoints;

/** A post that is there, as a digest keeps it. */
async function picked(given: GivenPost) {
  const postUrl = given.postUrl ?? 'https://site.example/guide/';
  const description = 'What happened.';
  const headline = given.headline ?? '';
  const id = await buildNewsItem(server.pool, { ...given, postUrl, description });
  return pickedPost({ id, headline, url: postUrl, dek: description });
}

async function guidesOf(siteId: number) {
  return {
    trendingPlaces: [await picked({ siteId, type: 'place', headline: 'The Mill Cafe' })],
    charityEvent: await picked({
      siteId,
      type: 'event',
      headline: 'Supper for the shelter',
      startsAt: '2027-11-27T01:00:00Z',
    }),
    charityOrganizations: [await picked({ siteId, type: 'charity', headline: 'Creek Keepers' })],
  } satisfies Partial<DigestForm>;
}

async function fullDigest() {
  const guides = await guidesOf((await buildSite(server.pool)).id);
  return { ...(await buildReadyDigest(server.pool, guides)), guides };
}

const emailOf = async (id: number) =>
  (await editor.call(campaignEndpoints.preview, { params: { id } })).body;

test.each(['Daily Digest', 'Hot Headlines', 'Dining Report'] as const)(
  'places and charity of a %s go out with it, in both parts, and into its clone',
  async (style) => {
    const guides = await guidesOf((await buildSite(server.pool)).id);
    const startsAt = new Date('2027-11-27T01:00:00.000Z');
    guides.charityEvent.starts_at = startsAt.toISOString();
    const { id } = await buildReadyDigest(server.pool, { ...guides, style });
    const cloned = (await editor.call(clone, { params: { id } })).body;
    expect(cloned).toMatchObject(guides);
    for (const { html, text } of [await emailOf(id), await emailOf(cloned.id)])
      for (const part of [html, text]) {
        for (const words of ['The Mill Cafe', 'Supper for the shelter', 'Creek Keepers'])
          expect(part).toContain(words);
        expect(part).toContain(centralSentence(startsAt).replace(/ CT$/, ''));
      }
  },
);

test('preflight looks at places and charity as at every post of a digest', async () => {
  const { id, siteId, guides } = await fullDigest();
  const tyler = await buildSite(server.pool, { city: 'Tyler', url: 'https://tyler-guide.example' });
  const elsewhere = (headline: string, postUrl: string) =>
    picked({ siteId: tyler.id, type: 'charity', headline, postUrl });
  const values = {
    ...(await read(id)),
    previewText: 'And more',
    trendingPlaces: [
      await picked({ siteId, type: 'place', headline: 'Gone', status: 4 }),
      ...guides.trendingPlaces,
    ],
    charityEvent: await picked({ siteId, type: 'event', headline: 'Not yet', status: 5 }),
    charityOrganizations: [
      await elsewhere('Rose Aid', 'https://tyler-guide.example/rose-aid/'),
      await elsewhere('Pine Aid', `${server.app.config.publicUrl}/sites/${tyler.id}/pine-aid`),
    ],
  };
  const { findings } = (await editor.call(preflight, { body: { id, values } })).body;
  expect(findings.map(({ key, path }) => [key, path])).toEqual([
    ['unpublished post', 'charityEvent'],
    ['deleted post', 'trendingPlaces'],
    ['dead link', 'charityOrganizations'],
    ['link of another city', 'charityOrganizations'],
    ['link of another city', 'charityOrganizations'],
  ]);
  const over = { ...guides.charityEvent, starts_at: '2020-01-01T00:00:00.000Z' };
  await server.pool`update news_items set starts_at = ${over.starts_at} where id = ${over.id}`;
  const past = { ...values, ...guides, charityEvent: over };
  const said = (await editor.call(preflight, { body: { id, values: past } })).body.findings;
  expect(said.map(({ key, path }) => [key, path])).toEqual([['past event', 'charityEvent']]);
});

test('a scheduled digest shows what its places and charity say otherwise now, and takes it in', async () => {
  const { id, guides } = await fullDigest();
  expect((await schedule(id)).status).toBe(200);
  const { pool } = server;
  for (const { id: post, headline } of [
    ...guides.trendingPlaces,
    guides.charityEvent,
    ...guides.charityOrganizations,
  ])
    await pool`update news_items set headline = ${`${headline}, renamed`} where id = ${post}`;
  const { sources } = (await editor.call(drift, { params: { id } })).body;
  const headlines = sources.map(({ path, differences }) => [
    path,
    differences.find(({ label }) => label === 'Headline')?.now,
  ]);
  expect(headlines).toEqual([
    ['trendingPlaces', 'The Mill Cafe, renamed'],
    ['charityEvent', 'Supper for the shelter, renamed'],
    ['charityOrganizations', 'Creek Keepers, renamed'],
  ]);
  const { body } = await editor.call(refresh, { body: { id, version: (await read(id)).version } });
  expect(body.charityEvent?.headline).toBe('Supper for the shelter, renamed');
  const mailing = (await mailingsOf(id)).at(-1);
  for (const [, headline] of headlines) expect(mailing?.html).toContain(headline);
  expect((await editor.call(drift, { params: { id } })).body.sources).toEqual([]);
});

test('one place too many is refused with its sentence', async () => {
  const { id } = await fullDigest();
  const { status, error } = await editor.call(dailyDigestEndpoints.update, {
    body: { id, version: 1, trendingPlaces: [1, 2, 3, 4].map(() => pickedPost()) },
  });
  expect([status, error.message]).toEqual([400, ['Trending Places can have at most 3 posts']]);
});
