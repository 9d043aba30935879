import { dailyDigestEndpoints } from '@masthead/shared/email/daily-digests/daily-digest.endpoints.ts';
import type { RecordScreen } from '@masthead/shared/record-kinds.ts';
import {
  historyEndpoints,
  versionEndpoints,
} from '@masthead/shared/workspace/history/history.endpoints.ts';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { withTestServer } from '../../../test/server.ts';
import {
  buildAudience,
  buildDigest,
  buildReadyDigest,
  buildSite,
  buildTemplate,
  pickedPost,
} from '../../email/campaigns/campaigns.testing.ts';
import { buildOrganization, buildStaff, buildUser } from '../../people/users/users.testing.ts';
import { write } from '../../platform/db/client.ts';

const server = withTestServer();
let adminId: number;
beforeAll(async () => {
  adminId = await buildStaff(server.pool, 'admin');
  await server.pool`update users set name = 'Ada Admin' where id = ${adminId}`;
});

const asAdmin = (change: (db: typeof server.pool) => Promise<unknown>) =>
  write(server.pool, adminId, (db) => change(db as typeof server.pool));

async function historyOf(screen: RecordScreen, id: number | string, query = {}) {
  const { status, body } = await server
    .as(adminId)
    .call(historyEndpoints[screen], { params: { id }, query });
  expect(status).toBe(200);
  return body;
}

/** The differences of the newest entry: field and value. */
async function newestOf(screen: RecordScreen, id: number | string) {
  const { nodes } = await historyOf(screen, id);
  return (nodes[0]?.differences ?? []).map(({ field, after }) => [field, after]);
}

describe('the history of a record', () => {
  test('of a missing record, or one of another kind, is 404', async () => {
    const admin = server.as(adminId);
    const { id } = await buildReadyDigest(server.pool);
    await server.pool`update campaigns set kind = 'promo-alert' where id = ${id}`;
    const { status, error } = await admin.call(historyEndpoints.siteEdit, {
      params: { id: 999_999 },
    });
    expect([status, error.message]).toEqual([404, ['This record does not exist.']]);
    for (const wrong of ['x', '0', '99999999999'])
      expect((await admin.call(historyEndpoints.siteEdit, { params: { id: wrong } })).status).toBe(
        404,
      );
    expect((await admin.call(historyEndpoints.dailyDigestEdit, { params: { id } })).status).toBe(
      404,
    );
  });

  test('shows who, what and each field before and after, with the labels of the screen', async () => {
    const site = await buildSite(server.pool, { city: 'Waco' });
    await asAdmin(
      (db) => db`update sites set city = 'Temple', is_main = false where id = ${site.id}`,
    );
    const { nodes, next } = await historyOf('siteEdit', site.id);
    expect(next).toBeNull();
    expect(nodes).toMatchObject([
      {
        who: 'Ada Admin',
        does: 'changed',
        isVersion: true,
        differences: [
          { field: 'City', before: 'Waco', after: 'Temple', isHidden: false },
          { field: 'Main property', before: 'Yes', after: 'No', isHidden: false },
        ],
      },
      { who: 'Masthead', does: 'added' },
    ]);
    expect(nodes[1]?.differences[1]).toEqual({
      field: 'City',
      before: null,
      after: 'Waco',
      isHidden: false,
    });
  });

  test('of a person shows roles and organization, and never a password', async () => {
    const userId = await buildUser(server.pool, {
      passwordHash: 'secret-hash-1',
      username: 'nina',
    });
    const organizationId = await buildOrganization(server.pool, { name: 'Acme Homes' });
    await asAdmin(
      (db) =>
        db`update users set organization_id = ${organizationId}, password_hash = 'secret-hash-2' where id = ${userId}`,
    );
    await asAdmin((db) => db`insert into user_roles (user_id, name) values (${userId}, 'editor')`);
    await asAdmin((db) => db`delete from user_roles where user_id = ${userId}`);
    const page = await historyOf('userEdit', userId);
    expect(page.nodes.map(({ does, isVersion }) => [does, isVersion])).toEqual([
      ['removed the role Editor from', false],
      ['added the role Editor to', false],
      ['changed', true],
      ['added', true],
    ]);
    expect(page.nodes[2]?.differences).toEqual([
      { field: 'Organization', before: null, after: 'Acme Homes', isHidden: false },
      { field: 'Password', before: null, after: null, isHidden: true },
    ]);
    const version = await server
      .as(adminId)
      .call(versionEndpoints.userEdit, { params: { id: userId, change: page.nodes[3]?.id ?? 0 } });
    expect(version.body.values).toMatchObject({ name: 'Person nina', userGroupId: null });
    expect(JSON.stringify([page, version.body])).not.toMatch(/secret-hash|hidden\)/);
  });

  test('of a digest shows posts by headline, days and times in words, and names', async () => {
    const site = await buildSite(server.pool, { city: 'Austin' });
    const id = await buildDigest(server.pool, { siteId: site.id });
    const audience = await buildAudience(server.pool, site.id, 0);
    const template = await buildTemplate(server.pool, { siteId: site.id, audienceId: audience });
    const [row] = await server.pool<{ description: string }[]>`
      select description from email_templates where id = ${template}`;
    const posts = [pickedPost({ headline: 'Tacos win' }), pickedPost({ headline: 'Rain at last' })];
    await asAdmin(
      (db) => db`
        update campaigns set send_date = '2026-02-03', send_time = '06:45', email_template_id = ${template}, status = 'canceled',
               content = content || ${db.json({ newsLinks: posts, series1: { title: 'Gifts', items: posts } })}
         where id = ${id}`,
    );
    expect(await newestOf('dailyDigestEdit', id)).toEqual([
      ['Send date', 'Feb 3, 2026'],
      ["'Plus' News Links", 'Tacos win\nRain at last'],
      ['Series 1', 'Gifts\n· Tacos win\n· Rain at last'],
      ['Email template', row?.description],
      ['Status', 'Canceled'],
    ]);
  });

  test('of an audience, whose ids are words, is found', async () => {
    const site = await buildSite(server.pool, { city: 'Houston' });
    const id = await buildAudience(server.pool, site.id, 2);
    await asAdmin((db) => db`update audiences set name = 'Readers' where id = ${id}`);
    const { nodes } = await historyOf('audienceEdit', id);
    expect(nodes.map(({ does }) => does)).toEqual(['changed', 'added']);
    expect(nodes[1]?.differences).toContainEqual({
      field: 'Site',
      before: null,
      after: 'CityBeat Houston',
      isHidden: false,
    });
  });

  test('uses the verbs deleted and restored', async () => {
    const id = await buildOrganization(server.pool);
    await asAdmin((db) => db`update organizations set deleted_at = now() where id = ${id}`);
    await asAdmin((db) => db`update organizations set deleted_at = null where id = ${id}`);
    const { nodes } = await historyOf('organizationEdit', id);
    expect(nodes.map(({ does, isVersion }) => [does, isVersion])).toEqual([
      ['restored', true],
      ['deleted', false],
      ['added', true],
    ]);
  });

  test('pages without gaps or repeats', async () => {
    const site = await buildSite(server.pool);
    for (let round = 1; round <= 70; round += 1)
      await server.pool`update sites set url = ${`https://${round}.example`} where id = ${site.id}`;
    const seen: number[] = [];
    let next: number | null = null;
    do {
      const page: Awaited<ReturnType<typeof historyOf>> = await historyOf(
        'siteEdit',
        site.id,
        next === null ? {} : { before: next },
      );
      seen.push(...page.nodes.map(({ id }) => id));
      next = page.next;
    } while (next !== null);
    expect(seen).toHaveLength(71);
    expect(seen).toEqual([...new Set(seen)].sort((a, b) => b - a));
    const wrong = await server
      .as(adminId)
      .call(historyEndpoints.siteEdit, { params: { id: site.id }, query: { before: 'x' } });
    expect([wrong.status, wrong.error.message]).toEqual([
      400,
      ['before must be the id of a change'],
    ]);
  });
});

