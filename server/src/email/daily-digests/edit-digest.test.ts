import { campaignEndpoints } from '@masthead/shared/email/campaigns/campaign.endpoints.ts';
import { campaignMessages } from '@masthead/shared/email/campaigns/campaign.messages.ts';
import { dailyDigestEndpoints } from '@masthead/shared/email/daily-digests/daily-digest.endpoints.ts';
import { dailyDigestOperations } from '@masthead/shared/email/daily-digests/daily-digest.operations.ts';
import { describe, expect, test } from 'vitest';
import { withTestServer } from '../../../test/server.ts';
import { withStaff } from '../../people/users/with-staff.testing.ts';
import {
  buildAudience,
  buildDigest,
  buildReadyDigest,
  buildSite,
  buildTemplate,
  digestForm,
  pickedPost,
} from '../campaigns/campaigns.testing.ts';

const { create, get, update, restore } = dailyDigestEndpoints;
const { dailyDigests, deleteDailyDigest } = dailyDigestOperations;

const server = withTestServer();
const editor = withStaff(server, 'editor');

const newSite = () => buildSite(server.pool);
const load = async (id: number) => (await editor.call(get, { params: { id } })).body;

describe('creating a digest', () => {
  test('keeps what was written and answers with the whole record', async () => {
    const site = await buildSite(server.pool, { city: 'Laredo' });
    const form = digestForm(site.id, {
      subject: '<b>Five</b> things',
      sendTime: '6:45 AM',
    });
    const { status, body } = await editor.call(create, { body: form });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      version: 1,
      style: 'Daily Digest',
      subject: 'Five things',
      siteId: site.id,
      city: 'Laredo',
      property: 'CityBeat',
      sendDate: form.sendDate,
      sendTime: '06:45',
      status: 'draft',
      isScheduled: false,
      isSent: false,
      mailchimpCampaignId: null,
      utm: { source: 'daily-digest', medium: 'email', campaign: 'website' },
    });
    expect(body.newsItems).toEqual(form.newsItems);
    expect(await load(body.id)).toEqual(body);
  });

  test('fills in what is not stated', async () => {
    const { style, subject, siteId, newsItems, trendingEvents } = digestForm((await newSite()).id, {
      style: 'Dining Report',
    });
    const { status, body } = await editor.call(create, {
      body: { style, subject, siteId, newsItems, trendingEvents },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      newsLinks: [],
      trendingPlaces: [],
      charityEvent: null,
      series1: null,
      sendDate: null,
      sendTime: null,
      emailTemplateId: null,
      utm: { source: 'dining-report', medium: 'email', campaign: 'website' },
    });
  });

  test('looks up the email template of the style and site', async () => {
    const { pool } = server;
    const site = await newSite();
    const audienceId = await buildAudience(pool, site.id);
    const daily = await buildTemplate(pool, { siteId: site.id, audienceId });
    const hot = await buildTemplate(pool, { siteId: site.id, audienceId, style: 'Hot Headlines' });
    const { body } = await editor.call(create, { body: digestForm(site.id) });
    expect(body.emailTemplateId).toBe(daily);
    const changed = await editor.call(update, {
      body: { id: body.id, version: 1, style: 'Hot Headlines' },
    });
    expect(changed.body.emailTemplateId).toBe(hot);
    const unknown = await editor.call(create, {
      body: digestForm(site.id, { emailTemplateId: 999_999 }),
    });
    expect([unknown.status, unknown.error.errors?.[0]?.path]).toEqual([400, 'emailTemplateId']);
  });

  test('keeps a template that was deleted while there is no other, and says so when it is scheduled', async () => {
    const { id, emailTemplateId } = await buildReadyDigest(server.pool);
    await server.pool`update email_templates set deleted_at = now() where id = ${emailTemplateId}`;
    const saved = await editor.call(update, { body: { id, version: 1, subject: 'Still saved' } });
    expect(saved.body).toMatchObject({ subject: 'Still saved', emailTemplateId });
    const refused = await editor.call(dailyDigestEndpoints.schedule, {
      body: { id, version: saved.body.version },
    });
    expect([refused.status, refused.error.message]).toEqual([
      400,
      [campaignMessages.templateDeleted],
    ]);
    const { siteId } = saved.body;
    const other = await buildTemplate(server.pool, { siteId: siteId ?? 0, audienceId: null });
    const again = await editor.call(update, { body: { id, version: saved.body.version } });
    expect(again.body.emailTemplateId).toBe(other);
  });

  test('refuses every broken rule with its sentence, and stores nothing', async () => {
    const { id: siteId } = await newSite();
    const cases: [object, string][] = [
      [{ style: null }, 'A style is required'],
      [{ subject: ' ' }, 'A subject is required'],
      [{ siteId: null }, 'A site is required'],
      [{ siteId: 999_999 }, 'A site is required'],
      [
        { newsItems: [pickedPost(), pickedPost()] },
        'Digests must contain 1, 3, 5, 7 or 9 posts. You currently have 2 posts selected.',
      ],
      [{ trendingEvents: [] }, 'Trending Events must contain 3 posts'],
      [{ sendTime: '06:50' }, 'A send time must be on the quarter hour'],
      [{ sendDate: '2027-02-30' }, 'Choose a send date'],
    ];
    for (const [wrong, sentence] of cases) {
      const { status, error } = await editor.call(create, {
        body: { ...digestForm(siteId), ...wrong },
      });
      expect([status, error.message[0]]).toEqual([400, sentence]);
    }
    const { data } = await editor.run(dailyDigests, { siteId });
    expect(data.totalCount).toBe(0);
  });
});

