import { readOnlyEndpoints } from '@masthead/shared/platform/system/read-only.endpoints.ts';
import type { ReadOnlyState } from '@masthead/shared/platform/system/read-only.ts';
import { expect, test } from 'vitest';
import { expectAccessible } from '../api/axe.testing.ts';
import { answer, failing, openPage, person } from '../api/page.testing.tsx';
import { ReadOnlySwitch } from './ReadOnlySwitch.tsx';

const sentence = 'We’re moving servers until 3 PM.';
const off: ReadOnlyState = { isOn: false, sentence: null, since: null, by: null, version: 1 };
const on: ReadOnlyState = {
  isOn: true,
  sentence,
  since: '2026-11-28T15:00:00.000Z',
  by: 'Ana Ruiz',
  version: 2,
};

type Api = NonNullable<NonNullable<Parameters<typeof openPage>[1]>['api']>;
const open = (api: Api) =>
  openPage('/profile', {
    as: person('admin'),
    api,
    pages: {
      profile: () => (
        <>
          <h1>System</h1>
          <ReadOnlySwitch />
        </>
      ),
    },
  });

/** A server that does what it is told. */
function aServer(first: ReadOnlyState) {
  let state = first;
  return [
    answer(readOnlyEndpoints.state, () => state),
    answer(readOnlyEndpoints.change, ({ body }) => {
      const { sentence: next } = body as { sentence: string | null };
      state = next === null ? { ...off, version: 3 } : { ...on, sentence: next };
      return state;
    }),
  ];
}

test('turns it on with a sentence, which is needed', async () => {
  const { screen, callsTo } = await open(aServer(off));
  await expect.element(screen.getByText('Off. Everyone can save.')).toBeVisible();
  await screen.getByRole('button', { name: 'Turn on read-only mode' }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Turn on read-only mode' }).click();
  await expect.element(dialog.getByText('Enter the sentence that everyone will see')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Sentence' }).fill(sentence);
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Turn on read-only mode' }).click();
  await expect.element(screen.getByText('Read-only mode is on.')).toBeVisible();
  expect(callsTo('PUT /api/read-only')[0]?.request.body).toEqual({ sentence, version: 1 });
  await expect
    .element(screen.getByText(/^On since .* CT, last changed by Ana Ruiz\.$/))
    .toBeVisible();
});

test('turns it off after a question', async () => {
  const { screen, callsTo } = await open(aServer(on));
  await expect.element(screen.getByText(sentence)).toBeVisible();
  await screen.getByRole('button', { name: 'Turn off read-only mode' }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Turn off read-only mode' }).click();
  await expect.element(screen.getByText('Off. Everyone can save.')).toBeVisible();
  expect(callsTo('PUT /api/read-only')[0]?.request.body).toEqual({ sentence: null, version: 2 });
});

test('says who changed it meanwhile, and shows how it is now', async () => {
  const why =
    'Ben Cole changed read-only mode after you opened this page. Check it, then try again.';
  let state = on;
  const { screen } = await open([
    answer(readOnlyEndpoints.state, () => state),
    answer(readOnlyEndpoints.change, () => {
      state = { ...off, version: 3 };
      return failing(409, { message: [why] });
    }),
  ]);
  await screen.getByRole('button', { name: 'Change sentence' }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Sentence' }).fill('Until 4.');
  await dialog.getByRole('button', { name: 'Change sentence' }).click();
  await expect.element(screen.getByText(why)).toBeVisible();
  await expect.element(dialog.getByRole('textbox', { name: 'Sentence' })).toHaveValue('Until 4.');
  await expect.element(screen.getByText('Off. Everyone can save.')).toBeVisible();
});

test('says when the state could not be loaded', async () => {
  const { screen } = await open([
    answer(readOnlyEndpoints.state, failing(500, { message: ['Something went wrong.'] })),
  ]);
  await expect.element(screen.getByText('Something went wrong.')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});
