import { createServer, type RequestListener, type Server } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Reach } from '../../outside/reach.ts';
import { lookUpPublic } from './look-up.ts';

let server: Server;
let port: number;
let answer: RequestListener;

beforeAll(async () => {
  server = createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as { port: number }).port;
});
afterAll(() => server.close());

/** An internet of which 127.0.0.1 is the only public address; one name leads into a network. */
const reach = (): Reach => ({
  resolve: async (host) => [host === 'inside.test' ? '10.0.0.7' : '127.0.0.1'],
  isAllowed: (address) => address === '127.0.0.1',
  ports: [port],
});
const lookUp = (path: string, host = 'a.test') =>
  lookUpPublic(`http://${host}:${port}${path}`, reach());

test.each([
  [200, 'answers'],
  [403, 'answers'],
  [404, 'dead'],
  [410, 'dead'],
  [503, 'unreachable'],
])('a page that answers %s is looked up as: %s', async (status, outcome) => {
  answer = (_, response) => response.writeHead(status, { 'content-length': 3 }).end('abc');
  expect(await lookUp('/page')).toEqual({
    outcome,
    finalUrl: `http://a.test:${port}/page`,
    bytes: 3,
  });
});

test('a link is followed to its end, but not in circles and not into a network', async () => {
  answer = ({ url }, response) =>
    url === '/end'
      ? response.end()
      : response.writeHead(302, { location: url === '/a' ? '/end' : '/again' }).end();
  expect(await lookUp('/a')).toMatchObject({
    outcome: 'answers',
    finalUrl: `http://a.test:${port}/end`,
  });
  expect(await lookUp('/again')).toMatchObject({ outcome: 'unreachable' });
  answer = (_, response) =>
    response.writeHead(302, { location: `http://inside.test:${port}/` }).end();
  expect(await lookUp('/b')).toMatchObject({ outcome: 'unreachable' });
  expect(await lookUp('/', 'inside.test')).toMatchObject({ outcome: 'unreachable' });
});
