import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chatEndpoints } from '@masthead/shared/workspace/chat/chat.endpoints.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestClient, type TestServer } from '../../../test/server.ts';
import { asPerson } from '../../platform/db/client.ts';
import { buildMember, words } from './chat.testing.ts';

let server: TestServer;
let folder: string;
let anaId = 0;
let benId = 0;
let ana: TestClient;
let ben: TestClient;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'masthead-chat-'));
  server = await startTestServer({ config: { logLevel: 'silent', dataFolder: folder } });
  anaId = await buildMember(server.pool);
  benId = await buildMember(server.pool);
  [ana, ben] = [server.as(anaId), server.as(benId)];
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

const send = async (by: TestClient, message: string) =>
  (await by.call(chatEndpoints.send, words(message))).body;
const list = async (by: TestClient) =>
  (await by.call(chatEndpoints.list, { query: { limit: 5 } })).body;
const found = async (by: TestClient, id: number) =>
  (await list(by)).nodes.find((node) => node.id === id);
const edit = (by: TestClient, id: number, message: string) =>
  by.call(chatEndpoints.edit, { params: { id }, body: { message } });
const remove = (by: TestClient, id: number) => by.call(chatEndpoints.remove, { params: { id } });
const upload = async (by: TestClient, name: string) =>
  (
    await by.upload(chatEndpoints.upload, {
      file: { bytes: 'words', name, type: '' },
      body: { clientId: randomUUID() },
    })
  ).body;

describe('one’s own message', () => {
  test('can be edited, is marked as edited, and every page learns of it', async () => {
    const { id } = await send(ana, 'Wensday');
    const before = await list(ben);
    expect(await found(ben, id)).toMatchObject({ editedAt: null, isDeleted: false });
    const { body, status } = await edit(ana, id, ' Wednesday ');
    expect([status, body.message]).toEqual([200, 'Wednesday']);
    const after = await list(ben);
    expect(after.changes).toBeGreaterThan(before.changes);
    expect(after.nodes[0]).toMatchObject({ message: 'Wednesday', editedAt: expect.any(String) });
  });

  test('stays as it is when saved unchanged', async () => {
    const { id } = await send(ana, 'The same');
    const { changes } = await list(ana);
    expect((await edit(ana, id, 'The same')).body.editedAt).toBeNull();
    expect((await list(ana)).changes).toBe(changes);
  });

  test('must keep 1 to 5,000 characters', async () => {
    const { id } = await send(ana, 'Words');
    expect((await edit(ana, id, '  ')).status).toBe(400);
    expect((await edit(ana, id, 'x'.repeat(5001))).status).toBe(400);
  });

  test('can be deleted: a line without words stays, which is neither found nor unread', async () => {
    const first = await send(ana, 'Before it');
    await ben.call(chatEndpoints.read, { body: { upTo: first.id } });
    const { id } = await send(ana, 'Regrettable');
    await edit(ana, id, 'Very regrettable');
    const before = await list(ben);
    const { body, status } = await remove(ana, id);
    expect(status).toBe(200);
    expect(body).toMatchObject({ id, message: '', isDeleted: true, editedAt: null });
    const after = await list(ben);
    expect(after.changes).toBeGreaterThan(before.changes);
    expect(after.nodes[0]).toEqual(body);
    const search = await ben.call(chatEndpoints.search, { query: { text: 'regrettable' } });
    expect(search.body).toEqual([]);
    expect((await ben.call(chatEndpoints.unread)).body.count).toBe(0);
    expect((await edit(ana, id, 'Back')).status).toBe(404);
    expect((await remove(ana, id)).body).toEqual(body);
  });

  test('that was edited or deleted and is sent again is the same message', async () => {
    const request = words('Sent once');
    const { id } = (await ana.call(chatEndpoints.send, request)).body;
    await edit(ana, id, 'Edited');
    const again = await ana.call(chatEndpoints.send, request);
    expect([again.status, again.body.id, again.body.message]).toEqual([200, id, 'Edited']);
    await remove(ana, id);
    expect((await ana.call(chatEndpoints.send, request)).body.isDeleted).toBe(true);
  });

  test('with a file goes with its file, and its words cannot be edited', async () => {
    const files = join(folder, 'chat', 'files');
    const { id, file } = await upload(ana, 'notes.txt');
    expect(await readdir(files)).toContain(file?.key);
    expect((await edit(ana, id, 'Words')).status).toBe(404);
    const { body } = await remove(ana, id);
    expect(body).toMatchObject({ type: 'text', file: null, isDeleted: true });
    expect(await readdir(files)).not.toContain(file?.key);
    const params = { key: file?.key ?? '' };
    expect((await ana.call(chatEndpoints.file, { params })).status).toBe(404);
  });
});

describe('a message of somebody else', () => {
  test('can be neither edited nor deleted, also past the calls', async () => {
    const { id } = await send(ana, 'Mine');
    expect((await edit(ben, id, 'Yours')).status).toBe(404);
    expect((await remove(ben, id)).status).toBe(404);
    expect((await remove(ben, 2_147_483_647)).status).toBe(404);
    await asPerson(server.pool, { id: benId }, async (db) => {
      await db`select edit_chat_message(${id}, 'Yours')`;
      await db`select delete_chat_message(${id})`;
    });
    const change = asPerson(
      server.pool,
      { id: anaId },
      (db) => db`update chat_messages set message = 'Past the functions' where id = ${id}`,
    );
    await expect(change).rejects.toThrow(/permission denied/);
    expect(await found(ana, id)).toMatchObject({ message: 'Mine', editedAt: null });
  });
});
