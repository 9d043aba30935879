import { alertMessages } from '@masthead/shared/email/campaigns/alert-record.ts';
import { campaignEndpoints } from '@masthead/shared/email/campaigns/campaign.endpoints.ts';
import { newsAlertEndpoints } from '@masthead/shared/email/news-alerts/news-alert.endpoints.ts';
import { newsAlertOperations } from '@masthead/shared/email/news-alerts/news-alert.operations.ts';
import { promoAlertEndpoints } from '@masthead/shared/email/promo-alerts/promo-alert.endpoints.ts';
import { promoAlertOperations } from '@masthead/shared/email/promo-alerts/promo-alert.operations.ts';
import { addDays, centralDay } from '@masthead/shared/platform/values/dates.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { type PlannedJob, withTestServer } from '../../../test/server.ts';
import { withStaff } from '../../people/users/with-staff.testing.ts';
import {
  buildAudience,
  buildSite,
  buildTemplate,
  pickedPost,
  tomorrow,
} from './campaigns.testing.ts';

const { get, create, update, clone, schedule, unschedule, postTestEmail } = promoAlertEndpoints;
const { promoAlerts, deletePromoAlert } = promoAlertOperations;
const { newsAlert, newsAlerts, createNewsAlert, updateNewsAlert, deleteNewsAlert } =
  newsAlertOperations;

const planned: PlannedJob[] = [];
const server = withTestServer({ planned, config: { logLevel: 'silent' } });
const mailer = withStaff(server, 'email-campaign');
const author = withStaff(server, 'author');
let site: Awaited<ReturnType<typeof buildSite>>;
let templates: Record<string, number>;

beforeAll(async () => {
  site = await buildSite(server.pool, { city: 'Laredo' });
  const audienceId = await buildAudience(server.pool, site.id);
  const made = (['Promo Alert', 'Insider Invite', 'News Alert'] as const).map(async (style) => [
    style,
    await buildTemplate(server.pool, { siteId: site.id, audienceId, style }),
  ]);
  templates = Object.fromEntries(await Promise.all(made));
});

const promo = (over: object = {}) => ({
  style: 'Promo Alert' as const,
  subject: 'Two for one',
  siteId: site.id,
  sendDate: tomorrow(),
  sendTime: '10:00',
  title: 'A long weekend',
  body: '<p>Stay <strong>two</strong> nights.</p>',
  ...over,
});
const made = async (over: object = {}) => (await mailer.call(create, { body: promo(over) })).body;

