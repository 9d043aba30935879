import { authEndpoints } from '@masthead/shared/people/sign-in/auth.endpoints.ts';
import { userEndpoints } from '@masthead/shared/people/users/user.endpoints.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { type TestClient, withTestServer } from '../../../test/server.ts';
import { buildOrganization, buildStaff, buildUser } from './users.testing.ts';

const server = withTestServer();
let admin: TestClient;
let adminId: number;
let owner: number;
let partner: number;

beforeAll(async () => {
  owner = await buildOrganization(server.pool, { name: 'The owner', isOwner: true });
  partner = await buildOrganization(server.pool, { name: 'Pecan Street' });
  adminId = await buildStaff(server.pool, 'admin');
  admin = server.as(adminId);
});

const changesOf = (userId: number) => server.pool<
  { action: string; actorId: number; after: Record<string, unknown> }[]
>`
  select action, actor_id, after from changes
   where table_name = 'users' and record_id = ${String(userId)} order by id`;

const newPerson = (changes: object = {}) => ({
  name: 'Nora Quill',
  email: 'Nora.Quill@example.com',
  username: 'nora.quill',
  userGroupId: owner,
  ...changes,
});

const sorted = (answers: { status: number }[]) =>
  answers.map(({ status }) => status).sort((a, b) => a - b);

const read = async (id: number) => (await admin.call(userEndpoints.get, { params: { id } })).body;

describe('the list of people', () => {
  test('returns full rows, including disabled people, to admins, and a short list of enabled people to others', async () => {
    const id = await buildUser(server.pool, { organizationId: partner, roles: ['admin', 'firm'] });
    const gone = await buildUser(server.pool, { organizationId: owner, isDisabled: true });
    const nowhere = await buildUser(server.pool);
    const { body } = await admin.call(userEndpoints.list);
    expect(body.find((one) => one.id === id)).toEqual({
      id,
      name: expect.stringContaining('Person'),
      username: expect.any(String),
      email: expect.stringContaining('@example.com'),
      imageUrl: null,
      userGroupId: partner,
      group: 'Pecan Street',
      isDisabled: false,
      isAdmin: false,
      roles: [
        { id: expect.any(Number), name: 'admin' },
        { id: expect.any(Number), name: 'firm' },
      ],
    });
    expect(body.find((one) => one.id === gone)).toMatchObject({ isDisabled: true });
    expect(body.find((one) => one.id === nowhere)).toMatchObject({
      userGroupId: null,
      group: null,
    });
    expect(body.find((one) => one.id === adminId)).toMatchObject({ isAdmin: true });

    const asEditor = server.as(await buildStaff(server.pool, 'editor'));
    const seen = (await asEditor.call(userEndpoints.list)).body;
    expect(seen.map((one) => one.id)).toContain(id);
    expect(seen.map((one) => one.id)).not.toContain(gone);
    expect(Object.keys(seen[0] ?? {}).sort()).toEqual(['id', 'name', 'roles']);
  });

  test('returns one person with every field', async () => {
    const id = await buildUser(server.pool, { organizationId: owner, roles: ['editor'] });
    expect(await read(id)).toMatchObject({
      id,
      version: 1,
      group: 'The owner',
      isGowUser: true,
      isAdmin: false,
      hasPassword: false,
      bio: null,
      rebelmouseRole: null,
      roles: [{ name: 'editor' }],
    });
  });
});

describe('adding a person', () => {
  test('saves their fields, without a password and without roles', async () => {
    const { status, body } = await admin.call(userEndpoints.create, {
      body: newPerson({ bio: 'Covers food.', rebelmouseRole: 'Guest Writer', roles: ['admin'] }),
    });
    expect(status).toBe(200);
    expect(await read(body.id)).toMatchObject({
      name: 'Nora Quill',
      email: 'Nora.Quill@example.com',
      username: 'nora.quill',
      userGroupId: owner,
      bio: 'Covers food.',
      rebelmouseRole: 'Guest Writer',
      hasPassword: false,
      isDisabled: false,
      roles: [],
    });
    expect((await changesOf(body.id))[0]).toMatchObject({ action: 'insert', actorId: adminId });
  });

  test('reports missing and invalid fields in the order of the screen', async () => {
    const refused = async (body: object) =>
      (await admin.call(userEndpoints.create, { body })).error.message;
    expect(await refused({})).toEqual([
      'A first and last name is required',
      'A valid email address is required',
      'You must select an organization',
      'A username is required',
    ]);
    expect(await refused(newPerson({ email: 'nora at example' }))).toEqual([
      'You must provide a valid email address',
    ]);
    expect(await refused(newPerson({ userGroupId: 999_999 }))).toEqual([
      'You must select an organization',
    ]);
    expect(await refused(newPerson({ username: 'admin@example.com' }))).toEqual([
      'A username can’t contain spaces or the @ sign',
    ]);
    expect(await refused(newPerson({ rebelmouseRole: 'King' }))).toEqual([
      'Choose Administrator, Guest Writer or Editor',
    ]);
    expect(await refused(newPerson({ imageUrl: 'javascript:alert(1)' }))).toEqual([
      'Enter a web address for the profile photo',
    ]);
    expect(await refused(newPerson({ passwordHash: 'x' }))).toEqual([
      'Unknown field "passwordHash".',
    ]);
  });

  test('rejects a used email or username in any letter case, also concurrently', async () => {
    const body = newPerson({ email: 'twice@example.com', username: 'twice' });
    const answers = await Promise.all(
      [1, 2, 3].map(() => admin.call(userEndpoints.create, { body })),
    );
    expect(sorted(answers)).toEqual([200, 400, 400]);
    const again = (changes: object) =>
      admin.call(userEndpoints.create, { body: { ...body, ...changes } });
    const sameEmail = await again({ email: 'TWICE@Example.com', username: 'other' });
    expect(sameEmail.error.errors).toEqual([
      { path: 'email', message: 'This email address is already in use.' },
    ]);
    const sameName = await again({ email: 'other@example.com', username: 'TWICE' });
    expect(sameName.error.errors).toEqual([
      { path: 'username', message: 'This username is already in use.' },
    ]);
  });

  test('rejects a deleted organization', async () => {
    const gone = await buildOrganization(server.pool);
    await server.pool`update organizations set deleted_at = now() where id = ${gone}`;
    const { error } = await admin.call(userEndpoints.create, {
      body: newPerson({ userGroupId: gone }),
    });
    expect(error.message).toEqual(['You must select an organization']);
  });
});

