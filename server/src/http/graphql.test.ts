import { dailyDigestOperations } from '@masthead/shared/daily-digests/daily-digest.operations.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, startTestServer } from '../../test/server.ts';
import { buildStaff } from '../users/users.testing.ts';

let server: TestServer;
let editor: number;

beforeAll(async () => {
  server = await startTestServer();
  editor = await buildStaff(server.pool, 'editor');
});
afterAll(() => server.stop());

const signedIn = () => server.as(editor);

test('x', async () => {
  console.log(JSON.stringify(await signedIn().run(dailyDigestOperations.dailyDigests, {})));
});
