import { dailyDigestEndpoints } from '@masthead/shared/email/daily-digests/daily-digest.endpoints.ts';
import { dailyDigestOperations } from '@masthead/shared/email/daily-digests/daily-digest.operations.ts';
import { authEndpoints } from '@masthead/shared/people/sign-in/auth.endpoints.ts';
import { viewAsEndpoints } from '@masthead/shared/people/sign-in/view-as.endpoints.ts';
import { describe, expect, test } from 'vitest';
import { declaredEndpoints, declaredOperations } from '../../../test/declared.ts';
import { withTestServer } from '../../../test/server.ts';
import { buildReadyDigest } from '../../email/campaigns/campaigns.testing.ts';
import { buildOrganization, buildStaff, buildUser } from '../../people/users/users.testing.ts';
import { openSessions } from '../../platform/access/sessions.ts';

const server = withTestServer();

const { begin } = viewAsEndpoints;

/** An admin who views the product as someone. */
async function viewing(userId: number) {
  const adminId = await buildStaff(server.pool, 'admin');
  const admin = server.as(adminId);
  const { body, status } = await admin.call(begin, { body: { userId } });
  expect(status).toBe(200);
  return { adminId, admin, view: server.withToken(body.access_token), user: body.user };
}

const nameOf = async (id: number) => {
  const [row] = await server.pool<{ name: string }[]>`select name from users where id = ${id}`;
  return row?.name ?? '';
};

describe('an admin starts viewing as someone else', () => {
  test('is rejected with a message for oneself, a disabled and an unknown person', async () => {
    const adminId = await buildStaff(server.pool, 'admin');
    const disabled = await buildUser(server.pool, { isDisabled: true, username: 'gone-away' });
    const said = async (userId: unknown) => {
      const { status, error } = await server.as(adminId).call(begin, { body: { userId } });
      return [status, error.message[0]];
    };
    expect(await said(adminId)).toEqual([400, 'You already see Masthead as yourself.']);
    expect(await said(disabled)).toEqual([
      400,
      'Person gone-away is disabled and can’t open Masthead.',
    ]);
    expect(await said(999_999)).toEqual([400, 'This person does not exist.']);
    expect(await said('1')).toEqual([400, 'An id must be a whole number']);
  });

  test('sees what that person sees, with their roles and organization, and is named', async () => {
    const organizationId = await buildOrganization(server.pool);
    const partner = await buildUser(server.pool, { organizationId, roles: ['firm', 'editor'] });
    const { view, adminId, user } = await viewing(partner);
    const session = await view.call(authEndpoints.session);
    expect(session.body).toMatchObject({
      id: partner,
      roles: ['firm'],
      userGroupId: organizationId,
      isAdmin: false,
      viewedBy: { id: adminId, name: await nameOf(adminId) },
    });
    expect(session.body).toEqual(user);
    expect((await view.call(dailyDigestEndpoints.get, { params: { id: 1 } })).status).toBe(403);
    const own = await server.as(partner).call(authEndpoints.session);
    expect(own.body.viewedBy).toBeNull();
  });

  test('never opens the staff chat, not even as a member', async () => {
    const member = await buildUser(server.pool, {
      organizationId: await buildOrganization(server.pool, { isOwner: true }),
      isChatMember: true,
    });
    const { user } = await viewing(member);
    expect(user.isChatMember).toBe(false);
    expect((await server.as(member).call(authEndpoints.session)).body.isChatMember).toBe(true);
  });

  test('ends after an hour', async () => {
    const { view } = await viewing(await buildStaff(server.pool, 'editor'));
    const [row] = await server.pool<{ minutes: number }[]>`
      select round(extract(epoch from expires_at - created_at) / 60)::integer as minutes
        from sessions where viewed_by is not null order by id desc limit 1`;
    expect(row?.minutes).toBe(60);
    await server.pool`update sessions set expires_at = now() where viewed_by is not null`;
    expect((await view.call(authEndpoints.session)).status).toBe(401);
  });
});

describe('ends immediately', () => {
  const changes: [string, (adminId: number, userId: number) => Promise<unknown>][] = [
    [
      'when the admin loses the role and keeps another',
      (id) => server.pool`update user_roles set name = 'editor' where user_id = ${id}`,
    ],
    [
      'when the admin is disabled',
      (id) => server.pool`update users set is_disabled = true where id = ${id}`,
    ],
    [
      'when the admin leaves the owner organization',
      async (id) =>
        server.pool`update users set organization_id = ${await buildOrganization(server.pool)} where id = ${id}`,
    ],
    [
      'when the admin’s own session ends',
      (id) => server.pool`update sessions set ended_at = now() where user_id = ${id}`,
    ],
    [
      'when the person is disabled',
      (_, userId) => server.pool`update users set is_disabled = true where id = ${userId}`,
    ],
  ];
  for (const [name, change] of changes) {
    test(name, async () => {
      const userId = await buildStaff(server.pool, 'editor');
      const { view, adminId } = await viewing(userId);
      expect((await view.call(authEndpoints.session)).status).toBe(200);
      await change(adminId, userId);
      expect((await view.call(authEndpoints.session)).status).toBe(401);
    });
  }

  test('ends when the admin returns, without ending their own or the person’s sessions', async () => {
    const userId = await buildStaff(server.pool, 'editor');
    const { view, admin } = await viewing(userId);
    const person = server.as(userId);
    expect((await person.call(authEndpoints.session)).status).toBe(200);
    expect((await view.call(authEndpoints.logout)).status).toBe(200);
    expect((await view.call(authEndpoints.session)).status).toBe(401);
    expect((await admin.call(authEndpoints.session)).status).toBe(200);
    expect((await person.call(authEndpoints.session)).status).toBe(200);
  });
});

