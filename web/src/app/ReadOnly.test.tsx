import { newsItemEditEndpoints } from '@masthead/shared/editorial/posts/news-item-edit.endpoints.ts';
import { authEndpoints } from '@masthead/shared/people/sign-in/auth.endpoints.ts';
import { expect, test } from 'vitest';
import { aPost, postServer } from '../editorial/posts/post-editor.testing.ts';
import { expectAccessible } from '../platform/api/axe.testing.ts';
import { fakeLive } from '../platform/api/fake-live.testing.ts';
import { answer, failing, openPage, person } from '../platform/api/page.testing.tsx';

const sentence = 'We’re moving servers until 3 PM. You can read everything, but not save.';

/** A page of a person whose session says whether read-only mode is on. */
async function openHome(state: { readOnly?: string } = {}) {
  const live = fakeLive();
  const as = person('editor');
  const page = await openPage('/home', {
    as,
    api: [answer(authEndpoints.session, () => ({ ...as, ...state }))],
    pages: { home: () => <h1>Home</h1> },
  });
  await expect.poll(live.opened).toBeGreaterThan(0);
  return { ...page, live, state };
}

test('an open page shows the sentence when it is turned on, until it is turned off', async () => {
  const { screen, live, state } = await openHome();
  await expect.element(screen.getByRole('heading', { name: 'Home' })).toBeVisible();
  state.readOnly = sentence;
  live.tell('read-only');
  const banner = screen.getByRole('status').filter({ hasText: sentence });
  await expect.element(banner).toBeVisible();
  await expectAccessible();
  delete state.readOnly;
  live.tell('read-only');
  await expect.element(banner).not.toBeInTheDocument();
});

test('a page that loads meanwhile shows it, and learns of an end that it missed', async () => {
  const { screen, live, state } = await openHome({ readOnly: sentence });
  await expect.element(screen.getByText(sentence)).toBeVisible();
  delete state.readOnly;
  // The connection was lost and is back.
  live.tell('ready');
  await expect.element(screen.getByText(sentence)).not.toBeInTheDocument();
});

test('a page asks for its session no more often than it has to', async () => {
  const { callsTo, live } = await openHome();
  live.tell('ready');
  live.tell('notices');
  expect(callsTo('GET /api/auth/session')).toHaveLength(1);
});

/** The editor of a post, whose server refuses to save while read-only mode is on. */
async function openPost() {
  const live = fakeLive();
  const state: { readOnly?: string } = {};
  const as = person('editor');
  const server = postServer(aPost);
  const refusing = [newsItemEditEndpoints.autosave, newsItemEditEndpoints.save].map((endpoint) => {
    const real = server.api.find(({ name }) => name === `${endpoint.method} ${endpoint.path}`);
    if (!real) throw new Error(`${endpoint.path} is not answered`);
    const reply: typeof real.reply = (request) =>
      state.readOnly === undefined
        ? real.reply(request)
        : failing(503, { message: [state.readOnly], code: 'READ_ONLY' });
    return { ...real, reply };
  });
  const page = await openPage('/editor/1/42', {
    as,
    api: [answer(authEndpoints.session, () => ({ ...as, ...state })), ...refusing, ...server.api],
  });
  return { ...page, live, state, server };
}

test('an editor keeps what is typed, sends it to nobody, and saves it when the mode ends', async () => {
  const { screen, live, state, server, callsTo } = await openPost();
  const dek = screen.getByLabelText('Dek');
  await expect.element(dek).toBeVisible();
  state.readOnly = sentence;
  live.tell('read-only');
  await expect.element(screen.getByText(sentence)).toBeVisible();
  await dek.fill('Typed while servers move');
  await new Promise((resolve) => setTimeout(resolve, 4000));
  expect(callsTo('PUT /api/news-item/autosave')).toEqual([]);
  await expect.element(dek).toHaveValue('Typed while servers move');
  delete state.readOnly;
  live.tell('read-only');
  await expect
    .poll(() => server.post().draft?.content.description, { timeout: 8000 })
    .toBe('Typed while servers move');
});

test('a save that is refused says the sentence, is sent once and keeps the text', async () => {
  const { screen, state, callsTo } = await openPost();
  const dek = screen.getByLabelText('Dek');
  await dek.fill('Typed before anyone knew');
  state.readOnly = sentence;
  await screen.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(screen.getByText(sentence)).toBeVisible();
  await expect.element(dek).toHaveValue('Typed before anyone knew');
  expect(callsTo('PUT /api/news-item')).toHaveLength(1);
});
