import { emailTemplateEndpoints } from '@masthead/shared/email/templates/email-template.endpoints.ts';
import { emailTemplateOperations } from '@masthead/shared/email/templates/email-template.operations.ts';
import { trashEndpoints } from '@masthead/shared/workspace/history/history.endpoints.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { withTestServer } from '../../../test/server.ts';
import { buildOrganization, buildUser } from '../../people/users/users.testing.ts';
import { withStaff } from '../../people/users/with-staff.testing.ts';
import {
  buildAudience,
  buildDigest,
  buildSite,
  buildTemplate,
  tomorrow,
} from '../campaigns/campaigns.testing.ts';

const { create, get, remove, restore, pastEmails, audiences } = emailTemplateEndpoints;
const { audienceChoices } = emailTemplateEndpoints;
const { emailTemplates, updateEmailTemplate } = emailTemplateOperations;

const server = withTestServer({ config: { logLevel: 'silent' } });
const admin = withStaff(server, 'admin');
const editor = withStaff(server, 'editor', 'email-campaign');
let siteId: number;
let audienceId: string;

beforeAll(async () => {
  siteId = (await buildSite(server.pool, { city: 'Austin', property: 'CityBeat' })).id;
  audienceId = await buildAudience(server.pool, siteId);
});

const form = (given: object = {}) => ({
  description: 'Morning mail',
  category: 'Daily Digest',
  fromName: 'CityBeat Austin',
  mailchimpListId: audienceId,
  replyTo: 'newsroom@citybeat.example',
  siteId,
  ...given,
});
const make = async (given: object = {}) => (await admin.call(create, { body: form(given) })).body;
const load = async (id: number) => (await admin.call(get, { params: { id } })).body;
const save = (id: number, given: Record<string, unknown>, by = admin) =>
  by.run(updateEmailTemplate, { id, ...given });

describe('a template', () => {
  test('is added and read with its site', async () => {
    const made = await make({ description: '  Morning mail ' });
    expect(made).toMatchObject({
      ...form(),
      version: 1,
      site: { city: 'Austin', property: 'CityBeat' },
      usedBy: { emails: 0, scheduled: 0, upcoming: [] },
    });
    expect(await load(made.id)).toEqual(made);
  });

  test('may do without an audience', async () => {
    const { mailchimpListId: _, ...without } = form();
    const { body } = await admin.call(create, { body: without });
    expect(body).toMatchObject({ ...without, mailchimpListId: null });
  });

  test.each([
    ['description', { description: ' ' }, 'A description is required'],
    ['category', { category: 'Newsletter' }, 'A template is required'],
    ['category', { category: undefined }, 'A template is required'],
    ['fromName', { fromName: '' }, 'A from name is required'],
    ['replyTo', { replyTo: '' }, 'A valid email address is required'],
    ['replyTo', { replyTo: 'newsroom' }, 'You must provide a valid email address'],
    [
      'replyTo',
      { replyTo: 'a@x.example\nBcc: b@x.example' },
      'You must provide a valid email address',
    ],
    ['siteId', { siteId: 999_999 }, 'A site is required'],
    ['mailchimpListId', { mailchimpListId: 'nobody' }, 'This audience belongs to another site.'],
  ])('with a wrong %s (%j) is refused', async (path, given, message) => {
    const { status, error } = await admin.call(create, { body: form(given) });
    expect([status, error.errors]).toEqual([400, [{ path, message }]]);
  });

  test('is changed: absent fields stay, null clears the audience, the version counts', async () => {
    const { id } = await make();
    const { data } = await save(id, { version: 1, description: 'Evening mail' });
    expect(data).toMatchObject({ ...form(), description: 'Evening mail', version: 2 });
    expect((await save(id, { version: 2, mailchimpListId: null })).data.mailchimpListId).toBeNull();
    expect(await load(id)).toMatchObject({
      version: 3,
      updatedBy: expect.stringMatching(/^Person/),
    });
  });

  test('keeps to the rules when it is changed, and to the audiences of its site', async () => {
    const { id } = await make();
    const refusal = async (given: object) =>
      (await save(id, { version: 1, ...given })).errors[0]?.message;
    expect(await refusal({ description: '' })).toBe('A description is required');
    expect(await refusal({ category: 'x' })).toBe('A template is required');
    expect(await refusal({ replyTo: 'x' })).toBe('You must provide a valid email address');
    const elsewhere = (await buildSite(server.pool)).id;
    expect(await refusal({ siteId: elsewhere })).toBe('This audience belongs to another site.');
    const theirs = await buildAudience(server.pool, elsewhere, 0);
    expect(await refusal({ mailchimpListId: theirs })).toBe(
      'This audience belongs to another site.',
    );
    const moved = await save(id, { version: 1, siteId: elsewhere, mailchimpListId: theirs });
    expect(moved.data).toMatchObject({ siteId: elsewhere, mailchimpListId: theirs });
  });

  test('says how many emails use it, and names those to go out, soonest first', async () => {
    const { id: emailTemplateId } = await make();
    const digest = (subject: string, more: object = {}) =>
      buildDigest(server.pool, { siteId, emailTemplateId, subject, ...more });
    await digest('Sent', { status: 'sent', providerCampaignId: '1', sendDate: '2026-01-01' });
    await digest('Old draft', { sendDate: '2026-01-02' });
    await digest('Draft of tomorrow', { sendDate: tomorrow() });
    await digest('Scheduled', { status: 'scheduled', providerCampaignId: '2' });
    const deleted = await digest('Deleted', { status: 'scheduled', providerCampaignId: '3' });
    await server.pool`update campaigns set deleted_at = now() where id = ${deleted}`;
    const { usedBy } = await load(emailTemplateId);
    expect([usedBy.emails, usedBy.scheduled]).toEqual([4, 1]);
    expect(usedBy.upcoming.map(({ subject }) => subject)).toEqual([
      'Scheduled',
      'Draft of tomorrow',
    ]);
  });
});

