import { dailyDigestEndpoints } from '@masthead/shared/email/daily-digests/daily-digest.endpoints.ts';
import { siteEndpoints } from '@masthead/shared/people/sites/site.endpoints.ts';
import { contrast, readableContrast } from '@masthead/shared/platform/values/colours.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { buildStaff } from '../../people/users/users.testing.ts';
import { digestThemes } from '../daily-digests/digest-email-brands.ts';
import { hotwThemes } from '../homes-of-the-week/hotw-email.ts';
import { alertThemes } from './alert-email-brands.ts';
import { branded } from './branding.ts';
import { buildReadyDigest } from './campaigns.testing.ts';
import { nineEmails } from './nine-emails.testing.ts';

const publisher = {
  name: 'The Publisher',
  postalAddress: '9 Press Row\nWaco, TX 76701',
  colour: '#8a0f5c',
  logo: { src: 'https://img.example/logo.png', alt: 'CityBeat Austin' },
};

describe.each(Object.entries(nineEmails))('the %s email', (_style, render) => {
  test('is in the colour of its publisher, with logo and address', () => {
    const { html, text } = render(publisher);
    const body = html.slice(html.indexOf('role="article"'));
    expect(body).toContain('src="https://img.example/logo.png"');
    expect(body.match(/#8a0f5c/g)?.length).toBeGreaterThan(2);
    expect(body).toContain('9 Press Row, Waco, TX 76701');
    expect(text).toContain('9 Press Row, Waco, TX 76701');
    expect(render().html).not.toContain('logo.png" width="160"');
  });
});

test.each(Object.entries({ ...digestThemes, ...alertThemes, ...hotwThemes }))(
  'any colour of a publisher can be read in the %s email',
  (_style, theme) => {
    for (const colour of ['#ffff00', '#000000', '#ffffff', '#7f7f7f', '#0f0', '#ff5a1f']) {
      const { light, dark } = branded(theme, { ...publisher, colour });
      const pairs = [light, dark].flatMap(({ paper, tint, accent, onAccent, band }) => [
        [accent, paper],
        [accent, tint],
        [onAccent, accent],
        ['#ffffff', band],
      ]) as [string, string][];
      for (const [one, other] of pairs)
        expect(contrast(one, other), `${colour}: ${one} on ${other}`).toBeGreaterThanOrEqual(
          readableContrast,
        );
    }
  },
);

describe('a site', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.stop());

  test('brands its emails by its record; what it leaves out is that of the style and the server', async () => {
    const admin = server.as(await buildStaff(server.pool, 'admin', 'editor'));
    const { id, siteId } = await buildReadyDigest(server.pool);
    const emailOf = async () =>
      String((await admin.call(dailyDigestEndpoints.email, { params: { id } })).body);
    const { postalAddress } = server.app.config.publisher;
    const before = await emailOf();
    expect(before).toContain(postalAddress);
    // Why: no setting names the publisher, so the owner organization does.
    expect(before).toContain('<strong>The owner</strong>');
    const save = (change: object) =>
      admin.call(siteEndpoints.update, { body: { id: siteId, ...change } });
    const brand = {
      brandColour: '#8A0F5C',
      logoUrl: '/images/logo.png',
      postalAddress: '9 Press Row\nWaco, TX 76701',
    };
    const { body } = await save({ version: 1, ...brand });
    expect(body).toMatchObject({ ...brand, brandColour: '#8a0f5c' });
    const html = await emailOf();
    expect(html).toContain(`src="${server.app.config.publicUrl}/images/logo.png"`);
    expect(html).toContain('9 Press Row, Waco, TX 76701');
    expect(html).toContain('#8a0f5c');
    const bad = await save({ version: 2, brandColour: 'red' });
    expect([bad.status, bad.error.errors?.[0]?.path]).toEqual([400, 'brandColour']);
    await save({ version: 2, brandColour: null, logoUrl: null, postalAddress: null });
    expect(await emailOf()).toBe(before);
  });
});
