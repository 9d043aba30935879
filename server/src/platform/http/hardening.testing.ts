import type { InjectOptions } from 'fastify';
import { expect } from 'vitest';
import type { TestServer } from '../../../test/server.ts';
import { openSession } from '../../../test/session.ts';
import { buildDigest, buildSite } from '../../email/campaigns/campaigns.testing.ts';
import { buildStaff } from '../../people/users/users.testing.ts';

export const json = { 'content-type': 'application/json' };

export type Target = Awaited<ReturnType<typeof buildTarget>>;

/** A digest, and an admin who sends to it what no client would. */
export async function buildTarget(server: TestServer) {
  const token = await openSession(server.pool, await buildStaff(server.pool, 'admin'));
  const siteId = (await buildSite(server.pool)).id;
  const digestId = await buildDigest(server.pool, { siteId });
  const ask = (options: InjectOptions) =>
    server.app.http.inject({
      ...options,
      headers: { authorization: `Bearer ${token}`, ...options.headers },
    });
  return {
    token,
    siteId,
    digestId,
    ask,
    /** Sends this body, as it is, to a call that takes a JSON object. */
    put: (payload: string | Buffer, headers: Record<string, string> = json) =>
      ask({ method: 'PUT', url: '/api/daily-digest', headers, payload }),
    body: (fields: string) => `{"id":${digestId},"version":1,${fields}}`,
    async expectUnchanged() {
      const [row] = await server.pool<
        { version: number }[]
      >`select version from campaigns where id = ${digestId}`;
      expect(row?.version).toBe(1);
    },
  };
}
