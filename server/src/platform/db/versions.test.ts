import { dailyDigestEndpoints } from '@masthead/shared/email/daily-digests/daily-digest.endpoints.ts';
import { describe, expect, test } from 'vitest';
import { withTestServer } from '../../../test/server.ts';
import { buildNewsItem } from '../../editorial/posts/news-items.testing.ts';
import {
  buildDigest,
  buildReadyDigest,
  buildSite,
} from '../../email/campaigns/campaigns.testing.ts';
import { buildOrganization, buildStaff, buildUser } from '../../people/users/users.testing.ts';
import { changesOf } from './changes.testing.ts';
import { write } from './client.ts';

const server = withTestServer();

describe('the version of a record', () => {
  test('counts up by one on a real change, and stays on a save that changes nothing', async () => {
    const { pool } = server;
    const editor = await buildStaff(pool, 'editor');
    const id = await buildNewsItem(pool, { siteId: (await buildSite(pool)).id });
    const versionAfter = async (change: object) => {
      await write(
        pool,
        editor,
        (db) => db`update news_items set ${db({ ...change })} where id = ${id}`,
      );
      const [row] = await pool<
        { version: number; updatedBy: number | null }[]
      >`select version, updated_by from news_items where id = ${id}`;
      return row?.version;
    };
    expect(await versionAfter({ headline: 'One' })).toBe(2);
    expect(await versionAfter({ headline: 'One' })).toBe(2);
    expect(await versionAfter({ internalTags: ['promoted'] })).toBe(3);
    expect(await versionAfter({ internalTags: ['promoted'], headline: 'One' })).toBe(3);
    expect(await versionAfter({ lastPublishedAt: new Date('2027-02-01T00:00:00Z') })).toBe(4);
    // Derived columns are no change of the record, and nobody sets the version by hand.
    expect(await versionAfter({ byline: 'Somebody' })).toBe(4);
    expect(await versionAfter({ version: 99 })).toBe(5);
    expect(
      (await changesOf(server.pool, 'news_items', id)).filter(
        (change) => change.action === 'update',
      ),
    ).toHaveLength(4);
  });

  test('a campaign reports who changed it last', async () => {
    const { pool } = server;
    const editor = await buildStaff(pool, 'editor');
    const id = await buildDigest(pool, { siteId: (await buildSite(pool)).id });
    const client = server.as(editor);
    const { body } = await client.call(dailyDigestEndpoints.get, { params: { id } });
    const saved = await client.call(dailyDigestEndpoints.update, {
      body: { ...body, subject: 'Another subject' },
    });
    const [person] = await pool<{ name: string }[]>`select name from users where id = ${editor}`;
    expect(saved.body).toMatchObject({ version: body.version + 1, updatedBy: person?.name });
    expect((await changesOf(server.pool, 'campaigns', id)).at(-1)).toMatchObject({
      actorId: editor,
      before: { subject: 'The best of today' },
      after: { subject: 'Another subject' },
    });
  });
});

describe('two people save one record (decisions 11)', () => {
  async function opened() {
    const { pool } = server;
    const organizationId = await buildOrganization(pool, { isOwner: true });
    const ids = [
      await buildUser(pool, {
        organizationId,
        roles: ['editor'],
        username: `maria${organizationId}`,
      }),
      await buildUser(pool, {
        organizationId,
        roles: ['editor'],
        username: `jon${organizationId}`,
      }),
    ];
    const [maria, jon] = ids.map((id) => server.as(id));
    if (!maria || !jon) throw new Error('nobody');
    const { id } = await buildReadyDigest(pool);
    const { body: digest } = await maria.call(dailyDigestEndpoints.get, { params: { id } });
    return { maria, mariaId: ids[0], jon, digest, mariaIsCalled: `Person maria${organizationId}` };
  }

  test('a conflict names the first person, overwrites nothing, and allows an explicit overwrite', async () => {
    const { maria, mariaId, jon, digest, mariaIsCalled } = await opened();
    const first = await maria.call(dailyDigestEndpoints.update, {
      body: { ...digest, subject: 'Maria was here' },
    });
    expect(first.status).toBe(200);
    const second = await jon.call(dailyDigestEndpoints.update, {
      body: { ...digest, subject: 'Jon was here' },
    });
    expect(second.status).toBe(409);
    expect(second.error.message).toEqual([
      `${mariaIsCalled} changed this record after you opened it. Review the differences or overwrite.`,
    ]);
    expect(second.error.conflict).toEqual({
      version: first.body.version,
      changedBy: mariaIsCalled,
      changedById: mariaId,
      changedAt: first.body.dateUpdated,
    });
    const kept = await jon.call(dailyDigestEndpoints.get, { params: { id: digest.id } });
    expect(kept.body.subject).toBe('Maria was here');
    const overwritten = await jon.call(dailyDigestEndpoints.update, {
      body: { ...digest, subject: 'Jon was here', version: second.error.conflict?.version },
    });
    expect([overwritten.status, overwritten.body.subject]).toEqual([200, 'Jon was here']);
  });

  test('a save without a version, or with one from the future, changes nothing', async () => {
    const { maria, digest } = await opened();
    const { version: _, ...without } = digest;
    const missing = await maria.call(dailyDigestEndpoints.update, {
      body: { ...without, subject: 'x' },
    });
    expect([missing.status, missing.error.message]).toEqual([
      400,
      ['The version is missing. Reload the record and save again.'],
    ]);
    const ahead = await maria.call(dailyDigestEndpoints.update, {
      body: { ...digest, version: 99, subject: 'x' },
    });
    expect(ahead.status).toBe(409);
    const kept = await maria.call(dailyDigestEndpoints.get, { params: { id: digest.id } });
    expect(kept.body).toEqual(digest);
  });

  test('of many saves at once exactly one wins, time after time', async () => {
    const { maria, jon, digest } = await opened();
    let version = digest.version;
    for (let round = 0; round < 5; round += 1) {
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, index) =>
          (index % 2 ? maria : jon).call(dailyDigestEndpoints.update, {
            body: { id: digest.id, version, subject: `Round ${round} of ${index}` },
          }),
        ),
      );
      const won = answers.filter((answer) => answer.status === 200);
      expect(won).toHaveLength(1);
      expect(answers.filter((answer) => answer.status === 409)).toHaveLength(7);
      const { body } = await maria.call(dailyDigestEndpoints.get, { params: { id: digest.id } });
      expect(body.subject).toBe(won[0]?.body.subject);
      version = body.version;
    }
  });
});
