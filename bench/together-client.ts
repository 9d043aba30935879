import { buildStaff } from '../server/src/people/users/users.testing.ts';
import type { Pool } from '../server/src/platform/db/client.ts';
import type { TestClient } from '../server/test/server.ts';
import { openSession } from './server.ts';

interface Asked {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** Calls a server as a person does, with the interface of tests. */
export function clientOf(address: string, token: string): Pick<TestClient, 'call'> {
  const call = async (endpoint: { method: string; path: string }, sent: Asked = {}) => {
    const path = endpoint.path.replace(/:(\w+)/g, (_, name) => String(sent.params?.[name]));
    const url = new URL(path, address);
    for (const [name, value] of Object.entries(sent.query ?? {}))
      url.searchParams.set(name, String(value));
    const answer = await fetch(url, {
      method: endpoint.method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      ...(sent.body !== undefined && { body: JSON.stringify(sent.body) }),
    });
    const body: unknown = await answer.json();
    return { status: answer.status, body, error: body };
  };
  return { call: call as unknown as TestClient['call'] };
}

/** Sessions of so many people who may edit every post. */
export async function sessionsOf(pool: Pool, people: number): Promise<string[]> {
  const roles = ['editor', 'author', 'admin'] as const;
  const ids: number[] = [];
  for (let at = 0; at < people; at += 1)
    ids.push(await buildStaff(pool, roles[at % roles.length] ?? 'editor'));
  return Promise.all(ids.map((id) => openSession(pool, id)));
}
