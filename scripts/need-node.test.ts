import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** The message of the first installation step for a given Node and operating system. */
function said(...args: string[]) {
  const script = join(import.meta.dirname, 'need-node.js');
  const { status, stderr } = spawnSync(process.execPath, [script, ...args], { encoding: 'utf8' });
  return { status, stderr };
}

test.each([
  ['20.20.2', 'darwin'],
  ['24.11.9', 'darwin'],
  ['18.0.0', 'linux'],
])('Node %s on %s is refused with the version that is needed', (version, platform) => {
  expect(said(version, platform)).toEqual({
    status: 1,
    stderr: `Masthead needs Node 24.12 or newer, and this is ${version}. Install a newer one from https://nodejs.org and run npm ci again.\n`,
  });
});

test.each([
  ['24.12.0', 'darwin'],
  ['24.21.0', 'linux'],
  ['25.0.0', 'darwin'],
  ['26.10.0', 'darwin'],
])('Node %s on %s is fine', (version, platform) => {
  expect(said(version, platform)).toEqual({ status: 0, stderr: '' });
});

test('this Node is fine', () => {
  expect(said()).toEqual({ status: 0, stderr: '' });
});

test('Windows itself is refused, and led to WSL', () => {
  const { status, stderr } = said('24.21.0', 'win32');
  expect([status, stderr]).toEqual([1, expect.stringContaining('runs in WSL')]);
});
