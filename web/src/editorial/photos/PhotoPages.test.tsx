import { photoEndpoints } from '@masthead/shared/editorial/photos/photo.endpoints.ts';
import type { Photo } from '@masthead/shared/editorial/photos/photo.ts';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../platform/api/axe.testing.ts';
import { answer, failing, openPage, person } from '../../platform/api/page.testing.tsx';
import { fakeUploads } from '../../platform/images/fake-upload.testing.ts';
import { phonePicture } from '../../platform/images/phone-picture.testing.ts';
import { photo } from './photos.testing.ts';

const people = answer(photoEndpoints.users, [{ id: 7, firstName: 'Edith', lastName: 'Marlowe' }]);
const openList = (address: string, photos: Photo[]) =>
  openPage(address, {
    as: person('admin'),
    api: [
      answer(photoEndpoints.list, [photos, 64]),
      people,
      answer(photoEndpoints.update, ({ body }) => photo((body as Photo).id, body as Photo)),
    ],
  });

describe('the photo search', () => {
  test('sends the filters of the sidebar, 50 per page, counted from zero', async () => {
    const { screen, callsTo, router } = await openList('/photos?page=2', [photo(1)]);
    const asked = () => callsTo('GET /api/photos').at(-1)?.request.query;
    await expect.poll(asked).toEqual({ page: '1', take: '50' });
    await expect.element(screen.getByRole('link', { name: /Bats no. 1/ })).toBeVisible();
    await screen.getByRole('combobox', { name: 'Upload time' }).click();
    await screen.getByRole('option', { name: 'Past 7 days' }).click();
    await screen.getByRole('combobox', { name: 'Added by' }).click();
    await screen.getByRole('option', { name: 'Edith Marlowe' }).click();
    await screen.getByRole('combobox', { name: 'Type' }).click();
    await screen.getByRole('option', { name: '16x9' }).click();
    await screen.getByRole('checkbox', { name: 'Not used anywhere' }).click();
    await screen.getByRole('searchbox', { name: 'Search' }).fill('river bats');
    await expect.poll(asked).toEqual({
      query: 'river bats',
      addedById: '7',
      uploaded: 'Past 7 days',
      type: '16x9',
      unused: 'true',
      page: '0',
      take: '50',
    });
    expect(router.state.location.search).toMatchObject({ query: 'river bats', unused: 'true' });
    await expectAccessible();
  });
});

const noSame = answer(photoEndpoints.same, []);
const uploaded = {
  publicId: 'photos/new',
  version: 1,
  width: 80,
  height: 40,
  format: 'jpg',
  bytes: 9,
  url: '/images/upload/v1/photos/new.jpg',
};

const openEdit = (shown: Photo, uses: { noun: string; title: string; path: string }[] = []) =>
  openPage(`/photos/${shown.id}`, {
    as: person('admin'),
    api: [
      noSame,
      answer(photoEndpoints.get, shown),
      answer(photoEndpoints.uses, {
        totalCount: uses.length,
        nodes: uses.map((use, at) => ({ ...use, id: String(at) })),
      }),
      answer(photoEndpoints.update, () =>
        failing(409, { message: ['This photo can’t be deleted while it’s in use: post “Bats”.'] }),
      ),
    ],
  });

