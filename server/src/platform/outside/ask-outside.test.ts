import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { askOutside } from './ask-outside.ts';
import { isPublicAddress } from './public-address.ts';
import { OutsideError, type Reach } from './reach.ts';

let server: Server;
let port: number;
let asked: string[] = [];
let answer: (request: IncomingMessage, response: ServerResponse) => void;

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(`${request.headers.host}${request.url}`);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as { port: number }).port;
});
afterEach(() => {
  asked = [];
});
afterAll(() => server.close());

/** An internet of which 127.0.0.1 is the only public address. */
const reach = (names: Record<string, string[][]> = {}): Reach => ({
  resolve: async (host) => names[host]?.shift() ?? ['127.0.0.1'],
  isAllowed: (address) => address === '127.0.0.1',
  ports: [port],
});
const get = (address: string, internet = reach(), maxBytes = 1000, timeoutMs = 2000) =>
  askOutside(address, { maxBytes, timeoutMs, reach: internet, redirects: 3 }).then(
    ({ status, bytes }) => (status === 200 ? String(bytes) : status),
    (error: unknown) => {
      if (error instanceof OutsideError) return error.why;
      throw error;
    },
  );
const redirectTo =
  (location: string): typeof answer =>
  (request, response) => {
    if (request.url === '/picture') return response.end('picture');
    return response.writeHead(302, { location }).end();
  };

test('what is fetched comes as it is, without cookies and credentials', async () => {
  answer = (request, response) => {
    expect(request.headers).not.toHaveProperty('authorization');
    response.end('picture');
  };
  expect(await get(`http://pictures.test:${port}/a`)).toBe('picture');
  expect(asked).toEqual([`pictures.test:${port}/a`]);
});

test('a redirect is followed, four are not', async () => {
  answer = redirectTo('/picture');
  expect(await get(`http://a.test:${port}/`)).toBe('picture');
  answer = redirectTo('/again');
  expect(await get(`http://a.test:${port}/`)).toBe('failed');
  expect(asked).toHaveLength(6);
});

test.each([
  'http://127.0.0.2:PORT/',
  'http://[::1]:PORT/',
  'http://169.254.169.254:PORT/latest',
  'file:///etc/passwd',
  'http://u:p@a.test:PORT/',
  'http://a.test:22/',
])('a redirect to %s is not followed', async (location) => {
  answer = redirectTo(location.replace('PORT', String(port)));
  expect(await get(`http://a.test:${port}/`)).toBe('forbidden');
  expect(asked).toHaveLength(1);
});

test('a name is resolved once: what it says a second time does not matter', async () => {
  answer = (_, response) => response.end('picture');
  const names = { 'twice.test': [['127.0.0.1'], ['10.0.0.1']] };
  expect(await get(`http://twice.test:${port}/`, reach(names))).toBe('picture');
  expect(names['twice.test']).toHaveLength(1);
});

test('a name with one good and one bad address is no way in', async () => {
  const names = { 'both.test': [['127.0.0.1', '10.0.0.1']] };
  expect(await get(`http://both.test:${port}/`, reach(names))).toBe('forbidden');
  expect(asked).toEqual([]);
});

test('a redirect back to a name that now lies elsewhere is refused', async () => {
  answer = redirectTo(`http://turn.test:${port}/picture`);
  const names = { 'turn.test': [['127.0.0.1'], ['10.0.0.1']] };
  expect(await get(`http://turn.test:${port}/`, reach(names))).toBe('forbidden');
  expect(asked).toHaveLength(1);
});

test.each<[string, typeof answer, string]>([
  ['too many bytes, as announced', (_, response) => response.end(Buffer.alloc(1001)), 'too-large'],
  [
    'a body without end',
    (_, response) => {
      const more = setInterval(() => response.write(Buffer.alloc(400)), 5);
      response.on('close', () => clearInterval(more));
    },
    'too-large',
  ],
  [
    'a line that breaks',
    (_, response) => {
      response.writeHead(200, { 'content-length': '500' }).write('half');
      setTimeout(() => response.destroy(), 20);
    },
    'failed',
  ],
  [
    'a redirect to nowhere',
    (_, response) => response.writeHead(302, { location: 'http://[' }).end(),
    'failed',
  ],
])('%s is given up', async (_case, respond, why) => {
  answer = respond;
  expect(await get(`http://a.test:${port}/`)).toBe(why);
});

test('a server that says nothing is given up', async () => {
  answer = () => {};
  expect(await get(`http://a.test:${port}/`, reach(), 1000, 150)).toBe('late');
  const slow: Reach = { ...reach(), resolve: () => new Promise(() => {}) };
  expect(await get(`http://a.test:${port}/`, slow, 1000, 150)).toBe('late');
});

test('a call that has ended leaves no timer behind', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    answer = (_, response) => response.end('picture');
    expect(await get('http://2130706434/')).toBe('forbidden');
    expect(await get('http://10.0.0.1:22/')).toBe('forbidden');
    expect(await get(`http://a.test:${port}/`)).toBe('picture');
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});

test.each(['8.8.8.8', '93.184.216.34', '2606:4700::1111', '2a00:1450:4001::200e'])(
  '%s is public',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);
test.each(
  (
    '0.0.0.0 10.1.2.3 100.64.0.1 127.0.0.1 127.255.0.1 169.254.169.254 172.16.0.1 172.31.9.9 192.168.0.1 192.0.0.8 192.0.2.1 198.18.0.1 198.51.100.1 203.0.113.9 224.0.0.1 240.0.0.1 255.255.255.255 ' +
    ':: ::1 ::ffff:127.0.0.1 ::ffff:8.8.8.8 ::ffff:7f00:1 64:ff9b::7f00:1 fe80::1 fc00::1 fd00:ec2::254 ff02::1 2001:db8::1 2001::1 2002:7f00:1:: 3fff::1 100::1 localhost'
  ).split(' '),
)('%s is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});