describe('a promo alert', () => {
  test('is kept with its template, its defaults and nothing in its words but words', async () => {
    const body =
      '<p onclick="x()">Stay<script>alert(1)</script></p><table><tr><td>in</td></tr></table>';
    const saved = await made({ style: 'Insider Invite', body, trendingNews: [pickedPost()] });
    expect(saved).toMatchObject({
      emailTemplateId: templates['Insider Invite'],
      utm: { source: 'insider-invite', medium: 'email', campaign: 'website' },
      photoType: 'No crop',
      body: '<p>Stay</p>in',
      city: 'Laredo',
      status: 'draft',
      mailchimpCampaignId: null,
    });
    expect((await mailer.call(get, { params: { id: saved.id } })).body).toEqual(saved);
  });

  test('says what it needs; who writes articles may not write it', async () => {
    const { status, body } = await mailer.call(create, {
      body: { ...promo(), siteId: null as never },
    });
    expect([status, (body as unknown as { message: string[] }).message]).toEqual([
      400,
      [alertMessages.site],
    ]);
    expect((await author.call(create, { body: promo() })).status).toBe(403);
  });

  test('begins its banner today or later, and is saved on when the banner has begun', async () => {
    const today = centralDay(new Date());
    const banner = { startDate: `${addDays(today, -1)}T06:00`, endDate: tomorrow() };
    const refused = await mailer.call(create, { body: promo(banner) });
    expect((refused.body as unknown as { errors: unknown }).errors).toEqual([
      { path: 'startDate', message: alertMessages.startPassed },
    ]);
    const { id, version } = await made({ ...banner, startDate: `${today}T06:00` });
    await server.pool`update campaigns set content = content || ${server.pool.json({ startDate: banner.startDate })} where id = ${id}`;
    const saved = await mailer.call(update, {
      body: { id, version: version + 1, title: 'Still on' },
    });
    expect([saved.status, saved.body.startDate]).toEqual([200, banner.startDate]);
  });

  test('has a preview that is the test email to the byte', async () => {
    const { id } = await made({ subject: 'To the byte' });
    const preview = await mailer.call(campaignEndpoints.preview, { params: { id } });
    const sent = await mailer.call(postTestEmail, { params: { id } });
    expect(sent.body.message).toBe('Test email sent');
    const [message] = await server.pool<{ html: string }[]>`
      select html from outbox_messages where subject = '[Test] To the byte'`;
    expect(message?.html).toBe(preview.body.html);
    expect(preview.body.kind).toBe('promo-alert');
  });

  test('is scheduled and taken back; on its way it can be neither changed nor deleted', async () => {
    const { id, version } = await made();
    const scheduled = await mailer.call(schedule, { body: { id, version } });
    expect(scheduled.body).toMatchObject({ status: 'scheduled', isScheduled: true });
    const late = await mailer.call(update, {
      body: { id, version: scheduled.body.version, title: 'x' },
    });
    expect(late.status).toBe(409);
    expect((await mailer.run(deletePromoAlert, { id })).errors[0]?.extensions.code).toBe(
      'CONFLICT',
    );
    const back = await mailer.call(unschedule, { params: { id } });
    expect(back.body).toMatchObject({ status: 'draft', mailchimpCampaignId: null });
    expect((await mailer.run(deletePromoAlert, { id })).data).toEqual({ id });
  });

  test('is cloned without its campaign', async () => {
    const { id, version } = await made({ subject: 'Once more' });
    await mailer.call(schedule, { body: { id, version } });
    const { body } = await mailer.call(clone, { params: { id } });
    expect(body).toMatchObject({
      subject: 'Once more',
      status: 'draft',
      mailchimpCampaignId: null,
    });
    expect(body.id).not.toBe(id);
  });

  test('is listed by subject, style, city, property, day and status, and no other kind is', async () => {
    const other = await buildSite(server.pool, { city: 'Alpine', property: 'SportsMap' });
    await made({ subject: 'List one', siteId: other.id });
    const { id, version } = await made({ subject: 'List two' });
    await mailer.call(schedule, { body: { id, version } });
    await mailer.run(createNewsAlert, { siteId: site.id, subject: 'List three' });
    const subjects = async (args: object) =>
      (await mailer.run(promoAlerts, { subject: 'List', ...args })).data?.nodes.map(
        ({ subject }) => subject,
      );
    expect(await subjects({})).toEqual(['List one', 'List two']);
    expect(await subjects({ status: 'Scheduled' })).toEqual(['List two']);
    expect(await subjects({ status: 'Draft' })).toEqual(['List one']);
    expect(await subjects({ status: 'Sent' })).toEqual(['List one']);
    expect(await subjects({ status: '' })).toEqual(['List one', 'List two']);
    expect(await subjects({ status: 'Needs attention' })).toEqual([]);
    expect(await subjects({ column: 'city', direction: 'DESC' })).toEqual(['List one', 'List two']);
    const upward = await mailer.run(promoAlerts, { subject: 'List', direction: 'up' });
    expect(upward.errors[0]?.extensions.code).toBe('BAD_REQUEST');
    expect(await subjects({ siteId: site.id })).toEqual(['List two']);
    expect(await subjects({ column: 'property', direction: 'asc' })).toEqual([
      'List one',
      'List two',
    ]);
  });
});

