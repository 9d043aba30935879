import type { TestClient } from '../server/test/server.ts';

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
