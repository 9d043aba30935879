import { organizationEndpoints } from '@masthead/shared/people/organizations/organization.endpoints.ts';
import { userEndpoints } from '@masthead/shared/people/users/user.endpoints.ts';
import { describe, expect, test } from 'vitest';
import { startTestServer, type TestClient, withTestServer } from '../../../test/server.ts';
import {
  buildFirm,
  buildListing,
  buildRepresentative,
  buildSlot,
} from '../../showcase/delivery/showcase.testing.ts';
import { buildOrganization, buildUser } from '../users/users.testing.ts';
import { withStaff } from '../users/with-staff.testing.ts';

const { list, firms, get, create, update, assignFirm, remove, restore } = organizationEndpoints;

const server = withTestServer();
const admin = withStaff(server, 'admin');
const other = withStaff(server, 'admin');

const idOf = async (name: string, isOwner = false) =>
  (await admin.call(create, { body: { name, isOwner } })).body.id;
const saved = async (id: number) => (await admin.call(get, { params: { id } })).body;

describe('adding and updating an organization', () => {
  test('creates a partner by default and lists it with its counts', async () => {
    const { status, body } = await admin.call(create, { body: { name: '  Harbor Realty ' } });
    expect(status).toBe(200);
    expect(body).toMatchObject({ name: 'Harbor Realty', isOwner: false, users: [], version: 1 });
    await buildUser(server.pool, { organizationId: body.id });
    await buildUser(server.pool, { organizationId: body.id, isDisabled: true });
    await buildFirm(server.pool, { organizationId: body.id });
    const rows = (await admin.call(list)).body;
    expect(rows.find(({ id }) => id === body.id)).toEqual({
      id: body.id,
      name: 'Harbor Realty',
      isOwner: false,
      userCount: 2,
      firmCount: 1,
    });
    expect(rows[0]?.isOwner).toBe(true);
  });

  test('requires a name that is unique in any letter case', async () => {
    const id = await idOf('Coast Homes');
    for (const body of [{}, { name: '  ' }, { name: null }]) {
      const { status, error } = await admin.call(create, { body });
      expect(status).toBe(400);
      expect(error.message).toEqual(['An organization name is required']);
    }
    const taken = {
      status: 400,
      error: {
        errors: [{ path: 'name', message: 'An organization with this name already exists.' }],
      },
    };
    expect(await admin.call(create, { body: { name: 'COAST homes' } })).toMatchObject(taken);
    const another = await idOf('Inland Homes');
    const body = { id: another, version: 1, name: 'coast HOMES' };
    expect(await admin.call(update, { body })).toMatchObject(taken);
    const own = await admin.call(update, { body: { id, version: 1, name: 'COAST HOMES' } });
    expect(own.body).toMatchObject({ name: 'COAST HOMES', version: 2 });
  });

  test('keeps omitted fields and rejects values of a wrong type', async () => {
    const id = await idOf('Two fields', true);
    const { body } = await admin.call(update, { body: { id, version: 1, name: 'Renamed' } });
    expect(body).toMatchObject({ name: 'Renamed', isOwner: true, version: 2 });
    const odd = await admin.call(update, { body: { id, version: 2, isOwner: 'yes' } });
    expect(odd.error.message).toEqual(['isOwner must be true or false']);
  });

  test('lists its people with their roles, disabled ones last', async () => {
    const id = await idOf('People');
    const gone = await buildUser(server.pool, {
      organizationId: id,
      isDisabled: true,
      username: 'aaa',
    });
    const here = await buildUser(server.pool, {
      organizationId: id,
      roles: ['firm'],
      username: 'bbb',
    });
    const { users } = await saved(id);
    expect(users.map((user) => user.id)).toEqual([here, gone]);
    expect(users[0]).toMatchObject({ name: 'Person bbb', roles: [{ name: 'firm' }] });
    expect(JSON.stringify(users)).not.toMatch(/hash|password/);
  });
});

