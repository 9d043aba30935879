import { photoEndpoints } from '@masthead/shared/editorial/photos/photo.endpoints.ts';
import type { Photo } from '@masthead/shared/editorial/photos/photo.ts';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../platform/api/axe.testing.ts';
import { answer, openPage, person } from '../../platform/api/page.testing.tsx';
import { photo } from './photos.testing.ts';

interface Sent {
  photos: { id: number; version: number; credit?: string | null; tags?: string | null }[];
}

const open = (photos: Photo[], stays: number[] = []) =>
  openPage('/photos', {
    as: person('admin'),
    api: [
      answer(photoEndpoints.list, [photos, photos.length]),
      answer(photoEndpoints.users, []),
      answer(photoEndpoints.credit, ({ body }) => {
        const sent = (body as Sent).photos;
        return {
          photos: sent
            .filter(({ id }) => !stays.includes(id))
            .map(({ id, version, ...change }) => photo(id, { ...change, version: version + 1 })),
          stayed: stays.map((id) => ({
            id,
            title: `Bats no. ${id}`,
            message: 'Ben has changed it.',
          })),
        };
      }),
    ],
  });

test('sets a credit and adds tags on selected photos, with Undo', async () => {
  const { screen, callsTo } = await open([
    photo(1, { credit: null, tags: 'bats, River' }),
    photo(2, { credit: 'Ben Ode' }),
    photo(3),
  ]);
  await screen.getByRole('checkbox', { name: 'Choose Bats no. 1' }).click();
  await screen.getByRole('checkbox', { name: 'Choose Bats no. 2' }).click();
  const bar = screen.getByRole('region', { name: 'Selected photos' });
  await expect.element(bar.getByText('2 selected')).toBeVisible();
  await bar.getByRole('button', { name: 'Credit and tags' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Credit and tags of 2 photos' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog.getByText('Enter a credit or a tag').first()).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Credit' }).fill('Ana Ruiz');
  await expect
    .element(dialog.getByText('1 photo has a different credit, which will be replaced.'))
    .toBeVisible();
  await dialog.getByRole('combobox', { name: 'Tags to add' }).click();
  await userEvent.keyboard('river,dusk,');
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  const sent = () => callsTo('PUT /api/photos/credits').map(({ request }) => request.body);
  await expect.poll(sent).toEqual([
    {
      photos: [
        { id: 1, version: 3, credit: 'Ana Ruiz', tags: 'bats, River, dusk' },
        { id: 2, version: 3, credit: 'Ana Ruiz', tags: 'river, dusk' },
      ],
    },
  ]);
  await expect.element(bar).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect
    .poll(() => sent()[1])
    .toEqual({
      photos: [
        { id: 1, version: 4, credit: null, tags: 'bats, River' },
        { id: 2, version: 4, credit: 'Ben Ode', tags: null },
      ],
    });
  await expect.element(screen.getByText('Credit and tags restored for 2 photos.')).toBeVisible();
});

test('lists the photos that were skipped', async () => {
  const { screen } = await open([photo(1), photo(2)], [2]);
  await screen.getByRole('checkbox', { name: 'Choose Bats no. 1' }).click();
  await screen.getByRole('button', { name: 'Select all on this page' }).click();
  await screen.getByRole('button', { name: 'Credit and tags' }).click();
  await screen.getByRole('textbox', { name: 'Credit' }).fill('Ana Ruiz');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('Credit and tags saved for 1 photo.')).toBeVisible();
  await expect
    .element(screen.getByText('1 photo not saved. Bats no. 2: Ben has changed it.'))
    .toBeVisible();
});