describe('deleting a template', () => {
  test.each(['scheduled', 'sending', 'unknown'] as const)(
    'is refused while a %s email uses it',
    async (status) => {
      const { id } = await make();
      await buildDigest(server.pool, {
        siteId,
        emailTemplateId: id,
        status,
        providerCampaignId: '1',
      });
      const refused = await admin.call(remove, { params: { id } });
      expect([refused.status, refused.error.message]).toEqual([
        409,
        ['A scheduled email uses this template. Unschedule it before you delete the template.'],
      ]);
      await buildDigest(server.pool, {
        siteId,
        emailTemplateId: id,
        status,
        providerCampaignId: '2',
      });
      expect((await admin.call(remove, { params: { id } })).error.message).toEqual([
        '2 scheduled emails use this template. Unschedule them before you delete the template.',
      ]);
    },
  );

  test('hides it everywhere, and the undo brings it back as it was', async () => {
    const made = await make({ description: 'To be deleted' });
    const { id } = made;
    const isListed = async () =>
      (await editor.run(emailTemplates, {})).data.some((template) => template.id === id);
    expect(await isListed()).toBe(true);
    expect((await admin.call(remove, { params: { id } })).status).toBe(200);
    expect(await isListed()).toBe(false);
    expect((await admin.call(get, { params: { id } })).status).toBe(404);
    expect((await admin.call(remove, { params: { id } })).status).toBe(404);
    expect((await save(id, { version: 2 })).errors[0]?.extensions.code).toBe('NOT_FOUND');
    const { body } = await admin.call(restore, { params: { id } });
    expect(body).toEqual({ ...made, version: body.version, dateUpdated: body.dateUpdated });
    const twice = await admin.call(restore, { params: { id } });
    expect([twice.status, twice.body.version]).toEqual([200, body.version]);
  });

  test('one whose audience was deleted waits for the audience, in the list and in the trash', async () => {
    const own = await buildAudience(server.pool, siteId, 0);
    await server.pool`update audiences set name = 'Early birds' where id = ${own}`;
    const { id } = await make({ mailchimpListId: own });
    await admin.call(remove, { params: { id } });
    await server.pool`update audiences set deleted_at = now() where id = ${own}`;
    const inTrash = { kind: 'email-template', id: String(id) };
    const sentence =
      "The audience 'Early birds' of this template was deleted. Restore the audience first, then the template.";
    for (const answer of [
      await admin.call(restore, { params: { id } }),
      await admin.call(trashEndpoints.restore, { body: inTrash }),
    ])
      expect([answer.status, answer.error.message]).toEqual([409, [sentence]]);
    expect((await admin.call(get, { params: { id } })).status).toBe(404);
    const audience = { kind: 'audience', id: own };
    expect((await admin.call(trashEndpoints.restore, { body: audience })).status).toBe(200);
    expect((await admin.call(trashEndpoints.restore, { body: inTrash })).status).toBe(200);
    expect((await load(id)).mailchimpListId).toBe(own);
  });
});

