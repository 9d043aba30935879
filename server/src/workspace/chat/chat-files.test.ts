import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileSentences } from '@masthead/shared/platform/contract/upload.ts';
import { chatEndpoints } from '@masthead/shared/workspace/chat/chat.endpoints.ts';
import { chatLimits } from '@masthead/shared/workspace/chat/chat.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestClient, type TestServer } from '../../../test/server.ts';
import { buildStaff } from '../../people/users/users.testing.ts';
import { imageKindOf } from '../../platform/integrations/files/private-files.ts';
import { buildMember } from './chat.testing.ts';

let server: TestServer;
let folder: string;
let ana: TestClient;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'masthead-chat-'));
  server = await startTestServer({ config: { logLevel: 'silent', dataFolder: folder } });
  ana = server.as(await buildMember(server.pool));
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

const upload = (
  name: string,
  bytes: Uint8Array | string,
  clientId: string = randomUUID(),
  type = '',
) => ana.upload(chatEndpoints.upload, { file: { bytes, name, type }, body: { clientId } });
const stored = () => readdir(join(folder, 'chat', 'files')).catch(() => []);

const png = Buffer.from('\x89PNG\r\n\x1a\n and more of it', 'latin1');
const script = '<html><script>alert(1)</script></html>';

describe('the type of a file', () => {
  const bitmap = Buffer.alloc(40);
  bitmap.write('BM', 'latin1');
  bitmap.writeUInt32LE(40, 2);
  test.each<[string, Buffer | string, string | null]>([
    ['png', png, 'png'],
    ['jpg', Buffer.from('\xff\xd8\xff\xe0', 'latin1'), 'jpg'],
    ['gif', 'GIF89a....', 'gif'],
    ['tiff', 'II*\0....', 'tiff'],
    ['tiff of the other order', 'MM\0*....', 'tiff'],
    ['webp', 'RIFF\0\0\0\0WEBPVP8 ', 'webp'],
    ['ico', '\0\0\x01\0\x01\0', 'ico'],
    ['bmp', bitmap, 'bmp'],
    ['svg', '<?xml version="1.0"?>\n<!-- a -->\n<svg xmlns="x"></svg>', 'svg'],
    ['a letter that begins with BM', 'BMW is a car, and this is a text of some length.', null],
    ['a page that holds an svg', '<html><svg></svg></html>', null],
    ['words', 'Some words', null],
    ['nothing', '', null],
  ])('recognizes %s by its content', (_, bytes, kind) =>
    expect(imageKindOf(Buffer.from(bytes as string, 'latin1'))).toBe(kind),
  );
});

describe('a file in the chat', () => {
  test('is an image or a file by its content, whatever its name and sender claim', async () => {
    const image = (await upload('notes.txt', png, randomUUID(), 'text/plain')).body;
    expect([image.type, image.file?.kind, image.message]).toEqual(['image', 'png', '']);
    const file = (await upload('photo.png', script, randomUUID(), 'image/png')).body;
    expect([file.type, file.file?.kind, file.file?.bytes]).toEqual(['file', null, script.length]);
  });

  test('is served as a download, never as a page', async () => {
    const { file } = (await upload('page.html', script, randomUUID(), 'text/html')).body;
    const { raw } = await ana.call(chatEndpoints.file, { params: { key: file?.key ?? '' } });
    expect(raw.body).toBe(script);
    expect(raw.headers['content-type']).toBe('application/octet-stream');
    expect(raw.headers['content-disposition']).toMatch(/^attachment; /);
    expect(raw.headers['content-security-policy']).toBe("default-src 'none'; sandbox");
    expect(raw.headers['x-content-type-options']).toBe('nosniff');
    expect(raw.headers['cache-control']).toBe('no-store');
  });

  test.each([
    '../../../etc/passwd',
    '..\\..\\windows\\system.ini',
    '/absolute.txt',
    'C:\\drive.txt',
    `${'x'.repeat(300)}.txt`,
    'CON',
    '\u202Etxt.exe',
    '..%2f..%2fpasswd',
    'plan\u0000.txt',
    '\u0000',
    'nul.txt\u0000.exe',
  ])('called %j is stored under a generated name', async (name) => {
    const { status, body } = await upload(name, 'words');
    expect(status).toBe(200);
    expect(body.file?.key).toMatch(/^[a-f0-9]{32}$/);
    expect(body.file?.name).toMatch(/^[^/\\:\u202E\p{Cc}]{1,120}$/u);
    expect(await stored()).toContain(body.file?.key);
    expect(await readdir(folder)).toEqual(['chat']);
  });

  test('sent twice under one client id is one message and one file', async () => {
    const before = (await stored()).length;
    const clientId = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => upload('once.txt', 'words', clientId)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect((await stored()).length).toBe(before + 1);
  });

  test('is deleted if its message cannot be written', async () => {
    const before = await stored();
    await server.pool`alter table chat_messages add constraint never check (file_name <> 'never.txt')`;
    expect((await upload('never.txt', 'words')).status).toBeGreaterThanOrEqual(400);
    expect(await stored()).toEqual(before);
  });

  test('must not be empty or larger than 25 MB', async () => {
    const empty = await upload('empty.txt', '');
    expect([empty.status, empty.error.message]).toEqual([400, [fileSentences.empty]]);
    const most = Buffer.alloc(chatLimits.fileBytes, 1);
    expect((await upload('most.bin', most)).status).toBe(200);
    const more = await upload('more.bin', Buffer.alloc(chatLimits.fileBytes + 1, 1));
    expect(more.status).toBe(413);
    expect(more.error.message[0]).toContain('25 MB');
  });

  test('is not served to people who are not members, even by its name', async () => {
    const { file } = (await upload('ours.txt', 'ours')).body;
    const params = { key: file?.key ?? '' };
    expect((await ana.call(chatEndpoints.file, { params })).status).toBe(200);
    const admin = server.as(await buildStaff(server.pool, 'admin'));
    expect((await admin.call(chatEndpoints.file, { params })).status).toBe(403);
    expect((await server.as(null).call(chatEndpoints.file, { params })).status).toBe(401);
    for (const key of ['f'.repeat(32), '..', 'x'])
      expect((await ana.call(chatEndpoints.file, { params: { key } })).status).toBe(404);
    for (const address of [
      `/images/upload/files/${params.key}`,
      `/images/upload/v1/files/${params.key}.png`,
    ])
      expect((await server.app.http.inject(address)).statusCode).toBe(404);
  });
});
