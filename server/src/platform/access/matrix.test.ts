import { may } from '@masthead/shared/platform/access/access.ts';
import { effectiveRoles, type Role, roles } from '@masthead/shared/platform/access/roles.ts';
import type { Endpoint } from '@masthead/shared/platform/contract/endpoint.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { declaredEndpoints, declaredOperations } from '../../../test/declared.ts';
import { type TestClient, withTestServer } from '../../../test/server.ts';
import { buildOrganization, buildUser } from '../../people/users/users.testing.ts';

const server = withTestServer();
const endpoints = await declaredEndpoints();
const operations = await declaredOperations();

interface Person {
  name: string;
  held: Role[];
  organization: 'owner' | 'partner' | 'none';
  isChatMember?: boolean;
}

/** One of each: every role alone, all of them, none, chat, two partners, one who belongs nowhere. */
const people: Person[] = [
  ...roles.map((role): Person => ({ name: role, held: [role], organization: 'owner' })),
  {
    name: 'every role but admin',
    held: roles.filter((role) => role !== 'admin'),
    organization: 'owner',
  },
  { name: 'no role', held: [], organization: 'owner' },
  { name: 'chat member', held: [], organization: 'owner', isChatMember: true },
  { name: 'partner admin', held: ['admin'], organization: 'partner' },
  { name: 'partner with every role', held: [...roles], organization: 'partner' },
  { name: 'admin of no organization', held: ['admin'], organization: 'none' },
];

const clients = new Map<Person, TestClient>();

beforeAll(async () => {
  const owner = await buildOrganization(server.pool, { isOwner: true });
  const partner = await buildOrganization(server.pool);
  const ids = { owner, partner, none: null };
  for (const person of people) {
    const id = await buildUser(server.pool, {
      organizationId: ids[person.organization],
      roles: person.held,
      isChatMember: person.isChatMember ?? false,
    });
    clients.set(person, server.as(id));
  }
});

/** What the access table says of a person. */
function isAllowed(person: Person, access: Endpoint['access']): boolean {
  const isOwner = person.organization === 'owner';
  return may(
    { roles: effectiveRoles(person.held, isOwner), isChatMember: isOwner && !!person.isChatMember },
    access,
  );
}

/** Logging out would end the session that the next cells need. */
const asked = endpoints.filter(([name]) => name !== 'authEndpoints.logout');

describe('every REST call answers as the access table says', () => {
  for (const [name, endpoint] of asked) {
    test(name, async () => {
      const sent = { params: { id: 999_999 } };
      const nobody = await server.as(null).call(endpoint, sent);
      if (endpoint.access !== 'public') expect(nobody.status, 'nobody').toBe(401);
      const garbage = await server.withToken('x'.repeat(43)).call(endpoint, sent);
      if (endpoint.access !== 'public') expect(garbage.status, 'a made-up token').toBe(401);
      for (const [person, client] of clients) {
        const { status } = await client.call(endpoint, sent);
        if (isAllowed(person, endpoint.access))
          expect([401, 403], person.name).not.toContain(status);
        else expect(status, person.name).toBe(403);
        expect(status, person.name).toBeLessThan(500);
      }
    });
  }
});

describe('every GraphQL field answers as the access table says', () => {
  for (const operation of operations) {
    test(operation.name, async () => {
      const args = { id: 999_999, showcaseFirmId: 999_999 };
      expect((await server.as(null).run(operation, args)).status).toBe(401);
      for (const [person, client] of clients) {
        const { errors } = await client.run(operation, args);
        const isForbidden = errors[0]?.extensions.code === 'FORBIDDEN';
        expect(isForbidden, person.name).toBe(!isAllowed(person, operation.access));
      }
    });
  }
});

test('the server has the declared calls and no others', () => {
  const known = new Set(endpoints.map(([, { method, path }]) => `${method} ${path}`));
  const served = server.app.routes.filter(
    ({ url }) => url.startsWith('/api/') && !url.startsWith('/api/docs'),
  );
  const unknown = served.filter(
    ({ method, url }) => method !== 'HEAD' && !known.has(`${method} ${url}`),
  );
  // Of these the first is the line on which changes are told (live.test.ts), the other the documentation.
  expect(unknown).toEqual([
    { method: 'GET', url: '/api/live' },
    { method: 'GET', url: '/api/openapi.json' },
  ]);
  const missing = [...known].filter(
    (name) => !served.some(({ method, url }) => `${method} ${url}` === name),
  );
  expect(missing).toEqual([]);
});
