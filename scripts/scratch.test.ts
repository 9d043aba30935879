import { existsSync, statSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { hasRoom, useScratchMemory } from './scratch.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

test('puts temporary files on tmpfs if there is room and removes them after the run', () => {
  vi.stubEnv('TMPDIR', '');
  const clear = useScratchMemory();
  const folder = process.env.TMPDIR ?? '';
  expect(folder !== '').toBe(hasRoom());
  if (folder) expect(statSync(folder).mode & 0o7777).toBe(0o1777);
  clear();
  expect(existsSync(folder)).toBe(false);
});

test('keeps an explicitly configured folder', () => {
  vi.stubEnv('TMPDIR', '/chosen');
  useScratchMemory()();
  expect(process.env.TMPDIR).toBe('/chosen');
});