describe('the list of templates', () => {
  test('is sorted by description, then by site', async () => {
    const other = await buildSite(server.pool);
    const own = { audienceId: null } as const;
    await make({ description: 'zulu' });
    await make({ description: 'Éclair' });
    await make({ description: 'Yankee', siteId: other.id, mailchimpListId: null });
    await make({ description: 'Yankee' });
    await buildTemplate(server.pool, { siteId, ...own });
    const { data } = await admin.run(emailTemplates, {});
    const wanted = ['Éclair', 'Yankee', 'zulu'];
    const rows = data.filter(({ description }) => wanted.includes(description));
    expect(rows.map((row) => [row.description, row.siteId])).toEqual([
      ['Éclair', siteId],
      ['Yankee', siteId],
      ['Yankee', other.id],
      ['zulu', siteId],
    ]);
    expect(rows[0]).toMatchObject({
      ...form({ description: 'Éclair' }),
      site: { city: 'Austin', property: 'CityBeat' },
    });
  });

  test('tells people who are not admins only what they pick a template by', async () => {
    const { id } = await make({ description: 'Reference' });
    const partner = server.as(
      await buildUser(server.pool, {
        organizationId: await buildOrganization(server.pool),
        roles: ['admin', 'firm'],
      }),
    );
    for (const client of [editor, partner]) {
      const { data } = await client.run(emailTemplates, {});
      expect(data.find((template) => template.id === id)).toEqual({
        id,
        description: 'Reference',
        dateUpdated: null,
        category: 'Daily Digest',
        siteId,
        site: { city: 'Austin', property: 'CityBeat' },
        isInUse: false,
        mailchimpListId: null,
        fromName: null,
        replyTo: null,
      });
    }
  });
});

describe('what the form of a template asks for', () => {
  test('the audiences of a site, by name, without deleted ones', async () => {
    const site = await buildSite(server.pool);
    const [one, other] = [
      await buildAudience(server.pool, site.id, 0),
      await buildAudience(server.pool, site.id, 0),
    ];
    await server.pool`update audiences set name = 'Zebra' where id = ${one}`;
    await server.pool`update audiences set name = 'Apple' where id = ${other}`;
    const ask = async () => (await admin.call(audiences, { query: { siteId: site.id } })).body;
    expect(await ask()).toEqual([
      { id: other, name: 'Apple' },
      { id: one, name: 'Zebra' },
    ]);
    await server.pool`update audiences set deleted_at = now() where id = ${one}`;
    expect(await ask()).toEqual([{ id: other, name: 'Apple' }]);
    expect((await admin.call(audiences)).status).toBe(400);
  });

  test('a provider that cannot be read takes no other choice along, and stops only what needs it', async () => {
    const { id } = await make();
    const builtIn = server.app.mail;
    const sentence = 'Mailchimp’s audiences can’t be loaded right now: it couldn’t be reached.';
    const own = await builtIn.audiences(siteId);
    expect(own.audiences.length).toBeGreaterThan(0);
    server.app.mail = { ...builtIn, audiences: async () => ({ ...own, unread: [sentence] }) };
    try {
      const query = { siteId };
      const { body } = await admin.call(audienceChoices, { query });
      expect(body).toEqual({ audiences: own.audiences, unread: [sentence] });
      expect((await admin.call(audiences, { query })).body).toEqual(own.audiences);
      expect((await save(id, { version: 1, description: 'Still saved' })).data.version).toBe(2);
      const chosen = own.audiences[0]?.id;
      expect((await save(id, { version: 2, mailchimpListId: chosen })).errors).toEqual([]);
      const { version } = (await admin.call(get, { params: { id } })).body;
      const moved = await save(id, { version, mailchimpListId: 'other' });
      expect(moved.errors[0]).toMatchObject({
        message: sentence,
        extensions: { code: 'UNAVAILABLE' },
      });
    } finally {
      server.app.mail = builtIn;
    }
  });

  test('the latest emails of a category and site, sent ones first', async () => {
    const site = (await buildSite(server.pool)).id;
    const digest = (subject: string, more: object = {}) =>
      buildDigest(server.pool, { siteId: site, subject, ...more });
    await digest('Sent long ago', {
      status: 'sent',
      providerCampaignId: '1',
      sendDate: '2025-01-01',
    });
    await digest('Sent', { status: 'sent', providerCampaignId: '1', sendDate: '2026-01-01' });
    await digest('Draft', { sendDate: '2027-01-01' });
    await digest('Other style', { style: 'Hot Headlines' });
    const query = { category: 'Daily Digest', siteId: site };
    const { body } = await admin.call(pastEmails, { query });
    expect(body.map(({ subject }) => subject)).toEqual(['Sent', 'Sent long ago', 'Draft']);
    const wrong = await admin.call(pastEmails, { query: { ...query, category: 'x' } });
    expect(wrong.error.message).toEqual(['A template is required']);
  });
});
