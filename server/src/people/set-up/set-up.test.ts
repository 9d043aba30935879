import { setUpEndpoints } from '@masthead/shared/people/set-up/set-up.endpoints.ts';
import { setUpMessages } from '@masthead/shared/people/set-up/set-up.messages.ts';
import { authEndpoints } from '@masthead/shared/people/sign-in/auth.endpoints.ts';
import { siteEndpoints } from '@masthead/shared/people/sites/site.endpoints.ts';
import { passwordMessages } from '@masthead/shared/platform/access/password.ts';
import { healthEndpoints } from '@masthead/shared/platform/health/health.endpoints.ts';
import { activityEndpoints } from '@masthead/shared/workspace/history/history.endpoints.ts';
import { describe, expect, onTestFinished, test } from 'vitest';
import { oneKey } from '../../../test/one-key.ts';
import { clientOf, startTestServer, withTestServer } from '../../../test/server.ts';
import { buildApp } from '../../app.ts';
import { newToken } from '../../platform/access/seal.ts';
import { isSetUpCode, openSetUp, setUpCodeOf } from './set-up.ts';

const { state, check, finish } = setUpEndpoints;
const code = setUpCodeOf(oneKey('test key'));
const whole = {
  code,
  publisher: 'Riverbend Press',
  timeZone: 'America/Denver',
  property: 'Riverbend',
  city: 'Pueblo',
  url: 'https://riverbend.example',
  postalAddress: '12 Main Street\nPueblo, CO 81003',
  name: 'Ada Larkin',
  email: 'Ada.Larkin@riverbend.example',
  password: 'velvet tractor onion',
};

/** A server of its own on a database without anybody. */
async function newServer() {
  const server = await startTestServer({ isNew: true });
  onTestFinished(() => server.stop());
  return { ...server, client: server.as(null) };
}

const counts = async ({ pool }: Pick<Awaited<ReturnType<typeof newServer>>, 'pool'>) => {
  const [row] = await pool<{ users: number; sites: number; organizations: number }[]>`
    select (select count(*) from users) as users, (select count(*) from sites) as sites,
           (select count(*) from organizations) as organizations`;
  return row;
};
const nothing = { users: 0, sites: 0, organizations: 0 };
const one = { users: 1, sites: 1, organizations: 1 };

describe('while Masthead waits to be set up', () => {
  const server = withTestServer({ isNew: true });
  const get = (url: string, headers = {}) => server.app.http.inject({ url, headers });

  test.each(['/', '/login', '/home', '/articles?page=2', '/sites/1', '/u/token', '/no-such-page'])(
    'the page %s leads to /set-up',
    async (url) => {
      const { statusCode, headers } = await get(url);
      expect([statusCode, headers.location]).toEqual([303, '/set-up']);
    },
  );

  test('the set-up’s own page is not led anywhere', async () => {
    expect((await get('/set-up')).statusCode).not.toBe(303);
    expect((await get('/set-up?again')).statusCode).not.toBe(303);
  });

  test.each([
    '/api/auth/options',
    '/api/public/sites/1/showcase',
    '/images/1',
    '/api/no-such-call',
  ])('refuses %s with the way on', async (url) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.json().message]).toEqual([503, [setUpMessages.waits]]);
  });

  test('refuses a sign-in and GraphQL', async () => {
    const body = { username: 'admin', password: 'a' };
    expect((await server.as(null).call(authEndpoints.login, { body })).status).toBe(503);
    const query = {
      method: 'POST',
      url: '/graphql',
      payload: { query: '{ firms { id } }' },
    } as const;
    expect((await server.app.http.inject(query)).statusCode).toBe(503);
  });

  test('a session of an earlier installation is over (401)', async () => {
    const { status, error } = await server.withToken(newToken()).call(authEndpoints.session);
    expect([status, error.message]).toEqual([401, [setUpMessages.waits]]);
  });

  test('health answers as usual', async () => {
    for (const endpoint of Object.values(healthEndpoints))
      expect((await server.as(null).call(endpoint)).error?.message).toBeUndefined();
  });

  test('says that it waits', async () => {
    expect(await server.as(null).call(state)).toMatchObject({ status: 200, body: {} });
  });
});

