import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { answerJson } from './answer-json.ts';
import { outsideFetch } from './as-fetch.ts';
import { askOutside, longestCallMs, type OutsideCall } from './ask-outside.ts';
import { OutsideError, type Reach, resolveWith } from './reach.ts';

/** A server that answers what it is told to, in bytes. */
let server: Server;
let address: string;
let open: Set<Socket>;
let connections = 0;
let behave: (socket: Socket, request: number) => void;

beforeAll(async () => {
  open = new Set();
  server = createServer((socket) => {
    open.add(socket);
    connections += 1;
    let requests = 0;
    socket.on('error', () => {});
    socket.on('close', () => open.delete(socket));
    socket.on('data', (bytes) => {
      if (!/^(GET|POST|PUT) /.test(bytes.toString('latin1'))) return;
      requests += 1;
      behave(socket, requests);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterEach(() => {
  for (const socket of open) socket.destroy();
  connections = 0;
});
afterAll(() => server.close());

const everybody = (): Reach => ({
  resolve: async () => ['127.0.0.1'],
  isAllowed: () => true,
  ports: [(server.address() as AddressInfo).port],
});
/** What a call ends with: its text, or why there is none. */
const ask = (more: Partial<OutsideCall> = {}, url = address) =>
  askOutside(url, { maxBytes: 1000, ...more }).then(
    ({ bytes }) => bytes.toString(),
    (error: unknown) => {
      if (error instanceof OutsideError) return error.why;
      throw error;
    },
  );

const ok = 'HTTP/1.1 200 OK\r\n';
const says = (text: string) => (socket: Socket) => void socket.write(text);
/** Sends something again and again, for as long as somebody listens. */
const again =
  (head: string, piece: string, everyMs = 5) =>
  (socket: Socket) => {
    socket.write(head);
    const timer = setInterval(() => socket.write(piece), everyMs);
    socket.on('close', () => clearInterval(timer));
  };
const sized = (text: string) => `${ok}Content-Length: ${text.length}\r\n\r\n${text}`;

const hostile: [what: string, behave: (socket: Socket) => void, why: string][] = [
  ['says nothing at all', () => {}, 'late'],
  ['closes at once', (socket) => socket.end(), 'failed'],
  ['resets at once', (socket) => socket.resetAndDestroy(), 'failed'],
  ['speaks no HTTP', says('220 mail.example ESMTP\r\n'), 'failed'],
  [
    'answers 101 with an upgrade and stays',
    says('HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n'),
    'failed',
  ],
  [
    'answers 101 with an upgrade to h2c and frames',
    says('HTTP/1.1 101 OK\r\nUpgrade: h2c\r\nConnection: Upgrade\r\n\r\n\0\0\0\x04\0\0\0\0\0'),
    'failed',
  ],
  ['answers 101 without an upgrade', says('HTTP/1.1 101 Hm\r\n\r\n'), 'failed'],
  ['answers 100 and then nothing', says('HTTP/1.1 100 Continue\r\n\r\n'), 'late'],
  [
    'answers 103 without end',
    again('', 'HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n'),
    'failed',
  ],
  [
    'answers 102 a thousand times at once',
    says('HTTP/1.1 102 Processing\r\n\r\n'.repeat(1000)),
    'failed',
  ],
  ['trickles its status line', again('H', 'T', 50), 'failed'],
  ['trickles its headers', again(`${ok}X: `, 'a', 10), 'late'],
  ['has headers without end', again(ok, `X: ${'a'.repeat(4000)}\r\n`, 1), 'failed'],
  ['trickles its body', again(`${ok}Content-Length: 900\r\n\r\n`, 'a', 20), 'late'],
  [
    'trickles its chunks',
    again(`${ok}Transfer-Encoding: chunked\r\n\r\n`, '1\r\na\r\n', 20),
    'late',
  ],
  ['has a body without end', again(`${ok}\r\n`, 'a'.repeat(500), 1), 'too-large'],
  ['announces too long a body', says(`${ok}Content-Length: 1001\r\n\r\n`), 'too-large'],
  ['announces a length that is none', says(`${ok}Content-Length: -1\r\n\r\n`), 'failed'],
  [
    'announces two lengths',
    says(`${ok}Content-Length: 1\r\nContent-Length: 2\r\n\r\nab`),
    'failed',
  ],
  [
    'closes before its length is full',
    (socket) => socket.end(`${ok}Content-Length: 500\r\n\r\nhalf`),
    'failed',
  ],
  [
    'resets in the middle',
    (socket) => {
      socket.write(`${ok}Content-Length: 500\r\n\r\nhalf`);
      setTimeout(() => socket.resetAndDestroy(), 20);
    },
    'failed',
  ],
  ['has chunks that are none', says(`${ok}Transfer-Encoding: chunked\r\n\r\nzz\r\n`), 'failed'],
  [
    'packs what was asked for unpacked',
    (socket) => {
      const packed = gzipSync(Buffer.alloc(5_000_000)).subarray(0, 900);
      socket.write(`${ok}Content-Encoding: gzip\r\nContent-Length: ${packed.length}\r\n\r\n`);
      socket.write(packed);
    },
    'failed',
  ],
];

describe.each([
  ['an address that somebody named', () => ({ reach: everybody(), redirects: 3 })],
  ['an address of the settings', () => ({})],
])('a call to %s ends when the server', (_kind, more) => {
  test.each(hostile)('%s', async (_what, how, why) => {
    behave = how;
    const timeoutMs = why === 'late' ? 300 : longestCallMs;
    expect(await ask({ ...more(), timeoutMs })).toBe(why);
    // Nothing of the call stays open on the other side.
    await vi.waitFor(() => expect(open.size).toBe(0));
  });
});

test('a redirect in circles is given up, and one of another kind is an answer where none is followed', async () => {
  behave = says(`HTTP/1.1 302 Found\r\nLocation: ${address}\r\nContent-Length: 0\r\n\r\n`);
  expect(await ask({ reach: everybody(), redirects: 3 })).toBe('failed');
  expect(connections).toBe(4);
  expect((await askOutside(address, { maxBytes: 10 })).status).toBe(302);
});

test('what follows an answer is no part of it, and of no other', async () => {
  behave = (socket, request) =>
    socket.write(request === 1 ? `${sized('first')}${sized('smuggled')}` : sized('second'));
  expect(await ask()).toBe('first');
  expect(await ask()).toBe('first');
});

test('the head alone is read where nobody wants the body', async () => {
  behave = says(`${ok}Content-Length: 9000000\r\n\r\n`);
  const { status, headers, bytes } = await askOutside(address, { maxBytes: null });
  expect([status, headers['content-length'], bytes.length]).toEqual([200, '9000000', 0]);
  await vi.waitFor(() => expect(open.size).toBe(0));
});

test('a call without a limit of its own is over after the longest time', async () => {
  behave = () => {};
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const asked = askOutside(address, { maxBytes: 10, timeoutMs: 3_600_000 });
    const ended = asked.catch((error: unknown) => error);
    await vi.waitUntil(() => open.size === 1);
    vi.advanceTimersByTime(longestCallMs);
    expect(await ended).toMatchObject({ why: 'late', wasSent: true });
  } finally {
    vi.useRealTimers();
  }
});

test('a caller who goes away ends the call', async () => {
  behave = () => {};
  const gone = new AbortController();
  const asked = ask({ signal: gone.signal, timeoutMs: 60_000 });
  await vi.waitUntil(() => open.size === 1);
  gone.abort();
  expect(await asked).toBe('late');
  expect(await ask({ signal: gone.signal })).toBe('late');
});

test('a failure says whether anything was sent, and keeps its cause', async () => {
  const nobody = createServer().listen(0, '127.0.0.1');
  await once(nobody, 'listening');
  const { port } = nobody.address() as AddressInfo;
  nobody.close();
  await expect(askOutside(`http://127.0.0.1:${port}/`, { maxBytes: 10 })).rejects.toMatchObject({
    why: 'failed',
    wasSent: false,
    cause: { code: 'ECONNREFUSED' },
  });
  behave = (socket) => socket.resetAndDestroy();
  await expect(askOutside(address, { maxBytes: 10 })).rejects.toMatchObject({
    wasSent: true,
    cause: { code: 'ECONNRESET' },
  });
});

test('a connection is used again; one that has gone stale is no failure, and a POST never uses one', async () => {
  behave = (socket, request) => {
    if (request > 2) socket.resetAndDestroy();
    else socket.write(sized(`answer ${request}`));
  };
  expect([await ask(), await ask(), await ask()]).toEqual(['answer 1', 'answer 2', 'answer 1']);
  expect(connections).toBe(2);
  expect(await ask({ method: 'POST', body: 'a' })).toBe('answer 1');
  expect(connections).toBe(3);
});

test('a name whose servers never answer ends with the call', async () => {
  const silent = createSocket('udp4').bind(0, '127.0.0.1');
  await once(silent, 'listening');
  const resolve = resolveWith([`127.0.0.1:${silent.address().port}`]);
  try {
    expect(
      await ask(
        { reach: { ...everybody(), resolve }, timeoutMs: 300 },
        address.replace('127.0.0.1', 'a.test'),
      ),
    ).toBe('late');
  } finally {
    silent.close();
  }
});

test('a library that wants a fetch gets one, with the same limits', async () => {
  behave = says(`${ok}Content-Type: application/json\r\nContent-Length: 2\r\n\r\n{}`);
  const said = await outsideFetch(address, {
    body: new URLSearchParams({ a: 'b' }),
    method: 'POST',
  });
  expect([said.status, said.headers.get('content-type'), await said.json()]).toEqual([
    200,
    'application/json',
    {},
  ]);
  behave = says('HTTP/1.1 204 No\r\n\r\n');
  expect((await outsideFetch(address, {})).status).toBe(204);
  behave = says('HTTP/1.1 999 Odd\r\nContent-Length: 0\r\n\r\n');
  await expect(outsideFetch(address, {})).rejects.toMatchObject({ why: 'failed' });
});

test('JSON is read up to a depth and a number of parts, before any of it is made', () => {
  const read = (text: string) => answerJson({ bytes: Buffer.from(text) });
  expect(read('{"a":[1,"[[[[",{"b":null}]}')).toEqual({ a: [1, '[[[[', { b: null }] });
  for (const text of ['['.repeat(5_000_000), `[${'[],'.repeat(500_000)}0]`])
    expect(() => read(text)).toThrow(expect.objectContaining({ why: 'too-large' }));
  expect(() => read('{"a":')).toThrow(expect.objectContaining({ why: 'failed' }));
});
