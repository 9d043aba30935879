import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { endpoint } from '@masthead/shared/platform/contract/endpoint.ts';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { openSession } from '../../../test/session.ts';
import { buildOrganization, buildStaff, buildUser } from '../../people/users/users.testing.ts';
import { openSessions } from '../access/sessions.ts';
import { openReadOnly } from '../system/read-only.ts';
import { errorHandler } from './error-handler.ts';
import { handle } from './handle.ts';
import { boundedForm, readJsonBodies } from './request-bodies.ts';

const send = endpoint({
  touches: [],
  method: 'POST',
  path: '/api/send/:kind',
  summary: 'Takes a file of at most 1,000 bytes.',
  access: ['editor'],
  params: z.object({ kind: z.string() }),
  body: z.object({ folder: z.string().default('none'), count: z.coerce.number().optional() }),
  upload: { maxBytes: 1000, types: ['text/csv'] },
  reply: z.object({
    kind: z.string(),
    folder: z.string(),
    count: z.number().optional(),
    name: z.string(),
    type: z.string(),
    hash: z.string(),
  }),
});
const table = endpoint({
  shows: [],
  method: 'GET',
  path: '/api/table',
  summary: 'Answers a table.',
  access: 'public',
  produces: 'text/csv; charset=utf-8',
  reply: z.string(),
});

let database: TestDatabase;
let http: FastifyInstance;
let port: number;
let editor: string;
let otherEditor: string;
let stranger: string;
let partner: string;

beforeAll(async () => {
  database = await createTestDatabase();
  const { pool } = database;
  editor = await openSession(pool, await buildStaff(pool, 'editor'));
  otherEditor = await openSession(pool, await buildStaff(pool, 'editor'));
  stranger = await openSession(pool, await buildStaff(pool, 'events'));
  const organizationId = await buildOrganization(pool);
  partner = await openSession(
    pool,
    await buildUser(pool, { organizationId, roles: ['editor', 'firm'] }),
  );
  http = Fastify({ genReqId: () => 'a' });
  http.decorateRequest('viewer', null);
  http.setErrorHandler(errorHandler);
  http.setValidatorCompiler(() => (value) => ({ value }));
  readJsonBodies(http);
  const sessions = openSessions(pool);
  const readOnly = await openReadOnly(pool);
  http.addHook('onClose', async () => {
    await sessions.close();
    await readOnly.close();
  });
  handle({ http, pool, sessions, readOnly }, send, async ({ params, body, file }) => ({
    ...params,
    ...body,
    name: file.name,
    type: file.type,
    hash: hashOf(file.bytes),
  }));
  handle({ http, pool, sessions, readOnly }, table, async () => 'a,b\r\n1,2\r\n');
  await http.listen({ port: 0, host: '127.0.0.1' });
  port = (http.server.address() as { port: number }).port;
});
afterAll(async () => {
  await http.close();
  await database.drop();
});

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