describe('the owner flag', () => {
  test('applies to its people from the next request on', async () => {
    const id = await idOf('Rising');
    const member = server.as(
      await buildUser(server.pool, { organizationId: id, roles: ['admin'] }),
    );
    expect((await member.call(list)).status).toBe(403);
    await admin.call(update, { body: { id, version: 1, isOwner: true } });
    expect((await member.call(list)).status).toBe(200);
    await admin.call(update, { body: { id, version: 2, isOwner: false } });
    expect((await member.call(list)).status).toBe(403);
  });

  test('rejects turning it off for one’s own organization', async () => {
    const id = await idOf('Second owner', true);
    const member = server.as(
      await buildUser(server.pool, { organizationId: id, roles: ['admin'] }),
    );
    const { status, error } = await member.call(update, {
      body: { id, version: 1, isOwner: false },
    });
    expect(status).toBe(400);
    expect(error.errors).toEqual([
      {
        path: 'isOwner',
        message:
          'You can’t turn this off for your own organization, because you would lose your admin role. Ask an admin of another owner organization to do it.',
      },
    ]);
    expect((await saved(id)).isOwner).toBe(true);
  });

  test('keeps one owner when two owners turn each other off concurrently', async () => {
    const alone = await startTestServer();
    const { pool } = alone;
    const ids = [
      await buildOrganization(pool, { isOwner: true }),
      await buildOrganization(pool, { isOwner: true }),
    ];
    const [one, two] = await Promise.all(
      ids.map(async (organizationId) =>
        alone.as(await buildUser(pool, { organizationId, roles: ['admin'] })),
      ),
    );
    const off = (client: TestClient | undefined, id: number | undefined) =>
      client?.call(update, { body: { id, version: 1, isOwner: false } });
    const answers = await Promise.all([off(one, ids[1]), off(two, ids[0])]);
    const owners = await pool`select id from organizations where is_owner`;
    expect(owners).toHaveLength(1);
    const lost = answers.find((answer) => answer?.status !== 200);
    // Why: the loser was rejected by the rule, or had already lost access when its request arrived.
    expect([400, 403]).toContain(lost?.status);
    const last = await alone
      .as(await buildUser(pool, { organizationId: owners[0]?.id as number, roles: ['admin'] }))
      .call(list);
    expect(last.status).toBe(200);
    await alone.stop();
  });

  test('reports at the field that the last enabled admin must remain', async () => {
    const alone = await startTestServer();
    const id = await buildOrganization(alone.pool, { isOwner: true });
    const last = alone.as(await buildUser(alone.pool, { organizationId: id, roles: ['admin'] }));
    const { status, error } = await last.call(update, { body: { id, version: 1, isOwner: false } });
    expect(status).toBe(400);
    expect(error.errors).toEqual([
      {
        path: 'isOwner',
        message: 'At least one enabled admin of the owner organization must remain.',
      },
    ]);
    await alone.stop();
  });
});