describe('a view is read-only', () => {
  test('answers 409 to every call that is not a read, whoever is viewed', async () => {
    const endpoints = await declaredEndpoints();
    const writes = endpoints.filter(
      ([, { method, isRead, ownTransactions }]) =>
        !isRead && (method !== 'GET' || ownTransactions === true),
    );
    expect(writes.length).toBeGreaterThan(8);
    const people = [
      await buildStaff(server.pool, 'admin'),
      await buildStaff(server.pool),
      await buildUser(server.pool, {
        organizationId: await buildOrganization(server.pool),
        roles: ['admin'],
      }),
    ];
    for (const userId of people) {
      const { view } = await viewing(userId);
      const sentence = `You’re viewing Masthead as ${await nameOf(userId)}. Nothing can be changed.`;
      for (const [name, endpoint] of writes) {
        if (name === 'authEndpoints.logout') continue;
        const { status, error } = await view.call(endpoint, { params: { id: 1 } });
        expect([name, status, error.message]).toEqual([name, 409, [sentence]]);
      }
      expect((await view.call(authEndpoints.session)).status).toBe(200);
    }
  });

  test('answers every GraphQL mutation with a conflict', async () => {
    const mutations = (await declaredOperations()).filter(({ kind }) => kind === 'mutation');
    expect(mutations.length).toBeGreaterThan(0);
    const userId = await buildStaff(server.pool, 'admin');
    const { view } = await viewing(userId);
    for (const mutation of mutations) {
      const { errors } = await view.run(mutation, { id: 1 });
      expect([mutation.name, errors[0]?.extensions.code, errors[0]?.message]).toEqual([
        mutation.name,
        'CONFLICT',
        `You’re viewing Masthead as ${await nameOf(userId)}. Nothing can be changed.`,
      ]);
    }
  });

  test('serves reads through REST and GraphQL and leaves records unchanged', async () => {
    const { id } = await buildReadyDigest(server.pool);
    const { view } = await viewing(await buildStaff(server.pool, 'editor'));
    const before = await view.call(dailyDigestEndpoints.get, { params: { id } });
    expect(before.status).toBe(200);
    expect(
      (await view.run(dailyDigestOperations.dailyDigests, {})).data.totalCount,
    ).toBeGreaterThan(0);
    const saved = await view.call(dailyDigestEndpoints.update, {
      body: { id, version: before.body.version, subject: 'Not mine' },
    });
    expect(saved.status).toBe(409);
    await view.call(dailyDigestEndpoints.testEmail, { params: { id } });
    await view.run(dailyDigestOperations.deleteDailyDigest, { id });
    expect((await view.call(dailyDigestEndpoints.get, { params: { id } })).body).toEqual(
      before.body,
    );
    expect(await server.pool`select id from outbox_messages`).toHaveLength(0);
  });
});

test('looks up a session once per request, also for a view as someone else', async () => {
  const { view } = await viewing(await buildStaff(server.pool, 'editor'));
  const asked: string[] = [];
  const counting = new Proxy(server.app.pool, {
    apply: (pool, self, [strings, ...rest]: [TemplateStringsArray, ...unknown[]]) => {
      // Fragments of a statement are not queries of their own.
      if (/^\s*(select|update|insert|delete)/.test(strings[0] ?? '')) asked.push(strings[0] ?? '');
      return Reflect.apply(pool as never, self, [strings, ...rest]);
    },
  });
  const { sessions } = server.app;
  server.app.sessions = openSessions(counting);
  try {
    expect((await view.call(authEndpoints.session)).status).toBe(200);
  } finally {
    await server.app.sessions.close();
    server.app.sessions = sessions;
  }
  expect(asked).toHaveLength(1);
});

test('names both people in the request log', async () => {
  const userId = await buildStaff(server.pool, 'editor');
  const lines: object[] = [];
  const { view, adminId } = await viewing(userId);
  const { log } = server.app.http;
  const child = log.child.bind(log);
  log.child = (bindings: object, options?: object) => {
    const made = child(bindings, options);
    const inner = made.child.bind(made);
    made.child = (more: object) => {
      lines.push(more);
      return inner(more);
    };
    return made;
  };
  try {
    await view.call(authEndpoints.session);
  } finally {
    log.child = child;
  }
  expect(lines).toContainEqual({ userId, viewedBy: adminId });
});
