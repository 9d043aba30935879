import { expect, test } from 'vitest';
import { findCallsOutside } from './check-outside.ts';
import { buildTree } from './fixture.testing.ts';
import { listFiles, projectRoot } from './source-tree.ts';

const problemsIn = (code: string, path = 'server/src/posts/x.ts') =>
  findCallsOutside(buildTree({ [path]: code }));

test.each([
  ['fetch', 'export const get = () => fetch("https://a.net/");'],
  ['fetch', 'export const get = () => globalThis.fetch("https://a.net/");'],
  ['fetch', 'export const get = (client) => client.fetch("https://a.net/");'],
  ['WebSocket', 'export const open = () => new WebSocket("wss://a.net/");'],
  ['node:http', "import http from 'node:http';\nhttp.get('');"],
  ['node:https', "import { request } from 'node:https';\nrequest('');"],
  ['node:net', "import * as net from 'node:net';\nnet.connect(1);"],
  ['node:dns/promises', "import { lookup } from 'node:dns/promises';\nvoid lookup('a');"],
  ['undici', "import { Agent } from 'undici';\nnew Agent();"],
  ['nodemailer', "const mail = await import('nodemailer');"],
])('finds a call that does not take the one way out: %s in %s', (what, code) => {
  expect(problemsIn(code)).toEqual([
    `server/src/posts/x.ts:${code.split('\n').findIndex((line) => line.includes(what)) + 1}: ${what} can call another server; use askOutside of server/src/outside/`,
  ]);
});

test('lets through servers, types, tests and the way out itself', () => {
  const servers =
    "import { createServer, type IncomingMessage } from 'node:http';\nimport type { Socket } from 'node:net';\ncreateServer();";
  expect(problemsIn(servers)).toEqual([]);
  for (const path of ['server/src/outside/x.ts', 'server/src/posts/x.test.ts', 'web/src/x.ts'])
    expect(problemsIn('void fetch("https://a.net/");', path)).toEqual([]);
});

test('every call of the product to another server takes the one way out', () => {
  expect(listFiles(projectRoot, 'server/src')).toContain('server/src/outside/ask-outside.ts');
  expect(findCallsOutside(projectRoot)).toEqual([]);
});