describe('the one-time code', () => {
  test('is four groups of four; spaces, dashes and capitals do not matter', () => {
    const keys = oneKey('test key');
    expect(code).toMatch(/^([0-9a-f]{4}-){3}[0-9a-f]{4}$/);
    const written = [code, code.toUpperCase(), code.replaceAll('-', ''), ` ${code} `];
    expect(written.map((typed) => isSetUpCode(keys, typed))).toEqual([true, true, true, true]);
    const others = [setUpCodeOf(oneKey('another')), '', code.slice(1), `${code}0`];
    expect(others.map((typed) => isSetUpCode(keys, typed))).toEqual([false, false, false, false]);
  });

  test('is checked before the first step and again at the end; a wrong one changes nothing', async () => {
    const server = await newServer();
    const { client } = server;
    const right = await client.call(check, { body: { code } });
    expect([right.status, right.body]).toEqual([200, { publisher: null }]);
    for (const endpoint of [check, finish]) {
      const body = { ...(endpoint === finish && whole), code: '0000-0000-0000-0000' };
      const { status, error } = await client.call(endpoint, { body });
      expect([status, error.errors]).toEqual([
        400,
        [{ path: 'code', message: setUpMessages.wrongCode }],
      ]);
    }
    const none = await client.call(check, { body: { code: ' ' } });
    expect([none.status, none.error.message]).toEqual([400, [setUpMessages.codeRequired]]);
    expect(await counts(server)).toEqual(nothing);
  });

  test('five wrong codes close it to an address for a while, even at once and for the right code', async () => {
    const server = await newServer();
    const guess = (body: object, endpoint: typeof check | typeof finish = check) =>
      server.client.call(endpoint, { body });
    const guesses = Array.from({ length: 7 }, () => guess({ code: 'wrong' }));
    const answers = await Promise.all(guesses);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      400, 400, 400, 400, 400, 429, 429,
    ]);
    const closed = await guess(whole, finish);
    expect([closed.status, closed.error.message]).toEqual([429, [setUpMessages.tooManyCodes]]);
    const elsewhere = await server.app.http.inject({
      method: 'POST',
      url: check.path,
      payload: { code },
      remoteAddress: '192.0.2.7',
    });
    expect(elsewhere.statusCode).toBe(200);
    expect(await counts(server)).toEqual(nothing);
  });

  test('right codes are not counted', async () => {
    const { client } = await newServer();
    for (let time = 0; time < 7; time += 1)
      expect((await client.call(check, { body: { code } })).status).toBe(200);
  });

  test('the settings may name the publisher', async () => {
    const publisher = { name: 'From the settings', postalAddress: '' };
    const server = await startTestServer({ isNew: true, config: { publisher } });
    onTestFinished(() => server.stop());
    const { body } = await server.as(null).call(check, { body: { code } });
    expect(body.publisher).toBe('From the settings');
  });
});

