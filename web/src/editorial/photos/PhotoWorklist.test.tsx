import { photoEndpoints } from '@masthead/shared/editorial/photos/photo.endpoints.ts';
import type { Photo } from '@masthead/shared/editorial/photos/photo.ts';
import { authEndpoints } from '@masthead/shared/people/sign-in/auth.endpoints.ts';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../platform/api/axe.testing.ts';
import {
  answer,
  type FakeRequest,
  failing,
  openPage,
  person,
} from '../../platform/api/page.testing.tsx';
import { listUnsaved } from '../../platform/forms/unsaved-work.ts';
import { photo } from './photos.testing.ts';

const admin = person('admin');

const bare = (id: number, changes: Partial<Photo> = {}) =>
  photo(id, { altTag: '', credit: null, title: `IMG_${id}.jpg`, ...changes });
const saves = answer(photoEndpoints.update, ({ body }) =>
  bare((body as Photo).id, { ...(body as Photo), version: 4 }),
);

/** The worklist, a page of two photos after a page of two photos. */
const open = (...api: (typeof saves)[]) =>
  openPage('/photos?view=worklist', {
    as: admin,
    api: [
      answer(photoEndpoints.list, ({ query }): [Photo[], number] => {
        const first = Number(query?.page) * 2 + 1;
        return [[bare(first), bare(first + 1)], 64];
      }),
      answer(photoEndpoints.users, []),
      ...(api.length > 0 ? api : [saves]),
      answer(photoEndpoints.get, ({ params }) => bare(Number(params.id))),
      answer(photoEndpoints.uses, { totalCount: 0, nodes: [] }),
    ],
  });
type Screen = Awaited<ReturnType<typeof open>>['screen'];
const rowOf = (screen: Screen, id: number) => screen.getByRole('form', { name: `IMG_${id}.jpg` });
const altOf = (screen: Screen, id: number) =>
  rowOf(screen, id).getByRole('textbox', { name: 'Alt text' });
const bodiesOf = (calls: { request: FakeRequest }[]) => calls.map(({ request }) => request.body);

test('a photo is described in its row and saved with Enter', async () => {
  const { screen, callsTo } = await open();
  await altOf(screen, 2).fill('Bats over the river');
  await rowOf(screen, 2).getByRole('checkbox', { name: 'Missing credits' }).click();
  await expect.element(rowOf(screen, 2).getByText('Unsaved changes')).toBeVisible();
  await expectAccessible();
  await altOf(screen, 2).click();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('Photo updated.')).toBeVisible();
  expect(callsTo('GET /api/photos')[0]?.request.query).toMatchObject({ unfinished: 'true' });
  expect(bodiesOf(callsTo('PUT /api/photos'))).toEqual([
    { id: 2, version: 3, altTag: 'Bats over the river', credit: null, missingCredits: true },
  ]);
  await expect.poll(() => listUnsaved(admin.id)).toHaveLength(0);
});

test('shows missing fields in the row being saved', async () => {
  const { screen, callsTo } = await open();
  await altOf(screen, 2).fill('Bats over the river');
  await rowOf(screen, 2).getByRole('button', { name: 'Save' }).click();
  await expect.element(rowOf(screen, 2).getByText('A credit is required')).toBeVisible();
  await expect.element(rowOf(screen, 2).getByRole('textbox', { name: 'Credit' })).toHaveFocus();
  await expect.element(rowOf(screen, 1).getByText('A credit is required')).not.toBeInTheDocument();
  expect(callsTo('PUT /api/photos')).toEqual([]);
});

