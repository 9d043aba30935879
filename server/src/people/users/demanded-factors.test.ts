import { profileEndpoints } from '@masthead/shared/people/profile/profile.endpoints.ts';
import { authEndpoints } from '@masthead/shared/people/sign-in/auth.endpoints.ts';
import { viewAsEndpoints } from '@masthead/shared/people/sign-in/view-as.endpoints.ts';
import { userEndpoints } from '@masthead/shared/people/users/user.endpoints.ts';
import { firmOperations } from '@masthead/shared/showcase/firms/firm.operations.ts';
import { activityEndpoints } from '@masthead/shared/workspace/history/history.endpoints.ts';
import { Secret, TOTP } from 'otpauth';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { withTestServer } from '../../../test/server.ts';
import { hashPassword } from '../../platform/access/password.ts';
import { hashToken, newToken } from '../../platform/access/seal.ts';
import { insertSession } from '../../platform/access/session.queries.ts';
import { buildOrganization, buildStaff, buildUser } from './users.testing.ts';

const server = withTestServer();
const password = 'correct horse battery';
let passwordHash: string;
beforeAll(async () => {
  passwordHash = await hashPassword(password);
});
afterEach(() => server.pool`delete from demanded_factors`);

const demand = async (...roles: string[]) =>
  server
    .as(await buildStaff(server.pool, 'series', 'admin'))
    .call(userEndpoints.demandFactors, { body: { roles } });
async function staff(...roles: Parameters<typeof buildStaff>[1][]) {
  const id = await buildStaff(server.pool, ...roles);
  await server.pool`update users set password_hash = ${passwordHash} where id = ${id}`;
  return { id, own: server.as(id) };
}

test('an admin chooses the roles, which History shows', async () => {
  expect((await demand('editor', 'firm')).body).toEqual({ roles: ['editor', 'firm'] });
  expect((await demand('firm', 'rep')).body).toEqual({ roles: ['firm', 'rep'] });
  expect((await demand('nonsense')).status).toBe(400);
  const admin = server.as(await buildStaff(server.pool, 'admin'));
  const { body } = await admin.call(userEndpoints.demandedFactors);
  expect(body.roles).toEqual(['firm', 'rep']);
  const told = await admin.call(activityEndpoints.list);
  const does = told.body.nodes.map(
    ({ does, record }: { does: string; record: { noun: string; title: string } | null }) =>
      `${does} ${record?.noun} ${record?.title}`,
  );
  expect(does).toContain('added required two-step sign-in of the role rep');
  expect(does).toContain('deleted required two-step sign-in of the role editor');
});

test('people of the role can do nothing but turn it on, from the next request on', async () => {
  const { own } = await staff('editor');
  const other = await staff('events');
  expect((await own.call(userEndpoints.list)).status).toBe(200);
  await demand('editor');
  expect((await other.own.call(userEndpoints.list)).status).toBe(200);
  const refused = await own.call(userEndpoints.list);
  expect(refused.status).toBe(428);
  expect(refused.error.message[0]).toMatch(/^Your role requires two-step sign-in/);
  const listed = await own.run(firmOperations.showcaseFirms, {});
  expect(listed.status).toBe(428);
  expect((await own.call(profileEndpoints.sessions)).status).toBe(428);
  expect((await own.call(authEndpoints.session)).body).toMatchObject({ mustTurnOnCodes: true });

  const { body } = await own.call(profileEndpoints.beginSecondFactor, {
    body: { currentPassword: password },
  });
  const code = new TOTP({ secret: Secret.fromBase32(body.secret) }).generate();
  await own.call(profileEndpoints.confirmSecondFactor, { body: { code } });
  expect((await own.call(authEndpoints.session)).body).not.toHaveProperty('mustTurnOnCodes');
  expect((await own.call(userEndpoints.list)).status).toBe(200);
  await own.call(profileEndpoints.removeSecondFactor, { body: { currentPassword: password } });
  expect((await own.call(userEndpoints.list)).status).toBe(428);
});

test('only roles that apply count: a partner’s admin role is not the admin’s', async () => {
  const organizationId = await buildOrganization(server.pool);
  const partner = server.as(await buildUser(server.pool, { organizationId, roles: ['admin'] }));
  await server.pool`insert into demanded_factors (role) values ('admin')`;
  expect((await partner.call(userEndpoints.list)).status).toBe(200);
  await server.pool`insert into demanded_factors (role) values ('firm')`;
  expect((await partner.call(userEndpoints.list)).status).toBe(428);
});

test('a session of the OpenID provider, and a view as someone else, are exempt', async () => {
  const { id } = await staff('editor');
  await server.pool`insert into demanded_factors (role) values ('editor')`;
  const token = newToken();
  const opened = { tokenHash: hashToken(token), userId: id, userAgent: null, absoluteDays: 1 };
  await insertSession(server.pool, { ...opened, isByProvider: true });
  expect((await server.withToken(token).call(userEndpoints.list)).status).toBe(200);
  const admin = server.as(await buildStaff(server.pool, 'admin'));
  const view = await admin.call(viewAsEndpoints.begin, { body: { userId: id } });
  const viewing = server.withToken(view.body.access_token);
  expect((await viewing.call(userEndpoints.list)).status).toBe(200);
});
