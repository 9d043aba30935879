import { expect, test } from 'vitest';
import { openPage, person } from './page.testing.tsx';

const editor = person('editor');
const session = 'GET /api/auth/session';

test('the early request is used once', async () => {
  const response = Promise.resolve(Response.json({ ...editor, name: 'Early Editor' }));
  globalThis.earlySession = { token: 'token of editor', response };
  const { screen, callsTo } = await openPage('/profile', { as: editor });
  await expect.element(screen.getByRole('button', { name: /of Early Editor/ })).toBeVisible();
  expect(callsTo(session)).toHaveLength(0);
  const again = await openPage('/profile', { as: editor });
  await expect.element(again.screen.getByRole('button', { name: /of Pat editor/ })).toBeVisible();
  expect(again.callsTo(session)).toHaveLength(1);
});

test('an answer to another token is not', async () => {
  const response = Promise.resolve(Response.json(person('admin')));
  globalThis.earlySession = { token: 'token of admin', response };
  const { screen } = await openPage('/profile', { as: editor });
  await expect.element(screen.getByRole('button', { name: /of Pat editor/ })).toBeVisible();
});

test('a refusal that comes early signs the person out, with the reason', async () => {
  const refusal = Response.json({ message: ['Sign in.'], statusCode: 401 }, { status: 401 });
  globalThis.earlySession = { token: 'token of editor', response: Promise.resolve(refusal) };
  const { screen } = await openPage('/profile', { as: editor });
  await expect.element(screen.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});
