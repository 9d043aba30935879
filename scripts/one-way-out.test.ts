import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findBadImports } from './check-imports.ts';
import { buildTree } from './fixture.testing.ts';
import { projectRoot } from './source-tree.ts';
import { toolEnvironment } from './tools.ts';

const { overrides } = JSON.parse(readFileSync(join(projectRoot, '.oxlintrc.json'), 'utf8'));
const rules = JSON.stringify({ plugins: ['typescript'], overrides: overrides.slice(0, 1) });

/** The findings of oxlint for these files with the project's own rule, each as file and line. */
function placesIn(files: Record<string, string>): string[] {
  const { stdout } = spawnSync('oxlint', ['--format=unix', '.'], {
    cwd: buildTree({ '.oxlintrc.json': rules, ...files }),
    env: toolEnvironment(),
    encoding: 'utf8',
  });
  return stdout
    .split('\n')
    .flatMap((line) => /^([\w/.-]+:\d+):.*no-restricted/.exec(line)?.[1] ?? []);
}

const calls = [
  'export const a = () => fetch("https://a.net/");',
  'export const b = () => globalThis.fetch("https://a.net/");',
  'export const c = (client) => client.fetch("https://a.net/");',
  'export const d = () => new WebSocket("wss://a.net/");',
  "import http from 'node:http';",
  "import { request } from 'node:https';",
  "import * as net from 'node:net';",
  "import { lookup } from 'node:dns/promises';",
  "import { Agent } from 'undici';",
  "export { connect } from 'node:tls';",
];

test('finds every call that does not take the one way out', () => {
  const found = placesIn({ 'server/src/posts/x.ts': calls.join('\n') });
  const all = calls.map((_, at) => `server/src/posts/x.ts:${at + 1}`);
  expect([...new Set(found)].sort()).toEqual(all.sort());
});

test('lets through servers, types, tests and the way out itself', () => {
  const servers =
    "import { createServer, type IncomingMessage } from 'node:http';\nimport type { Socket } from 'node:net';";
  const open = ['server/src/platform/outside/x.ts', 'server/src/posts/x.test.ts', 'web/src/x.ts'];
  const files = open.map((path) => [path, calls.join('\n')]);
  expect(placesIn({ 'server/src/x.ts': servers, ...Object.fromEntries(files) })).toEqual([]);
});

test('network modules are not imported dynamically, where oxlint would miss them', () => {
  const manifest = '{ "dependencies": { "nodemailer": "1.0.0" } }';
  const workspaces = ['', 'shared/', 'server/', 'demo/', 'web/'];
  const manifests = workspaces.map((folder) => [`${folder}package.json`, manifest]);
  const late = { 'server/src/posts/x.ts': "export const mail = await import('nodemailer');" };
  expect(findBadImports(buildTree({ ...Object.fromEntries(manifests), ...late }))).toEqual([
    'server/src/posts/x.ts imports nodemailer: what can call another server is imported at the beginning of a file',
  ]);
});