describe('a news alert', () => {
  test('is written over GraphQL: a send date one day ahead, its rules, versions and its delete', async () => {
    const blank = await mailer.run(createNewsAlert, { style: 'News Alert', subject: 'Ice' });
    expect(blank.errors[0]?.message).toBe(alertMessages.site);
    const first = await mailer.run(createNewsAlert, {
      siteId: site.id,
      subject: '<b>Ice</b> from midnight',
      newsItems: [pickedPost()],
    });
    expect(first.data).toMatchObject({
      style: 'News Alert',
      subject: 'Ice from midnight',
      sendDate: tomorrow(),
      sendTime: null,
      photoType: 'Photograph (wide crop)',
      emailTemplateId: templates['News Alert'],
      utm: { source: 'news-alert', medium: 'email', campaign: 'website' },
    });
    expect(first.data).toMatchObject({
      site: { id: site.id, city: 'Laredo', property: 'CityBeat' },
      emailTemplate: {
        id: templates['News Alert'],
        description: `News Alert of site ${site.id}`,
        category: 'News Alert',
        siteId: site.id,
      },
    });
    const { id, version } = first.data as { id: number; version: number };
    const saved = await mailer.run(updateNewsAlert, {
      id,
      version,
      teaser: 'Stay home',
      sendDate: null,
    });
    expect(saved.data).toMatchObject({
      teaser: 'Stay home',
      sendDate: null,
      subject: 'Ice from midnight',
    });
    const long = await mailer.run(updateNewsAlert, {
      id,
      version: version + 1,
      subject: 'x'.repeat(55),
    });
    expect(long.errors[0]?.message).toBe(alertMessages.longSubject);
    expect((await mailer.run(newsAlert, { id })).data).toEqual(saved.data);
    expect(
      (await mailer.run(newsAlerts, { subject: 'midnight', siteId: site.id })).data?.totalCount,
    ).toBe(1);
    await mailer.run(deleteNewsAlert, { id });
    expect((await mailer.run(newsAlert, { id })).errors[0]?.extensions.code).toBe('NOT_FOUND');
  });

  test('has the REST calls of every email, and its test goes by POST', async () => {
    const { data } = await mailer.run(createNewsAlert, { siteId: site.id, subject: 'By post' });
    const params = { id: data?.id ?? 0 };
    const sent = await mailer.call(newsAlertEndpoints.postTestEmail, { params });
    expect(sent.body.message).toBe('Test email sent');
    const whole = await mailer.call(newsAlertEndpoints.get, { params });
    expect(whole.body.site.city).toBe('Laredo');
    await server.pool`update email_templates set deleted_at = now() where id = ${templates['News Alert'] ?? 0}`;
    expect((await mailer.call(newsAlertEndpoints.get, { params })).body.emailTemplate).toBeNull();
    await server.pool`update email_templates set deleted_at = null where id = ${templates['News Alert'] ?? 0}`;
    const raw = await mailer.call(newsAlertEndpoints.email, { params });
    expect(raw.raw.payload).toContain('>By post</h1>');
    const { version } = data as { version: number };
    const body = { ...params, version, sendTime: '06:45' };
    expect((await mailer.call(newsAlertEndpoints.schedule, { body })).body.isScheduled).toBe(true);
  });
});

test('the other calls of an alert answer those who write them, and nobody else', async () => {
  const { id } = await made();
  const { data } = await mailer.run(createNewsAlert, { siteId: site.id, subject: 'Each call' });
  const params = { id: data?.id ?? 0 };
  for (const key of [
    'get',
    'status',
    'readers',
    'testEmail',
    'email',
    'restore',
    'clone',
  ] as const) {
    expect((await mailer.call(promoAlertEndpoints[key], { params: { id } })).status).toBe(200);
    expect((await mailer.call(newsAlertEndpoints[key], { params })).status).toBe(200);
  }
});