const part = (head: string, content: string | Buffer) =>
  Buffer.concat([
    Buffer.from(`--x\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);
const form = (...parts: Buffer[]) => Buffer.concat([...parts, Buffer.from('--x--\r\n')]);
const csv = part('name="file"; filename="list.csv"\r\nContent-Type: text/csv', 'a,b');

async function post(
  payload: Buffer | string,
  { token = editor, type = 'multipart/form-data; boundary=x' } = {},
) {
  const answer = await http.inject({
    method: 'POST',
    url: '/api/send/list',
    headers: { 'content-type': type, ...(token && { authorization: `Bearer ${token}` }) },
    payload,
  });
  return { status: answer.statusCode, body: answer.json() };
}

describe('a call with a file', () => {
  test('hands over the bytes as they are, the texts checked, and the name without folders', async () => {
    const bytes = randomBytes(900);
    const name = 'C:\\temp\\..\\my\u202E list.csv';
    const file = part(`name="file"; filename="${name}"\r\nContent-Type: text/csv`, bytes);
    const answer = await post(
      form(part('name="folder"', 'photos'), file, part('name="count"', '7')),
    );
    expect(answer).toEqual({
      status: 200,
      body: {
        kind: 'list',
        folder: 'photos',
        count: 7,
        name: 'my list.csv',
        type: 'text/csv',
        hash: hashOf(bytes),
      },
    });
  });

  test('checks access before reading the body', async () => {
    expect((await post('nonsense', { token: '' })).status).toBe(401);
    expect((await post('nonsense', { token: stranger })).status).toBe(403);
    expect((await post('nonsense', { token: partner })).status).toBe(403);
  });

  test.each([
    [
      'a file of 1,001 bytes',
      form(part('name="file"; filename="a"', Buffer.alloc(1001))),
      413,
      'This file is too large. It can be at most 1000 bytes.',
    ],
    [
      'a length beyond all limits',
      form(part('name="file"; filename="a"', Buffer.alloc(400_000))),
      413,
      'This file is too large. It can be at most 1000 bytes.',
    ],
    ['no file', form(part('name="folder"', 'a')), 400, 'Choose a file to upload.'],
    ['nothing', '', 400, 'Choose a file to upload.'],
    ['two files', form(csv, csv), 400, 'Upload one file at a time.'],
    [
      'a file under another name',
      form(part('name="image"; filename="a"', 'a')),
      400,
      'The file must be in the form part named "file".',
    ],
    [
      'a text where the file belongs',
      form(part('name="file"', 'a')),
      400,
      'Choose a file to upload.',
    ],
    ['an unknown text', form(part('name="isAdmin"', 'true'), csv), 400, 'Unknown field "isAdmin".'],
    [
      'a text given twice',
      form(part('name="folder"', 'a'), part('name="folder"', 'b'), csv),
      400,
      'The field "folder" appears twice.',
    ],
    [
      'NUL in a text',
      form(part('name="folder"', 'a\0b'), csv),
      400,
      'Text must not contain NUL or invalid characters.',
    ],
    [
      'a text without end',
      form(part('name="folder"', 'a'.repeat(20_000)), csv),
      400,
      'A part of this form is too long.',
    ],
    [
      'a name without end',
      form(part(`name="${'a'.repeat(500)}"`, 'a'), csv),
      400,
      'A part of this form is too long.',
    ],
    [
      '__proto__',
      form(part('name="__proto__"', 'a'), csv),
      400,
      'The upload was incomplete. Try again.',
    ],
    [
      '1,000 parts',
      form(...Array.from({ length: 1000 }, (_, at) => part(`name="p${at}"`, 'a'))),
      400,
      'This form has too many parts.',
    ],
    ['no end', Buffer.concat([csv]), 400, 'The upload was incomplete. Try again.'],
    [
      'half a head',
      '--x\r\nContent-Disposition: form-da',
      400,
      'The upload was incomplete. Try again.',
    ],
    ['no boundary in sight', 'abc'.repeat(100), 400, 'The upload was incomplete. Try again.'],
  ])('refuses %s with a sentence', async (_case, payload, status, sentence) => {
    const answer = await post(payload);
    expect([answer.status, answer.body.message]).toEqual([status, [sentence]]);
    expect(({} as Record<string, unknown>).isAdmin).toBeUndefined();
  });

  test.each([
    [
      'JSON',
      'application/json',
      '{}',
      415,
      'Send the file as a form: the content type must be multipart/form-data.',
    ],
    [
      'a form without a boundary',
      'multipart/form-data',
      form(csv),
      400,
      'The upload was incomplete. Try again.',
    ],
    [
      'a boundary of 252 characters',
      `multipart/form-data; boundary=${'y'.repeat(252)}`,
      form(csv),
      400,
      'The upload was incomplete. Try again.',
    ],
  ])('%s is refused', async (_case, type, payload, status, sentence) => {
    const answer = await post(payload, { type });
    expect([answer.status, answer.body.message]).toEqual([status, [sentence]]);
  });

  test('a line break in a name makes no second header', async () => {
    const answer = await post(
      form(part('name="file"; filename="a\r\nX-Evil: 1.csv"\r\nContent-Type: text/csv', 'a')),
    );
    expect(answer.status === 400 || !/[\r\n]/.test(answer.body.name)).toBe(true);
  });

  test('an upload that is cut at any byte leaves nothing behind and the server well', async () => {
    // Why a folder of its own: other tests come and go beside it.
    const folder = mkdtempSync(join(tmpdir(), 'masthead-upload-'));
    vi.stubEnv('TMPDIR', folder);
    const whole = form(part('name="folder"', 'photos'), csv);
    for (let at = 0; at < whole.length; at += 9) await cut(whole, at);
    expect((await post(whole)).status).toBe(200);
    expect(readdirSync(folder)).toEqual([]);
    rmSync(folder, { recursive: true });
  });
});

/** Sends the first bytes of a body and hangs up. */
function cut(body: Buffer, at: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(
        `POST /api/send/list HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${editor}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: ${body.length}\r\n\r\n`,
      );
      socket.write(body.subarray(0, at), () => socket.destroy());
    });
    socket.on('close', () => resolve()).on('error', reject);
  });
}

test('a JSON call rejects forms', async () => {
  const other = Fastify();
  other.setErrorHandler(errorHandler);
  readJsonBodies(other);
  other.post('/', async () => 'read');
  const answer = await other.inject({
    method: 'POST',
    url: '/',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    payload: form(csv),
  });
  expect(answer.statusCode).toBe(415);
});

test('a call with another text type sends its content type', async () => {
  const answer = await http.inject({ method: 'GET', url: '/api/table' });
  expect([answer.headers['content-type'], answer.body]).toEqual([
    'text/csv; charset=utf-8',
    'a,b\r\n1,2\r\n',
  ]);
});

describe('a form that is costly to read', () => {
  const filledWith = (mark: string) => Buffer.from(`--x\r\n${mark.repeat(2 ** 17 / mark.length)}`);

  test.each([
    ['boundaries', '\r\n--x'],
    ['empty parts', '\r\n--x\r\n\r\n'],
    ['texts', '\r\n--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n'],
    ['files', '\r\n--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n'],
  ])('is refused: 128 KiB of %s', async (_name, mark) => {
    const answer = await post(filledWith(mark));
    expect([answer.status, answer.body.message]).toEqual([400, ['This form has too many parts.']]);
    expect((await post(form(csv))).status).toBe(200);
  });

  test.each([
    'multipart/form-data; boundary=y; boundary=x',
    'multipart/form-data; boundary=x; Boundary="x"',
    'multipart/form-data; boundary*=utf-8%27%27x',
    'multipart/form-data; boundary="x\\""',
    'multipart/form-data; name="; boundary=x"',
  ])('is refused where readers could see another boundary: %s', async (type) => {
    const answer = await post(form(csv), { type });
    expect([answer.status, answer.body.message]).toEqual([
      400,
      ['The upload was incomplete. Try again.'],
    ]);
  });

  test.each(['multipart/form-data;boundary=x', 'Multipart/Form-Data; charset=utf-8; boundary="x"'])(
    'is taken however it declares its boundary: %s',
    async (type) => {
      expect((await post(form(csv), { type })).status).toBe(200);
    },
  );

  test('of one person waits for their others, and past 24 it is refused; nobody else waits', async () => {
    const slow = Array.from({ length: 25 }, () => begin(form(csv)));
    const refused = await Promise.race(slow.map((one) => one.status.then(() => one)));
    expect(await refused.status).toBe(429);
    expect(refused.answer()).toContain('Too many uploads at once.');
    expect((await post(form(csv), { token: otherEditor })).status).toBe(200);
    const others = slow.filter((one) => one !== refused);
    for (const { socket } of others) socket.write(form(csv));
    const statuses = await Promise.all(others.map(({ status }) => status));
    expect(statuses).toEqual(others.map(() => 200));
  });

  test('that is given up while it waits leaves its place to the next', async () => {
    const slow = Array.from({ length: 25 }, () => begin(form(csv)));
    await Promise.race(slow.map(({ status }) => status));
    for (const { socket } of slow) socket.destroy();
    expect((await post(form(csv))).status).toBe(200);
  });
});

/** A request whose head is sent and whose body is not. */
function begin(body: Buffer) {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (bytes) => {
    answer += bytes.toString();
  });
  socket.on('error', () => {});
  socket.write(
    `POST /api/send/list HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${editor}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n`,
  );
  const status = once(socket, 'close').then(() =>
    Number(/^HTTP\/1.1 (\d+)/.exec(answer)?.[1] ?? 0),
  );
  return { socket, status, answer: () => answer };
}

/** What gets through of a body that comes in pieces of some size, and why no more does. */
async function through(body: Buffer, pieceSize: number, mostParts: number) {
  const pieces = Array.from({ length: Math.ceil(body.length / pieceSize) }, (_, at) =>
    body.subarray(at * pieceSize, (at + 1) * pieceSize),
  );
  const headers = { 'content-type': 'multipart/form-data; boundary=mark' };
  const passed: Buffer[] = [];
  try {
    const raw = Object.assign(Readable.from(pieces), { headers });
    for await (const bytes of boundedForm(raw as never, mostParts)) passed.push(bytes);
  } catch (error) {
    return { passed: Buffer.concat(passed).toString(), why: (error as Error).message };
  }
  return { passed: Buffer.concat(passed).toString(), why: null };
}

const emptyPart = '\r\n--mark\r\nhead\r\n\r\n\r\n-\r\n--mar';

test.each([1, 2, 3, 7, 8, 9, 10, 31, 64, 10_000])(
  'boundaries are counted wherever a body is cut, in pieces of %i bytes',
  async (size) => {
    const most = Buffer.from(emptyPart.repeat(6));
    expect(await through(most, size, 5)).toEqual({ passed: most.toString(), why: null });
    const { passed, why } = await through(Buffer.from(emptyPart.repeat(1000)), size, 5);
    expect(why).toBe('This form has too many parts.');
    expect(passed.split('\r\n--mark').length - 1).toBeLessThanOrEqual(6);
  },
);
