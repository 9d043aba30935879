import { expect, test, vi } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { openPage, person } from '../platform/api/page.testing.tsx';

test('a page that was left does not prefetch its lists on idle', async () => {
  const idle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work));
  const pages = { home: () => <h1>Home</h1> };
  const first = await openPage('/home', { as: person('admin'), pages });
  await expect.element(first.screen.getByRole('heading', { name: 'Home' })).toBeVisible();
  for (const work of idle.splice(0)) work();
  await expect.poll(() => first.callsTo('GET /api/user')).toHaveLength(1);

  const gone = await openPage('/home', { as: person('admin'), pages });
  await expect.element(gone.screen.getByRole('heading', { name: 'Home' })).toBeVisible();
  await cleanup();
  for (const work of idle.splice(0)) work();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(gone.callsTo('GET /api/user')).toEqual([]);
});