describe('changing a digest', () => {
  const opened = async () => load(await buildDigest(server.pool, { siteId: (await newSite()).id }));

  test('keeps absent fields and clears those of null', async () => {
    const digest = await opened();
    const kept = await editor.call(update, {
      body: { id: digest.id, version: 1, subject: 'Only this' },
    });
    expect(kept.body).toEqual({
      ...digest,
      subject: 'Only this',
      version: 2,
      dateUpdated: kept.body.dateUpdated,
      updatedBy: kept.body.updatedBy,
    });
    const cleared = await editor.call(update, {
      body: { id: digest.id, version: 2, sendDate: null, sendTime: null },
    });
    expect(cleared.body).toMatchObject({
      sendDate: null,
      sendTime: null,
      subject: 'Only this',
      newsItems: digest.newsItems,
    });
  });

  test('takes a whole record back and ignores what is read-only', async () => {
    const digest = await opened();
    const lies = {
      city: 'Nowhere',
      property: 'x',
      mailchimpCampaignId: 'mine',
      updatedBy: 'x',
    };
    const { status, body } = await editor.call(update, { body: { ...digest, ...lies } });
    expect([status, body]).toEqual([200, digest]);
  });

  test('refuses by name what other calls change, unless it is as it is', async () => {
    const digest = await opened();
    const wrong = { status: 'sent', isSent: true, isScheduled: true } as const;
    for (const [path, value] of Object.entries(wrong)) {
      const { status, error } = await editor.call(update, { body: { ...digest, [path]: value } });
      const message = campaignMessages.changedElsewhere[path as keyof typeof wrong];
      expect([status, error.errors]).toEqual([400, [{ path, message }]]);
    }
    const stale = { ...digest, ...wrong, version: digest.version - 1 };
    expect((await editor.call(update, { body: stale })).status).toBe(409);
  });

  test('holds the whole to every rule, also when a part is sent', async () => {
    const digest = await opened();
    await server.pool`update campaigns set content = content || '{"trendingEvents": []}' where id = ${digest.id}`;
    const { status, error } = await editor.call(update, {
      body: { id: digest.id, version: 2, subject: 'x' },
    });
    expect([status, error.message]).toEqual([400, ['Trending Events must contain 3 posts']]);
  });

  test.each([
    ['scheduled', 'This email is scheduled. Unschedule it to change it.'],
    ['sending', 'This email is being sent and can no longer be changed.'],
    ['sent', 'This email has been sent and can no longer be changed.'],
  ] as const)('is refused when it is %s', async (status, sentence) => {
    const id = await buildDigest(server.pool, {
      siteId: (await newSite()).id,
      status,
      providerCampaignId: '1',
    });
    const digest = await load(id);
    const refused = await editor.call(update, { body: { ...digest, subject: 'Late' } });
    expect([refused.status, refused.error.message]).toEqual([409, [sentence]]);
    expect(await load(id)).toEqual(digest);
  });
});

describe('deleting and restoring a digest', () => {
  test('hides it everywhere, and the undo brings it back as it was', async () => {
    const { id: siteId } = await newSite();
    const id = await buildDigest(server.pool, { siteId });
    const digest = await load(id);
    expect((await editor.run(deleteDailyDigest, { id })).data).toEqual({ id });
    expect((await editor.call(get, { params: { id } })).status).toBe(404);
    expect((await editor.run(dailyDigests, { siteId })).data.totalCount).toBe(0);
    expect((await editor.call(campaignEndpoints.preview, { params: { id } })).status).toBe(404);
    expect((await editor.run(deleteDailyDigest, { id })).errors[0]?.extensions.code).toBe(
      'NOT_FOUND',
    );
    const restored = await editor.call(restore, { params: { id } });
    expect(restored.body).toEqual({
      ...digest,
      version: restored.body.version,
      dateUpdated: restored.body.dateUpdated,
      updatedBy: restored.body.updatedBy,
    });
  });

  test.each(['scheduled', 'sending', 'unknown'] as const)(
    'one that is %s cannot be deleted',
    async (status) => {
      const id = await buildDigest(server.pool, {
        siteId: (await newSite()).id,
        status,
        providerCampaignId: '1',
      });
      const { errors } = await editor.run(deleteDailyDigest, { id });
      expect(errors[0]?.extensions.code).toBe('CONFLICT');
      expect((await load(id)).id).toBe(id);
    },
  );

  test('there is no other kind of email behind the id', async () => {
    const id = await buildDigest(server.pool, { siteId: (await newSite()).id });
    await server.pool`update campaigns set kind = 'promo-alert' where id = ${id}`;
    expect((await editor.run(deleteDailyDigest, { id })).errors[0]?.extensions.code).toBe(
      'NOT_FOUND',
    );
    expect((await editor.call(get, { params: { id } })).status).toBe(404);
  });
});
