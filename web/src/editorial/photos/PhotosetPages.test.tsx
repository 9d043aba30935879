import { photosetEndpoints } from '@masthead/shared/editorial/photos/photoset.endpoints.ts';
import type { Photoset } from '@masthead/shared/editorial/photos/photoset.ts';
import { expect, test } from 'vitest';
import { answer, failing, openPage, person } from '../../platform/api/page.testing.tsx';
import { photo, photoset } from './photos.testing.ts';

const set = photoset([photo(1), photo(2), photo(3)]);
const list = answer(photosetEndpoints.list, [[set], 1]);

test('shows the message of the specification for a name that is taken', async () => {
  const { screen } = await openPage('/photosets', {
    as: person('admin'),
    api: [
      list,
      answer(photosetEndpoints.create, () =>
        failing(400, {
          message: ['A photoset with this name already exists.'],
          errors: [{ path: 'name', message: 'A photoset with this name already exists.' }],
        }),
      ),
    ],
  });
  await expect.element(screen.getByRole('link', { name: 'Bat watching' })).toBeVisible();
  await screen.getByRole('button', { name: 'Add photoset' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Add photoset' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Bat watching');
  await dialog.getByRole('button', { name: 'Add photoset' }).click();
  await expect
    .element(screen.getByText(/Make sure the photoset name has not been used before/))
    .toBeVisible();
  await expect
    .element(dialog.getByText('A photoset with this name already exists.').first())
    .toBeVisible();
});

test('the form reorders and removes photos and saves the order', async () => {
  const { screen, callsTo } = await openPage('/photosets/5', {
    as: person('admin'),
    api: [
      answer(photosetEndpoints.get, set),
      answer(photosetEndpoints.update, ({ body }) => ({ ...set, ...(body as Photoset) })),
      list,
    ],
  });
  await screen.getByRole('button', { name: /Move Bats no. 3 up/ }).click();
  await screen.getByRole('button', { name: 'Remove Bats no. 1' }).click();
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByText('Photoset updated.')).toBeVisible();
  expect(callsTo('PUT /api/photoset')[0]?.request.body).toMatchObject({
    id: 5,
    version: 3,
    photoIds: [3, 2],
  });
});