describe('assigning firms', () => {
  test('moves a firm with its representatives, listings and slots, and back', async () => {
    const { pool } = server;
    const id = await idOf('Receiving');
    await buildUser(pool, { organizationId: id });
    await buildUser(pool, { organizationId: id, isDisabled: true });
    const firmId = await buildFirm(pool, { name: 'Lamps of Waco' });
    await buildRepresentative(pool, { firmId });
    const listingIds = [
      await buildListing(pool, { firmId }),
      await buildListing(pool, { firmId, isDeleted: true }),
    ];
    await buildSlot(pool, { firmIds: [firmId], siteIds: [], listingIds });
    await buildSlot(pool, { firmIds: [firmId, await buildFirm(pool)], siteIds: [] });
    await buildSlot(pool, { firmIds: [firmId], siteIds: [], isDeleted: true });

    const { body } = await admin.call(assignFirm, {
      body: { userGroupId: id, showcaseFirmId: firmId },
    });
    const moved = {
      id: firmId,
      name: 'Lamps of Waco',
      isPaused: false,
      userGroupId: id,
      group: 'Receiving',
      isGroupOwner: false,
      groupPeople: 1,
      representativeCount: 1,
      listingCount: 1,
      adSlotCount: 2,
      sharedAdSlotCount: 1,
    };
    expect(body).toEqual(moved);
    expect((await saved(id)).showcaseFirms).toEqual([moved]);
    expect((await admin.call(firms)).body).toContainEqual(moved);

    const out = await admin.call(assignFirm, {
      body: { userGroupId: null, showcaseFirmId: firmId },
    });
    expect(out.body).toMatchObject({ userGroupId: null, group: null, groupPeople: 0 });
    expect((await saved(id)).showcaseFirms).toEqual([]);
  });

  test('changes nothing and creates no version when repeated', async () => {
    const id = await idOf('Twice');
    const firmId = await buildFirm(server.pool);
    const ask = () =>
      admin.call(assignFirm, {
        body: { userGroupId: id, showcaseFirmId: firmId, fromUserGroupId: null },
      });
    const versions: unknown[] = [];
    for (let times = 0; times < 2; times += 1) {
      expect((await ask()).status).toBe(200);
      versions.push(
        (await server.pool`select version from showcase_firms where id = ${firmId}`)[0],
      );
    }
    expect(versions).toEqual([{ version: 2 }, { version: 2 }]);
  });

  test.each([
    [{}, 'showcaseFirmId', 'A firm is required'],
    [{ showcaseFirmId: null }, 'showcaseFirmId', 'A firm is required'],
    [{ showcaseFirmId: '7' }, 'showcaseFirmId', 'A firm is required'],
    [{ showcaseFirmId: 999_999 }, 'showcaseFirmId', 'This firm does not exist.'],
    [
      { showcaseFirmId: 1, userGroupId: 999_999 },
      'userGroupId',
      'This organization does not exist.',
    ],
  ])('refuses %j', async (sent, path, message) => {
    const { status, error } = await admin.call(assignFirm, {
      body: { userGroupId: null, ...sent },
    });
    expect(status).toBe(400);
    expect(error.errors).toEqual([{ path, message }]);
  });

  test('rejects a deleted organization', async () => {
    const id = await idOf('Going');
    await admin.call(remove, { params: { id } });
    const firmId = await buildFirm(server.pool);
    const { status } = await admin.call(assignFirm, {
      body: { userGroupId: id, showcaseFirmId: firmId },
    });
    expect(status).toBe(400);
  });

  test('leaves a firm where it is if someone else has moved it since', async () => {
    const [first, second] = [await idOf('First'), await idOf('Second')];
    const firmId = await buildFirm(server.pool, { organizationId: first, name: 'Restless' });
    await other.call(assignFirm, {
      body: { userGroupId: second, showcaseFirmId: firmId, fromUserGroupId: first },
    });
    const { status, error } = await admin.call(assignFirm, {
      body: { userGroupId: null, showcaseFirmId: firmId, fromUserGroupId: first },
    });
    expect(status).toBe(409);
    expect(error.message).toEqual([
      'Restless has been moved to Second in the meantime. Check again before you move it.',
    ]);
    expect((await saved(second)).showcaseFirms).toHaveLength(1);
  });

  test('lets one of many concurrent moves from the same organization succeed', async () => {
    const targets = await Promise.all([1, 2, 3, 4].map((n) => idOf(`Target ${n}`)));
    const firmId = await buildFirm(server.pool);
    const answers = await Promise.all(
      targets.map((userGroupId) =>
        admin.call(assignFirm, {
          body: { userGroupId, showcaseFirmId: firmId, fromUserGroupId: null },
        }),
      ),
    );
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409, 409, 409]);
  });
});

describe('deleting an organization', () => {
  test('deletes and restores an empty one', async () => {
    const id = await idOf('Short-lived');
    expect((await admin.call(remove, { params: { id } })).body).toEqual({ id });
    expect((await admin.call(get, { params: { id } })).status).toBe(404);
    expect((await admin.call(list)).body.some((row) => row.id === id)).toBe(false);
    const { body } = await admin.call(restore, { params: { id } });
    expect(body).toMatchObject({ id, name: 'Short-lived' });
  });

  test('frees its name, and then rejects restoring the old one under it', async () => {
    const id = await idOf('Phoenix');
    await admin.call(remove, { params: { id } });
    await idOf('phoenix');
    const { status, error } = await admin.call(restore, { params: { id } });
    expect(status).toBe(400);
    expect(error.message).toEqual(['An organization with this name already exists.']);
  });

  test('rejects one with users or firms and says what it has', async () => {
    const id = await idOf('Full');
    await buildUser(server.pool, { organizationId: id, isDisabled: true });
    for (const _ of [1, 2]) await buildFirm(server.pool, { organizationId: id });
    const { status, error } = await admin.call(remove, { params: { id } });
    expect(status).toBe(409);
    expect(error.message).toEqual([
      'This organization still has 1 user and 2 firms. Move them to another organization first.',
    ]);
  });

  test('rejects joining an organization while it is being deleted', async () => {
    const id = await idOf('Closing');
    const userId = await buildUser(server.pool, { organizationId: await idOf('Elsewhere') });
    const [gone, moved] = await Promise.all([
      admin.call(remove, { params: { id } }),
      other.call(userEndpoints.update, { body: { id: userId, version: 1, userGroupId: id } }),
    ]);
    expect([gone.status, moved.status].sort((a, b) => a - b)).toEqual(
      gone.status === 200 ? [200, 400] : [200, 409],
    );
  });
});
