import { seriesEndpoints } from '@masthead/shared/editorial/series/series.endpoints.ts';
import { dailyDigestEndpoints } from '@masthead/shared/email/daily-digests/daily-digest.endpoints.ts';
import { beforeAll, expect, test } from 'vitest';
import { withTestServer } from '../../../test/server.ts';
import { buildNewsItem } from '../../editorial/posts/news-items.testing.ts';
import { addSeriesFor } from '../../editorial/series/series.testing.ts';
import { withStaff } from '../../people/users/with-staff.testing.ts';
import { buildSite } from '../campaigns/campaigns.testing.ts';

const server = withTestServer();
let site: Awaited<ReturnType<typeof buildSite>>;
const admin = withStaff(server, 'admin');

beforeAll(async () => {
  site = await buildSite(server.pool);
});

/** A Monday. */
const sendDate = '2027-01-11';
const active = { startDate: '2027-01-01', endDate: '2027-01-31' };

async function build(data: object, statuses: number[]) {
  const series = await addSeriesFor(admin, site.id, data);
  for (const [at, status] of statuses.entries()) {
    const postId = await buildNewsItem(server.pool, {
      siteId: site.id,
      status,
      headline: `${series.data.headline} ${at}`,
      createdAt: '2026-06-01T12:00:00Z',
    });
    await admin.call(seriesEndpoints.addPost, {
      params: { siteId: site.id, seriesId: series.id, postId },
    });
  }
}

test('Load posts takes up the series that are active, shown in digests and meant for the weekday', async () => {
  const shown = { ...active, digestSeries: true };
  const header = '/images/upload/header.png';
  await build(
    { ...shown, headline: 'A', digestHeaderImage: header, logo: '/images/upload/l.png' },
    [5, 0, 0, 0],
  );
  await build({ ...shown, headline: 'Mondays', digestDays: ['Monday', 'Friday'] }, [0]);
  await build({ ...shown, headline: 'Sundays', digestDays: ['Sunday'] }, [0]);
  await build({ ...shown, headline: 'Over', endDate: '2027-01-10' }, [0]);
  await build({ ...active, headline: 'Not in digests' }, [0]);
  await build({ ...shown, headline: 'Drafts only' }, [5]);
  const { body } = await admin.call(dailyDigestEndpoints.build, {
    query: { siteId: site.id, sendDate },
  });
  expect(body.series.map(({ title, items }) => [title, items.map((one) => one.headline)])).toEqual([
    ['A', ['A 1', 'A 2']],
    ['Mondays', ['Mondays 0']],
  ]);
  expect(body.series[0]).toMatchObject({ header, logo: '/images/upload/l.png' });
});