describe('typed text is not lost', () => {
  const typed = 'Bats over the river';

  test('by paging, or by Back', async () => {
    const { screen, router } = await open();
    await altOf(screen, 2).fill(typed);
    await screen.getByRole('button', { name: 'Page 2' }).click();
    await expect.element(altOf(screen, 4)).toHaveValue('');
    await altOf(screen, 3).fill('And on the second page');
    router.history.back();
    await expect.element(altOf(screen, 2)).toHaveValue(typed);
    await expect.element(rowOf(screen, 2).getByText('Unsaved changes')).toBeVisible();
    await screen.getByRole('button', { name: 'Page 2' }).click();
    await expect.element(altOf(screen, 3)).toHaveValue('And on the second page');
  });

  test('by leaving, unless confirmed', async () => {
    const { screen, router } = await open();
    await altOf(screen, 1).fill('One');
    await altOf(screen, 2).fill(typed);
    await screen.getByRole('link', { name: 'Masthead' }).click();
    await screen.getByRole('button', { name: 'Stay' }).click();
    expect(router.state.location.pathname).toBe('/photos');
    await expect.element(altOf(screen, 2)).toHaveValue(typed);
    await screen.getByRole('link', { name: 'Masthead' }).click();
    await screen.getByRole('button', { name: 'Discard changes' }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/home');
    await expect.poll(() => listUnsaved(admin.id)).toHaveLength(0);
  });

  test('by a failure, which its row shows', async () => {
    const { screen } = await open(
      answer(photoEndpoints.update, failing(500, { message: ['The database is away.'] })),
    );
    await altOf(screen, 2).fill(typed);
    await rowOf(screen, 2).getByRole('textbox', { name: 'Credit' }).fill('Ana Ruiz');
    await rowOf(screen, 2).getByRole('button', { name: 'Save' }).click();
    await expect.element(rowOf(screen, 2).getByText(/The database is away/)).toBeVisible();
    await expect.element(altOf(screen, 2)).toHaveValue(typed);
  });

  test('by the end of the session', async () => {
    const { screen } = await open(
      answer(photoEndpoints.update, failing(401, { message: ['Session ended.'] })),
      answer(authEndpoints.login, { access_token: 'another', user: admin }),
    );
    await altOf(screen, 2).fill(typed);
    await rowOf(screen, 2).getByRole('textbox', { name: 'Credit' }).fill('Ana Ruiz');
    await rowOf(screen, 2).getByRole('button', { name: 'Save' }).click();
    await screen.getByLabelText('Email address').fill('admin');
    await screen.getByLabelText('Password', { exact: true }).fill('masthead-demo');
    await screen.getByRole('button', { name: 'Sign in' }).click();
    await expect.element(altOf(screen, 2)).toHaveValue(typed);
  });

  test('and is found on the photo’s own screen when the tab was closed', async () => {
    const { screen, router } = await open();
    await altOf(screen, 2).fill(typed);
    await expect.poll(() => listUnsaved(admin.id)).toMatchObject([{ address: '/photos/2' }]);
    await screen.getByRole('button', { name: 'Needs description' }).click();
    await router.navigate({ href: '/photos/2' });
    await screen.getByRole('button', { name: 'Restore' }).click();
    await expect.element(screen.getByRole('textbox', { name: 'Alt text' })).toHaveValue(typed);
  });
});

describe('two people at one photo', () => {
  const at = '2026-11-20T16:42:00.000Z';
  const meeting = (theirs: Partial<Photo>) => [
    answer(photoEndpoints.update, ({ body }) => {
      const sent = body as Photo;
      if (sent.version === 6) return bare(sent.id, { ...sent, version: 7 });
      const conflict = { version: 6, changedBy: 'Ana Ruiz', changedById: 77, changedAt: at };
      return failing(409, { message: ['Ana Ruiz changed this record.'], conflict });
    }),
    answer(photoEndpoints.get, bare(2, { version: 6, ...theirs })) as never,
  ];

  test('shows the differences, and overwrites only when confirmed', async () => {
    const { screen, callsTo } = await open(...meeting({ altTag: 'A river', credit: 'Bo Li' }));
    await altOf(screen, 2).fill('Bats over the river');
    await rowOf(screen, 2).getByRole('textbox', { name: 'Credit' }).fill('Ana Ruiz');
    await rowOf(screen, 2).getByRole('button', { name: 'Save' }).click();
    const dialog = screen.getByRole('dialog');
    await expect.element(dialog.getByText('Ana Ruiz saved this first')).toBeVisible();
    await expect.element(dialog.getByRole('button', { name: 'Review differences' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Overwrite' }).click();
    await expect.element(screen.getByText('Photo updated.')).toBeVisible();
    const mine = {
      id: 2,
      altTag: 'Bats over the river',
      credit: 'Ana Ruiz',
      missingCredits: false,
    };
    expect(bodiesOf(callsTo('PUT /api/photos'))).toEqual([
      { ...mine, version: 3 },
      { ...mine, version: 6 },
    ]);
  });

  test('merges changes of different fields', async () => {
    const { screen, callsTo } = await open(...meeting({ credit: 'Bo Li', missingCredits: true }));
    await altOf(screen, 2).fill('Bats over the river');
    await rowOf(screen, 2).getByRole('checkbox', { name: 'Missing credits' }).click();
    await altOf(screen, 2).click();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText(/Ana Ruiz/)).toBeVisible();
    expect(bodiesOf(callsTo('PUT /api/photos'))[1]).toEqual({
      id: 2,
      version: 6,
      altTag: 'Bats over the river',
      credit: 'Bo Li',
      missingCredits: true,
    });
  });
});