describe('finishing the set-up', () => {
  const server = withTestServer({ isNew: true });

  test.each([
    ['publisher', '', setUpMessages.publisherRequired],
    ['publisher', 'x'.repeat(201), 'Use at most 200 characters here'],
    ['timeZone', 'America/Nowhere', 'You must choose a time zone from the list'],
    ['property', ' ', 'A property name is required'],
    ['city', '', 'A city is required'],
    ['url', '', 'A URL is required'],
    ['url', 'riverbend', 'You must enter a valid URL'],
    ['postalAddress', '', setUpMessages.postalAddressRequired],
    ['name', '', 'A first and last name is required'],
    ['email', '', 'A valid email address is required'],
    ['email', 'admin@localhost', 'You must provide a valid email address'],
    ['password', 'short', passwordMessages.tooShort],
    ['password', 'password1234', passwordMessages.tooEasy],
    ['password', 'ada.larkin.larkin', passwordMessages.tooEasy],
  ])('rejects %s %j at its field and changes nothing', async (path, value, message) => {
    const body = { ...whole, [path]: value };
    const { status, error } = await server.as(null).call(finish, { body });
    expect([status, error.errors]).toEqual([400, [{ path, message }]]);
    expect(await counts(server)).toEqual(nothing);
  });

  test('writes everything at once and signs the admin in; then it is over for good', async () => {
    const { status, body } = await server.as(null).call(finish, { body: whole });
    expect(status).toBe(200);
    expect(body.user).toMatchObject({
      name: 'Ada Larkin',
      username: 'ada.larkin',
      email: 'Ada.Larkin@riverbend.example',
      isAdmin: true,
      roles: ['admin'],
    });
    expect(await counts(server)).toEqual(one);
    const admin = clientOf(server.app, body.access_token);
    const [site] = (await admin.call(siteEndpoints.list)).body;
    const { body: read } = await admin.call(siteEndpoints.get, { params: { id: site?.id ?? 0 } });
    expect(read).toMatchObject({
      name: 'Riverbend Pueblo',
      isMain: true,
      url: 'https://riverbend.example',
      timeZone: 'America/Denver',
      postalAddress: '12 Main Street\nPueblo, CO 81003',
      updatedBy: 'Ada Larkin',
    });
    const [{ sections } = { sections: 0 }] = await server.pool<{ sections: number }[]>`
      select count(*) as sections from sections where site_id = ${read.id}`;
    expect(sections).toBeGreaterThan(6);
    const [organization] = await server.pool`select name, is_owner from organizations`;
    expect(organization).toEqual({ name: 'Riverbend Press', isOwner: true });
  });

  test('History names the set-up', async () => {
    const { body } = await server.as(1).call(activityEndpoints.list);
    const said = body.nodes.map(({ who, does }) => `${who} ${does}`);
    expect(said).toContain('Ada Larkin set up Masthead with the account of');
  });

  test('afterwards the password signs in by email and by username', async () => {
    for (const username of [whole.email, 'ada.larkin']) {
      const body = { username, password: whole.password };
      expect((await server.as(null).call(authEndpoints.login, { body })).status).toBe(200);
    }
  });

  test('afterwards its calls answer 404 and 409, with the right code too, and pages open', async () => {
    expect((await server.as(null).call(state)).status).toBe(404);
    for (const endpoint of [check, finish])
      for (const sent of [code, '0000-0000-0000-0000']) {
        const body = { ...(endpoint === finish && whole), code: sent };
        const { status, error } = await server.as(null).call(endpoint, { body });
        expect([status, error.message]).toEqual([409, [setUpMessages.isOver]]);
      }
    expect((await server.app.http.inject({ url: '/login' })).statusCode).not.toBe(303);
    expect((await server.as(null).call(authEndpoints.options)).status).toBe(200);
    expect(await counts(server)).toEqual(one);
  });
});

test('whom the settings name for the staff chat is a member at once', async () => {
  const chatMembers = ['ada.larkin@riverbend.example'];
  const server = await startTestServer({ isNew: true, config: { chatMembers } });
  onTestFinished(() => server.stop());
  const { body } = await server.as(null).call(finish, { body: whole });
  expect(body.user.isChatMember).toBe(true);
});

describe('several servers and browsers', () => {
  /** A second server of the same database. */
  async function another(server: Awaited<ReturnType<typeof newServer>>) {
    const { http: _, node: _n, readOnly: _r, routes: _a, sessions: _s, ...parts } = server.app;
    const app = await buildApp({ ...parts, setUp: openSetUp(server.pool, server.app.keys) });
    onTestFinished(() => app.http.close());
    return app;
  }

  test('of several that finish at the same time, one wins and the others are told', async () => {
    const server = await newServer();
    const second = clientOf(await another(server), null);
    const answers = await Promise.all(
      [server.client, second, server.client, second].map((client, place) =>
        client.call(finish, { body: { ...whole, name: `Admin ${place}` } }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 409, 409, 409,
    ]);
    const lost = answers.filter(({ status }) => status === 409);
    expect(new Set(lost.map(({ error }) => error.message[0]))).toEqual(
      new Set([setUpMessages.isOver]),
    );
    expect(await counts(server)).toEqual(one);
  });

  test('every server has the same code, and knows at once that it is over', async () => {
    const server = await newServer();
    const app = await another(server);
    const second = clientOf(app, null);
    expect((await second.call(check, { body: { code } })).status).toBe(200);
    expect((await server.client.call(finish, { body: whole })).status).toBe(200);
    expect((await second.call(state)).status).toBe(404);
    expect((await second.call(finish, { body: whole })).status).toBe(409);
    expect((await second.call(authEndpoints.options)).status).toBe(200);
    expect(app.setUp.isKnownOver()).toBe(true);
  });

  test('what fails in the middle leaves nothing, and can be done again', async () => {
    const server = await newServer();
    await server.pool`alter table sections add constraint of_the_test check (false)`;
    expect((await server.client.call(finish, { body: whole })).status).not.toBe(200);
    expect(await counts(server)).toEqual(nothing);
    expect((await server.client.call(state)).status).toBe(200);
    await server.pool`alter table sections drop constraint of_the_test`;
    expect((await server.client.call(finish, { body: whole })).status).toBe(200);
  });
});