describe('the form of a photo', () => {
  test('shows missing fields', async () => {
    const { screen, callsTo } = await openPage('/photos/add', { as: person('admin') });
    await screen.getByRole('button', { name: 'Save' }).click();
    for (const sentence of [
      'An image file or URL is required',
      'Alt text is required',
      'A credit is required',
    ])
      await expect.element(screen.getByText(sentence).first()).toBeVisible();
    await screen.getByRole('checkbox', { name: 'Missing credits' }).click();
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect.element(screen.getByText('A credit is required')).not.toBeInTheDocument();
    expect(callsTo('POST /api/photos')).toEqual([]);
  });

  const chooseFile = async (said: Parameters<typeof phonePicture>[0]) => {
    await expect.element(page.getByRole('button', { name: 'Choose a file' })).toBeVisible();
    const input = document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]');
    await userEvent.upload(
      input as HTMLInputElement,
      await phonePicture(said, { width: 80, height: 40, grain: false }),
    );
  };

  test('fills alt text and credit from the file’s metadata, and says so', async () => {
    const sent = fakeUploads();
    const { screen } = await openPage('/photos/add', { as: person('admin'), api: [noSame] });
    await screen.getByRole('button', { name: 'Choose a file or enter a URL' }).click();
    await chooseFile({ description: 'Bats at dusk', artist: 'Ana Ruiz' });
    await expect.poll(() => sent).toHaveLength(1);
    sent[0]?.answer(200, uploaded);
    await expect
      .element(screen.getByRole('textbox', { name: 'Alt text' }))
      .toHaveValue('Bats at dusk');
    await expect
      .element(screen.getByRole('textbox', { name: 'Credit', exact: true }))
      .toHaveValue('Ana Ruiz');
    expect(screen.getByText('Taken from the file.').elements()).toHaveLength(2);
  });

  test('offers the file’s metadata beside existing values', async () => {
    const sent = fakeUploads();
    const { screen } = await openEdit(photo(3, { credit: null, missingCredits: true }));
    await screen.getByRole('button', { name: 'Replace file' }).click();
    await chooseFile({ description: 'Bats at dusk', copyright: '© Ana Ruiz' });
    await expect.poll(() => sent).toHaveLength(1);
    sent[0]?.answer(200, uploaded);
    await expect.element(screen.getByText('In the file: © Ana Ruiz')).toBeVisible();
    await expect
      .element(screen.getByRole('textbox', { name: 'Alt text' }))
      .toHaveValue('Bats no. 3');
    await expectAccessible();
    await screen.getByRole('button', { name: 'Use as alt text' }).click();
    await expect
      .element(screen.getByRole('textbox', { name: 'Alt text' }))
      .toHaveValue('Bats at dusk');
    await expect.element(screen.getByText('Taken from the file.')).toBeVisible();
    await screen.getByRole('button', { name: 'Keep current file' }).click();
    await expect.element(screen.getByText('In the file: © Ana Ruiz')).not.toBeInTheDocument();
  });

  test('offers to try again only if that may help', async () => {
    const sent = fakeUploads();
    const { screen } = await openPage('/photos/add', { as: person('admin') });
    await screen.getByRole('button', { name: 'Choose a file or enter a URL' }).click();
    const choose = async () => {
      await expect.element(screen.getByRole('button', { name: 'Choose a file' })).toBeVisible();
      const input = document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]');
      await userEvent.upload(
        input as HTMLInputElement,
        new File(['x'], 'a.png', { type: 'image/png' }),
      );
    };
    await choose();
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    sent[0]?.answer(503, { message: ['Many images are being processed.'] });
    const again = screen.getByRole('button', { name: 'Try again' });
    await again.click();
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    sent[1]?.answer(400, { message: ['This image is damaged and can’t be read.'] });
    await expect
      .element(screen.getByRole('alert'))
      .toHaveTextContent('This image is damaged and can’t be read.');
    await expect.element(again).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Back' }).click();
    await choose();
    await vi.waitFor(() => expect(sent).toHaveLength(3));
  });

  test('lists the uses of a photo, which then cannot be deleted', async () => {
    const use = { noun: 'post', title: 'Bats of Austin', path: '/editor/1/2' };
    const { screen } = await openEdit(photo(3, { useCount: 1 }), [use]);
    await expect
      .element(screen.getByRole('link', { name: 'Bats of Austin' }))
      .toHaveAttribute('href', '/editor/1/2');
    await expect
      .element(screen.getByRole('button', { name: 'Delete' }))
      .toHaveAttribute('aria-disabled', 'true');
  });

  test('cannot delete a photo that came into use since', async () => {
    const { screen, callsTo } = await openEdit(photo(3));
    await screen.getByRole('button', { name: 'Delete' }).click();
    await screen.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect.element(screen.getByText(/can’t be deleted while it’s in use/)).toBeVisible();
    expect(callsTo('PUT /api/photos')[0]?.request.body).toEqual({
      id: 3,
      version: 3,
      isDeleted: true,
    });
  });

  test('shows a photo no larger than its file', async () => {
    const small = photo(4, { width: 60, height: 40 });
    const { screen } = await openEdit(small);
    const shown = screen.getByRole('region', { name: 'Display' }).getByRole('img');
    await expect.poll(() => shown.element().getBoundingClientRect().width).toBe(60);
  });

  test('shows the part left by its type and focal point', async () => {
    const { screen } = await openEdit(photo(4, { photoType: '16x9', focus: '50,100' }));
    const shown = screen.getByRole('region', { name: 'Display' }).getByRole('img');
    await expect.element(shown).toBeInTheDocument();
    const { width, top } = (shown.element() as HTMLElement).style;
    // 1200 x 800 at 16:9 is 1200 x 675; the lowest part of it begins 125 pixels from the top.
    expect([width, Number.parseFloat(top)]).toEqual([
      '100%',
      expect.closeTo((-125 / 675) * 100, 2),
    ]);
  });
});
