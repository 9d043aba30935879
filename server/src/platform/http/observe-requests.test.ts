import { authEndpoints } from '@masthead/shared/people/sign-in/auth.endpoints.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { withTestServer } from '../../../test/server.ts';
import { buildStaff } from '../../people/users/users.testing.ts';
import { output } from '../process/output.ts';

const server = withTestServer({ config: { logLevel: 'info' } });
const quiet = withTestServer();

/** The lines of the log while something runs. */
async function linesOf(run: () => Promise<unknown>) {
  const write = vi.spyOn(output, 'write').mockImplementation(() => {});
  onTestFinished(() => write.mockRestore());
  await run();
  const lines = write.mock.calls.map(([line]) => JSON.parse(line) as Record<string, unknown>);
  write.mockRestore();
  return lines;
}

test('each request is one line: pattern, status, time, request and person; no address, query, token or body', async () => {
  const person = await buildStaff(server.pool, 'admin');
  const lines = await linesOf(async () => {
    await server.as(person).call(authEndpoints.session, {});
    await server.app.http.inject({ url: '/api/auth/oauth/secret-token?secret=query' });
    await server.app.http.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { username: 'secret', password: 'secret' },
      headers: { authorization: 'Bearer secret' },
    });
  });
  expect(JSON.stringify(lines)).not.toContain('secret');
  const requests = lines.filter(({ msg }) => msg === 'request');
  expect(requests).toHaveLength(3);
  expect(requests[0]).toEqual({
    level: 30,
    time: expect.any(Number),
    pid: expect.any(Number),
    hostname: expect.any(String),
    reqId: expect.stringMatching(/^[\da-f-]{36}$/),
    method: 'GET',
    route: authEndpoints.session.path,
    status: 200,
    ms: expect.any(Number),
    person,
    msg: 'request',
  });
  expect(requests.map(({ route }) => route).slice(1)).toContain('/api/auth/login');
});

test('requests are not logged at the usual level', async () => {
  expect(await linesOf(() => quiet.app.http.inject({ url: '/api/health/live' }))).toEqual([]);
});
