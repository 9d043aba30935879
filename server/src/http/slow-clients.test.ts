import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../test/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test('a client that sends its headers or body slowly is cut off (reliability 4)', () => {
  const { headersTimeout, requestTimeout, timeout, keepAliveTimeout } = server.app.http.server;
  expect({ headersTimeout, requestTimeout, timeout, keepAliveTimeout }).toEqual({
    headersTimeout: 20_000,
    requestTimeout: 120_000,
    timeout: 180_000,
    keepAliveTimeout: 65_000,
  });
});
