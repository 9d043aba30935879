import { photoEndpoints } from '@masthead/shared/editorial/photos/photo.endpoints.ts';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../platform/api/axe.testing.ts';
import { answer, openPage, person } from '../../platform/api/page.testing.tsx';
import { fakeUploads } from '../../platform/images/fake-upload.testing.ts';
import { ImageDialogSelect } from '../../platform/images/ImageDialogSelect.tsx';
import { phonePicture } from '../../platform/images/phone-picture.testing.ts';
import { photo } from './photos.testing.ts';

const onChosen = vi.fn();

async function openDialog(role: 'editor' | 'listing', folder?: string) {
  onChosen.mockClear();
  const sent = fakeUploads();
  const Home = () => (
    <ImageDialogSelect
      label="Picture"
      {...(folder && { folder })}
      onClose={() => undefined}
      onChosen={onChosen}
    />
  );
  const opened = await openPage('/home', {
    as: person(role),
    pages: { home: Home },
    api: [
      answer(photoEndpoints.list, [[photo(1), photo(2)], 2]),
      answer(photoEndpoints.save, { photo: photo(9, { altTag: '' }), isNew: true }),
    ],
  });
  return { ...opened, sent };
}

const inLibrary = { name: 'Choose from the library' };
const chosen = (id: number, alt: string | null, credit = 'Ana Ruiz') => ({
  url: photo(id).src,
  width: 1200,
  height: 800,
  alt,
  credit,
});

const url = '/images/upload/v1/photos/ab.png';
const image = {
  publicId: 'photos/ab',
  version: 1,
  width: 80,
  height: 40,
  format: 'png',
  bytes: 9,
};

test('opens the library first, and imports an image by URL with alt text and credit', async () => {
  const { screen } = await openDialog('editor');
  await screen.getByRole('button', { name: /Bats no. 2/ }).click();
  await screen.getByRole('button', { name: 'Use photo' }).click();
  expect(onChosen).toHaveBeenCalledExactlyOnceWith(chosen(2, 'Bats no. 2'));
});

test('an image uploaded on a content screen is added to the library', async () => {
  const { screen, sent, callsTo } = await openDialog('editor');
  await screen.getByRole('button', { name: 'Upload a photo' }).click();
  await expect.element(screen.getByLabelText('Web address of an image')).toBeVisible();
  const canvas = new OffscreenCanvas(80, 40);
  canvas.getContext('2d')?.fillRect(0, 0, 80, 40);
  const file = new File([await canvas.convertToBlob()], 'a.png', { type: 'image/png' });
  const input = document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]');
  await userEvent.upload(input as HTMLInputElement, file);
  await screen.getByRole('button', { name: 'Skip crop' }).click();
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  sent[0]?.answer(200, { ...image, url });
  await vi.waitFor(() => expect(onChosen).toHaveBeenCalledWith(chosen(9, null)));
  expect(callsTo('POST /api/photos/keep')[0]?.request.body).toEqual({
    original: url,
    snapUrl: null,
    altTag: null,
    credit: null,
  });
});

test('offers alt text and credit from the file’s metadata and saves them with the photo', async () => {
  const { screen, sent, callsTo } = await openDialog('editor');
  await screen.getByRole('button', { name: 'Upload a photo' }).click();
  await expect.element(screen.getByLabelText('Web address of an image')).toBeVisible();
  const said = { description: 'Bats at dusk', artist: 'Ana Ruiz' };
  const input = document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]');
  await userEvent.upload(
    input as HTMLInputElement,
    await phonePicture(said, { width: 80, height: 40, grain: false }),
  );
  const words = screen.getByRole('group', { name: 'From the file' });
  await expect.element(words.getByLabelText('Credit')).toHaveValue('Ana Ruiz');
  await words.getByLabelText('Alt text').fill('Bats over the river');
  await expectAccessible();
  await screen.getByRole('button', { name: 'Skip crop' }).click();
  await expect.poll(() => sent).toHaveLength(1);
  sent[0]?.answer(200, { ...image, url });
  await expect.poll(() => onChosen.mock.calls).toEqual([[chosen(9, 'Bats over the river')]]);
  expect(callsTo('POST /api/photos/keep')[0]?.request.body).toEqual({
    original: url,
    snapUrl: null,
    altTag: 'Bats over the river',
    credit: 'Ana Ruiz',
  });
});

test('does not ask for metadata of an image outside content', async () => {
  const { screen } = await openDialog('listing', 'listings');
  await expect.element(screen.getByLabelText('Web address of an image')).toBeVisible();
  const input = document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]');
  await userEvent.upload(
    input as HTMLInputElement,
    await phonePicture({ artist: 'Ana Ruiz' }, { width: 80, height: 40, grain: false }),
  );
  await expect.element(screen.getByRole('button', { name: 'Skip crop' })).toBeVisible();
  await expect.element(screen.getByText('From the file')).not.toBeInTheDocument();
});

test('does not offer the library to people without content screens', async () => {
  const { screen } = await openDialog('listing', 'listings');
  await expect.element(screen.getByLabelText('Web address of an image')).toBeVisible();
  await expect.element(screen.getByRole('button', inLibrary)).not.toBeInTheDocument();
});