describe('updating a person', () => {
  const save = (body: object, client = admin) => client.call(userEndpoints.update, { body });

  test('keeps omitted fields, clears null fields and increments the version', async () => {
    const id = await buildUser(server.pool, { organizationId: owner });
    const first = await save({ id, version: 1, bio: 'Writes.', rebelmouseRole: 'Editor' });
    expect(first.body).toMatchObject({ version: 2, bio: 'Writes.', rebelmouseRole: 'Editor' });
    const second = await save({ id, version: 2, name: ' Ana Ruiz ', bio: null });
    expect(second.body).toMatchObject({
      version: 3,
      name: 'Ana Ruiz',
      bio: null,
      rebelmouseRole: 'Editor',
      userGroupId: owner,
      updatedBy: expect.stringContaining('Person'),
    });
    const moved = await save({ id, version: 3, userGroupId: partner });
    expect(moved.body).toMatchObject({ group: 'Pecan Street', isGowUser: false });
  });

  test('ignores read-only keys of a whole record', async () => {
    const id = await buildUser(server.pool, { organizationId: owner, username: 'whole' });
    const record = await read(id);
    const { status, body } = await save({
      ...record,
      username: 'taken-over',
      isAdmin: true,
      isGowUser: true,
      isChatMember: true,
      roles: [{ id: 1, name: 'admin' }],
      group: 'Elsewhere',
    });
    expect(status).toBe(200);
    expect(body).toEqual(record);
  });

  test('reports missing and invalid fields and changes nothing', async () => {
    const id = await buildUser(server.pool, { organizationId: partner, roles: ['admin', 'firm'] });
    const body = { id, version: 1, name: 'Changed' };
    expect((await save({ ...body, name: ' ' })).error.message).toEqual([
      'A first and last name is required',
    ]);
    expect((await save({ ...body, userGroupId: null })).error.message).toEqual([
      'You must select an organization',
    ]);
    const taken = await buildUser(server.pool, { username: 'taken' });
    expect(taken).toBeGreaterThan(0);
    expect((await save({ ...body, email: 'Taken@Example.COM' })).error.message).toEqual([
      'This email address is already in use.',
    ]);
    expect(await read(id)).toMatchObject({ version: 1 });
  });

  test('ends the access of a disabled person at the next request, and enabling reopens no old session', async () => {
    const id = await buildStaff(server.pool, 'editor');
    const client = server.as(id);
    expect((await client.call(authEndpoints.session)).status).toBe(200);
    const { body } = await save({ id, version: 1, isDisabled: true });
    expect(body).toMatchObject({ isDisabled: true, version: 2 });
    expect((await client.call(authEndpoints.session)).status).toBe(401);
    expect((await save({ id, version: 2, isDisabled: false })).body.isDisabled).toBe(false);
    expect((await client.call(authEndpoints.session)).status).toBe(401);
    expect((await server.as(id).call(authEndpoints.session)).status).toBe(200);
  });
});

describe('profiles on the external platform', () => {
  test('are found by email in any letter case; none for an unknown email', async () => {
    await server.pool`insert into external_profiles (email, city, name, profile_url, is_active) values
      ('out@example.com', 'Houston', 'Outer', 'https://example.com/outer', true),
      ('OUT@example.com', 'Austin', 'Outer', null, false)`;
    const find = (email: string) =>
      admin.call(userEndpoints.externalProfiles, { params: { email } });
    const { body } = await find('Out@Example.com');
    expect(body).toEqual([
      {
        id: expect.any(Number),
        city: 'Austin',
        name: 'Outer',
        profile_url: null,
        is_active: false,
      },
      {
        id: expect.any(Number),
        city: 'Houston',
        name: 'Outer',
        profile_url: 'https://example.com/outer',
        is_active: true,
      },
    ]);
    expect((await find('nobody@example.com')).body).toEqual([]);
  });
});