describe('a version', () => {
  test('of a change to another record is 404', async () => {
    const [one, other] = [await buildSite(server.pool), await buildSite(server.pool)];
    const change = (await historyOf('siteEdit', other.id)).nodes[0]?.id ?? 0;
    for (const wrong of [change, 999_999_999, 'x']) {
      const params = { id: one.id, change: wrong };
      expect((await server.as(adminId).call(versionEndpoints.siteEdit, { params })).status).toBe(
        404,
      );
    }
  });

  test('of a digest can be saved again with the usual save', async () => {
    const { id } = await buildReadyDigest(server.pool);
    const editor = server.as(await buildStaff(server.pool, 'editor'));
    const first = await editor.call(dailyDigestEndpoints.get, { params: { id } });
    await editor.call(dailyDigestEndpoints.update, {
      body: { id, version: first.body.version, subject: 'Worse', newsLinks: [], sendTime: '07:00' },
    });
    const { nodes } = await historyOf('dailyDigestEdit', id);
    const change = nodes.find(({ does }) => does === 'added')?.id ?? 0;
    const { body } = await editor.call(versionEndpoints.dailyDigestEdit, {
      params: { id, change },
    });
    const { subject, newsLinks, sendDate, sendTime, newsItems, emailTemplateId } = first.body;
    const old = { subject, newsLinks, sendDate, sendTime, newsItems, emailTemplateId };
    expect(body.values).toMatchObject(old);
    const saved = await editor.call(dailyDigestEndpoints.update, {
      body: { ...old, id, version: first.body.version + 1 },
    });
    expect(saved.body).toMatchObject({ ...old, version: first.body.version + 2 });
  });

  test('is the record as it was then, whatever happened to it since', async () => {
    const { pool } = server;
    const siteId = (await buildSite(pool)).id;
    const text = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
      .filter((word) => !word.includes('\0') && word.isWellFormed() && word !== '(hidden)');
    const edit = fc.record(
      {
        description: text,
        category: text,
        fromName: text,
        replyTo: text,
        deletedAt: fc.option(fc.constant(new Date('2026-01-01T00:00:00Z'))),
      },
      { requiredKeys: [] },
    );
    const read = async (id: number) => {
      const [row] = await pool`
        select description, category, from_name, reply_to, site_id, mailchimp_list_id, is_chosen, needs_release
            from email_templates where id = ${id}`;
      return { ...row };
    };
    await fc.assert(
      fc.asyncProperty(fc.array(edit, { maxLength: 8 }), async (edits) => {
        const id = await buildTemplate(pool, { siteId, audienceId: null });
        const newest = async () => {
          const [change] = await pool<{ id: number }[]>`
            select id from changes where table_name = 'email_templates' and record_id = ${String(id)} order by id desc limit 1`;
          return change?.id ?? 0;
        };
        const known = new Map([[await newest(), await read(id)]]);
        for (const fields of edits) {
          if (Object.keys(fields).length > 0)
            await pool`update email_templates set ${pool({ ...fields })} where id = ${id}`;
          known.set(await newest(), await read(id));
        }
        for (const [change, was] of known) {
          const params = { id, change };
          const { body } = await server
            .as(adminId)
            .call(versionEndpoints.emailTemplateEdit, { params });
          expect(body.values).toEqual(was);
        }
      }),
      { numRuns: 25 },
    );
  });
});
