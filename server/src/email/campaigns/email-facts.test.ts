import { promoAlertEndpoints } from '@masthead/shared/email/promo-alerts/promo-alert.endpoints.ts';
import { addDays, today } from '@masthead/shared/platform/values/dates.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { withTestServer } from '../../../test/server.ts';
import { buildNewsItem } from '../../editorial/posts/news-items.testing.ts';
import { addSeriesFor } from '../../editorial/series/series.testing.ts';
import { buildStaff } from '../../people/users/users.testing.ts';
import { withStaff } from '../../people/users/with-staff.testing.ts';
import { theProduct } from '../../platform/access/rows.ts';
import { factsOf } from './email-facts.ts';
import { buildForEmails, buildPicture, marksIn, nineStyles } from './full-emails.testing.ts';
import { typedEmailOf } from './typed-email.ts';

const server = withTestServer({ config: { logLevel: 'silent' } });
const editor = withStaff(server, 'editor');
let publicUrl: string;
let built: Awaited<ReturnType<typeof buildForEmails>>;

beforeAll(async () => {
  ({ publicUrl } = server.app.config);
  built = await buildForEmails(server.pool, publicUrl);
});

/** What an attribute of the HTML says, each once; our own marks of clicks left out. */
const saidIn = (html: string, attribute: 'href' | 'src') => {
  const all = [...html.matchAll(new RegExp(`${attribute}="(https?:[^"]*)"`, 'g'))];
  return new Set(
    all.map(([, url = '']) => url.replaceAll('&amp;', '&').replace(/[?&]utm_.*$/, '')),
  );
};

/** Why: the size of a picture is that of its place. */
const unsized = (url: string) => url.replace(/\/(?:[a-z]+_[^/]*)\/(?=v1\/)/, '/');
const page = (url: string) => url.replace(/\/$/, '');

test.each(nineStyles)(
  'what goes out in a $style is what preflight looks at: every link, picture and word',
  async (one) => {
    const values = await built.full(one);
    const email = await typedEmailOf(server.pool, theProduct, one.kind, null, values);
    if (!email) throw new Error('no email');
    const how = { bytes: null, asksReaders: false };
    const { facts } = await factsOf(server.app, server.pool, one.kind.store.record, email, how);
    const drawn = await editor.call(one.endpoints.typedPreview, { body: { id: null, values } });
    const html = drawn.body.email?.html ?? '';
    const shown = (urls: Iterable<string>) => [...new Set([...urls].map(unsized))].sort();
    expect(shown(facts.pictures.map(({ url }) => url))).toEqual(shown(saidIn(html, 'src')));
    const forTests = `${publicUrl}/u/test`;
    expect(
      [...saidIn(html, 'href')]
        .filter((url) => url !== forTests)
        .map(page)
        .sort(),
    ).toEqual([...new Set(facts.links.map(({ url }) => page(url)))].sort());
    const said = [facts.subject, facts.previewText, ...facts.words.map(({ text }) => text)];
    const shownWords = marksIn(html.replaceAll(/<[^>]*>/g, ' '));
    expect(shownWords.length).toBeGreaterThan(10);
    expect(marksIn(said.join(' '))).toEqual(expect.arrayContaining(shownWords));
  },
);

describe('links to pages of this server', () => {
  const sendDate = addDays(today(new Date()), 3);
  /** What preflight says of a promo alert whose button leads there. */
  const found = async (buttonUrl: string) => {
    const values = {
      style: 'Promo Alert',
      siteId: built.siteId,
      subject: 'Two for one',
      previewText: 'Stay two nights',
      sendDate,
      sendTime: '10:00',
      buttonUrl,
    };
    const { body } = await editor.call(promoAlertEndpoints.preflight, {
      body: { id: null, values },
    });
    expect(body.isLookingUp).toBe(false);
    return body.findings.map(({ key, sentence }) => `${key}: ${sentence}`);
  };
  const postAt = (slug: string, given: object = {}) =>
    buildNewsItem(server.pool, { siteId: built.siteId, slug, postUrl: null, ...given });

  test('are answered by what is in the database, as readers would be', async () => {
    const site = `${publicUrl}/sites/${built.siteId}`;
    const admin = server.as(await buildStaff(server.pool, 'admin'));
    const begun = await addSeriesFor(admin, built.siteId, { name: 'Tacos' });
    const startDate = addDays(sendDate, 1);
    const coming = await addSeriesFor(admin, built.siteId, { name: 'Tamales', startDate });
    const moved = await postAt('here');
    await server.pool`
      insert into news_item_old_slugs (site_id, slug, news_item_id) values (${built.siteId}, 'there', ${moved})`;
    const live = (days: number) => new Date(`${addDays(sendDate, days)}T12:00:00Z`);
    await postAt('draft', { status: 5 });
    await postAt('live-then', { status: 5, scheduledAt: live(0) });
    await postAt('live-later', { status: 5, scheduledAt: live(1) });
    await postAt('gone', { status: 4, lastPublishedAt: new Date() });
    const leads = await postAt('leads', { status: 5, lastPublishedAt: new Date() });
    await server.pool`
      update news_items set taken_down_at = now(), moved_to = ${`/sites/${built.siteId}/here`} where id = ${leads}`;
    const picture = `${publicUrl}${await buildPicture(server.pool)}`;
    const fine = [
      site,
      `${site}/`,
      `${site}/here?from=mail#end`,
      `${site}/live-then`,
      `${site}/sections/city-life`,
      `${site}/series/${begun.title}`,
      `${site}/feed.rss`,
      `${publicUrl}/api/docs`,
      picture,
    ];
    for (const url of fine) expect([url, await found(url)]).toEqual([url, []]);
    const dead = [
      `${publicUrl}/sites/999999`,
      `${publicUrl}/sites/999999/here`,
      `${site}/nowhere`,
      `${site}/draft`,
      `${site}/live-later`,
      `${site}/gone`,
      `${site}/sections/no-such`,
      `${site}/series/no-such`,
      `${site}/series/${coming.title}`,
      `${publicUrl}/images/upload/v1/photos/no-such.jpg`,
    ];
    for (const url of dead)
      expect([url, await found(url)]).toEqual([url, [`dead link: This link is dead: ${url}`]]);
    expect(await found(`${site}/there`)).toEqual([
      `redirecting link: This link redirects to ${site}/here: ${site}/there`,
    ]);
    expect(await found(`${site}/leads`)).toEqual([
      `redirecting link: This link redirects to ${site}/here: ${site}/leads`,
    ]);
  });
});
