import { dailyDigestEndpoints } from '@masthead/shared/email/daily-digests/daily-digest.endpoints.ts';
import { dailyDigestOperations } from '@masthead/shared/email/daily-digests/daily-digest.operations.ts';
import { styleOfDay } from '@masthead/shared/email/daily-digests/daily-digest.ts';
import { digestWindow } from '@masthead/shared/email/daily-digests/digest-window.ts';
import { expect, test } from 'vitest';
import { withTestServer } from '../../../test/server.ts';
import { buildNewsItem } from '../../editorial/posts/news-items.testing.ts';
import { withStaff } from '../../people/users/with-staff.testing.ts';
import { buildDigest, buildSite, tomorrow } from '../campaigns/campaigns.testing.ts';

const { makeTomorrows, undoTomorrows, get } = dailyDigestEndpoints;

const server = withTestServer();
const editor = withStaff(server, 'editor');

test("tomorrow's digests are made for every city that has none, once, as Load posts fills them", async () => {
  const { pool } = server;
  const [full, empty, taken] = [
    await buildSite(pool, { city: 'Abilene' }),
    await buildSite(pool, { city: 'Bryan' }),
    await buildSite(pool, { city: 'Conroe' }),
  ];
  const other = await buildSite(pool, { city: 'Denton', property: 'AutoBeat', isMain: false });
  await buildDigest(pool, { siteId: taken.id, sendDate: tomorrow() });
  const { from } = digestWindow(tomorrow());
  const headline = 'A headline that is much too long to be the subject of an email';
  for (let at = 0; at < 4; at += 1)
    await buildNewsItem(pool, {
      siteId: full.id,
      headline: `${headline} ${at}`,
      lastPublishedAt: new Date(from.getTime() + at * 60_000).toISOString(),
    });
  const [first, second] = await Promise.all([
    editor.call(makeTomorrows),
    editor.call(makeTomorrows),
  ]);
  const of = (siteId: number) =>
    [first, second].map(({ body }) => body.cities.find((city) => city.siteId === siteId));
  expect(of(full.id).filter((city) => city?.id)).toMatchObject([{ city: 'Abilene', posts: 4 }]);
  expect(of(empty.id).filter((city) => city?.id)).toMatchObject([{ posts: 0 }]);
  expect(of(taken.id)).toMatchObject([{ id: null }, { id: null }]);
  expect(of(other.id)).toEqual([undefined, undefined]);
  const id = of(full.id).find((city) => city?.id)?.id ?? 0;
  const { body } = await editor.call(get, { params: { id } });
  expect(body).toMatchObject({
    status: 'draft',
    style: styleOfDay(tomorrow()),
    sendDate: tomorrow(),
    sendTime: '06:45',
    subject: 'A headline that is much too long to be the',
  });
  expect(body.newsItems).toHaveLength(3);
  expect(body.newsLinks).toHaveLength(1);
  await editor.run(dailyDigestOperations.deleteDailyDigest, { id });
  const again = await editor.call(makeTomorrows);
  expect(again.body.cities.filter((city) => city.id).map(({ city }) => city)).toEqual(['Abilene']);
});

test('the undo deletes the drafts that are as they were made, and names those that stay', async () => {
  const { pool } = server;
  for (const city of ['Eagle Pass', 'Fredericksburg', 'Gonzales']) await buildSite(pool, { city });
  const { body } = await editor.call(makeTomorrows);
  const drafts = body.cities.flatMap(({ city, id, version }) =>
    id === null || version === null ? [] : { city, id, version },
  );
  const of = (city: string) => drafts.find((draft) => draft.city === city)?.id ?? 0;
  await pool`update campaigns set subject = 'Written since' where id = ${of('Fredericksburg')}`;
  await editor.run(dailyDigestOperations.deleteDailyDigest, { id: of('Gonzales') });
  const undo = () =>
    editor.call(undoTomorrows, {
      body: { drafts: drafts.map(({ id, version }) => ({ id, version })) },
    });
  const answers = await Promise.all([undo(), undo()]);
  expect(answers.flatMap(({ body }) => body.deleted)).toEqual(['Eagle Pass']);
  for (const answer of answers) expect(answer.body.stayed).toEqual(['Fredericksburg']);
  const statusOf = async (city: string) =>
    (await editor.call(get, { params: { id: of(city) } })).status;
  expect([await statusOf('Eagle Pass'), await statusOf('Fredericksburg')]).toEqual([404, 200]);
});
