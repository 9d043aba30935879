import { campaignEndpoints } from '@masthead/shared/email/campaigns/campaign.endpoints.ts';
import { dailyDigestEndpoints } from '@masthead/shared/email/daily-digests/daily-digest.endpoints.ts';
import { dailyDigestOperations } from '@masthead/shared/email/daily-digests/daily-digest.operations.ts';
import { describe, expect, test } from 'vitest';
import { oneKey } from '../../../test/one-key.ts';
import { withTestServer } from '../../../test/server.ts';
import { withStaff } from '../../people/users/with-staff.testing.ts';
import { signedPreviewUrl } from '../campaigns/campaigns.routes.ts';
import { buildReadyDigest } from '../campaigns/campaigns.testing.ts';

const { deleteDailyDigest } = dailyDigestOperations;

const server = withTestServer();
const editor = withStaff(server, 'editor');
const mailer = withStaff(server, 'email-campaign');
const author = withStaff(server, 'author');

describe('looking at the email (decisions 5)', () => {
  const raw = (url: string) => server.app.http.inject({ method: 'GET', url });
  const pathOf = (id: number) => `/api/daily-digest/email/${id}`;

  test('the preview has the HTML, the text, the size and a link that opens the raw email', async () => {
    const { id } = await buildReadyDigest(server.pool, {
      subject: 'What to eat',
      fromName: 'CityBeat Austin',
    });
    for (const client of [editor, mailer]) {
      const { status, body } = await client.call(campaignEndpoints.preview, { params: { id } });
      expect(status).toBe(200);
      expect(body).toMatchObject({
        id,
        kind: 'daily-digest',
        subject: 'What to eat',
        fromName: 'CityBeat Austin',
      });
      expect(body.html).toContain('<!DOCTYPE html');
      expect(body.text).not.toContain('<');
      expect(body.bytes).toBe(Buffer.byteLength(body.html));
      const opened = await raw(body.signedUrl);
      expect([opened.statusCode, opened.body]).toEqual([200, body.html]);
      expect(opened.headers['content-type']).toBe('text/html; charset=utf-8');
    }
    expect((await author.call(campaignEndpoints.preview, { params: { id } })).status).toBe(403);
    expect((await editor.call(campaignEndpoints.preview, { params: { id: 999_999 } })).status).toBe(
      404,
    );
  });

  test('the raw email opens with a bearer token of those who may see it', async () => {
    const { id } = await buildReadyDigest(server.pool);
    expect((await editor.call(dailyDigestEndpoints.email, { params: { id } })).status).toBe(200);
    expect((await mailer.call(dailyDigestEndpoints.email, { params: { id } })).status).toBe(200);
    expect((await author.call(dailyDigestEndpoints.email, { params: { id } })).status).toBe(403);
    expect((await raw(pathOf(id))).statusCode).toBe(401);
  });

  test('a signed link opens that one email, for ten minutes, and nothing else', async () => {
    const { id } = await buildReadyDigest(server.pool);
    const other = await buildReadyDigest(server.pool);
    const { keys } = server.app;
    const link = signedPreviewUrl(keys, pathOf(id));
    expect((await raw(link)).statusCode).toBe(200);
    const tenMinutes = 10 * 60_000;
    // Why: by the clock of another server it is five minutes later.
    const ofAnother = signedPreviewUrl(keys, pathOf(id), Date.now() + tenMinutes / 2);
    expect((await raw(ofAnother)).statusCode).toBe(200);
    const wrong = {
      expired: signedPreviewUrl(keys, pathOf(id), Date.now() - tenMinutes - 1),
      'from the future': signedPreviewUrl(keys, pathOf(id), Date.now() + tenMinutes + 60_000),
      'of another email': link.replace(pathOf(id), pathOf(other.id)),
      'of another address': signedPreviewUrl(keys, `/api/hotw/email/${id}`).replace(
        '/api/hotw/',
        '/api/daily-digest/',
      ),
      'of another key': signedPreviewUrl(oneKey('another key'), pathOf(id)),
      'made longer': link.replace(/expires=\d+/, `expires=${Date.now() + tenMinutes - 1000}`),
      'cut off': link.slice(0, -1),
      'without its end': link.replace(/expires=\d+&/, ''),
      'without its signature': link.replace(/&signature=.*/, ''),
      'with an empty signature': link.replace(/&signature=.*/, '&signature='),
    };
    for (const [what, url] of Object.entries(wrong))
      expect((await raw(url)).statusCode, what).toBe(401);
    expect((await raw(`${link}&signature=x`)).statusCode).toBe(400);
    expect((await raw(`${link}&more=1`)).statusCode).toBe(400);
    await editor.run(deleteDailyDigest, { id });
    expect((await raw(link)).statusCode).toBe(404);
  });

  test('a link opens no other call', async () => {
    const { id } = await buildReadyDigest(server.pool);
    const query = signedPreviewUrl(server.app.keys, `/api/daily-digest/${id}`).split('?')[1];
    for (const path of [`/api/daily-digest/${id}`, `/api/campaign/preview/${id}`, '/api/user'])
      expect((await raw(`${path}?${query}`)).statusCode).toBe(401);
  });
});
