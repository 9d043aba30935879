import { siteEndpoints } from '@masthead/shared/people/sites/site.endpoints.ts';
import { expect, test } from 'vitest';
import { withTestServer } from '../../../test/server.ts';
import { buildSite } from '../../email/campaigns/campaigns.testing.ts';
import { buildStaff } from '../../people/users/users.testing.ts';

const server = withTestServer();

const browser =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

test('a site returns when a page with its tag was last opened; bots do not count', async () => {
  const admin = server.as(await buildStaff(server.pool, 'admin'));
  const { id } = await buildSite(server.pool, { city: 'Waco' });
  const seenAt = async () =>
    (await admin.call(siteEndpoints.get, { params: { id } })).body.tagSeenAt;
  const open = (agent: string) =>
    server.app.http.inject({
      url: `/api/public/sites/${id}/showcase`,
      headers: { 'user-agent': agent },
    });
  await open('curl/8.14.1 (x86_64-pc-linux-gnu)');
  expect(await seenAt()).toBeNull();
  expect((await open(browser)).statusCode).toBe(200);
  // Why: the page gets its slots without waiting for the record.
  await expect.poll(seenAt).not.toBeNull();
  const first = await seenAt();
  expect(Date.parse(first ?? '')).not.toBeNaN();
  await open(browser);
  expect(await seenAt()).toBe(first);
});
