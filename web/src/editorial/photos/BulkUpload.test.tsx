import { photoEndpoints } from '@masthead/shared/editorial/photos/photo.endpoints.ts';
import { expect, test } from 'vitest';
import { expectAccessible } from '../../platform/api/axe.testing.ts';
import { answer, openPage, person } from '../../platform/api/page.testing.tsx';
import { watchPage } from '../../platform/api/shown.testing.ts';
import { chooseFiles, fakeUploads } from '../../platform/images/fake-upload.testing.ts';
import { phoneHeic, phonePicture } from '../../platform/images/phone-picture.testing.ts';
import { photo } from './photos.testing.ts';

const uploaded = (name: string) => ({
  publicId: `photos/${name}`,
  version: 1,
  width: 80,
  height: 40,
  format: 'png',
  bytes: 9,
  url: `/images/upload/v1/photos/${name}.png`,
});
const file = (name: string, type = 'image/png', bytes = 9) =>
  new File([new Uint8Array(bytes)], name, { type });

async function chooseMany(screen: Awaited<ReturnType<typeof openPage>>['screen'], files: File[]) {
  await screen.getByRole('button', { name: 'Upload photos' }).click();
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  chooseFiles(document.querySelector('[role=dialog] input[type=file]'), ...files);
}

test('uploads two files at a time, each with progress, error and retry', async () => {
  const sent = fakeUploads();
  const last = (name: string) =>
    sent.findLast(({ form }) => (form.get('file') as File).name === name);
  const said = { description: 'Bats at dusk', artist: 'Ana Ruiz' };
  const { screen, callsTo } = await openPage('/photos', {
    as: person('admin'),
    api: [
      answer(photoEndpoints.list, [[], 0]),
      answer(photoEndpoints.users, []),
      answer(photoEndpoints.save, ({ body }) => {
        const isNew = !(body as { original: string }).original.includes('known');
        return { photo: photo(1, { title: 'Bats' }), isNew };
      }),
    ],
  });
  await chooseMany(screen, [
    file('new.png'),
    file('known.png'),
    file('failing.png'),
    file('notes.txt', 'text/plain'),
    file('huge.gif', 'image/gif', 3_145_729),
    await phonePicture(),
    await phonePicture(said, { width: 80, height: 40, grain: false, name: 'said.jpg' }),
  ]);
  const rows = screen.getByRole('list', { name: 'Files' });
  await expect
    .element(rows.getByText('This file is too large. It can be at most 3 MB.'))
    .toBeVisible();
  await expect.element(rows.getByText(/This image can’t be used/)).toBeVisible();
  await expect.poll(() => sent).toHaveLength(2);
  last('new.png')?.progress(50, 100);
  await expect
    .element(screen.getByRole('progressbar', { name: 'Uploading new.png' }))
    .toHaveAttribute('aria-valuenow', '50');
  last('new.png')?.answer(200, uploaded('new'));
  last('known.png')?.answer(200, uploaded('known'));
  await expect.element(rows.getByText('This photo is already in the library: Bats')).toBeVisible();
  await expect.poll(() => sent).toHaveLength(4);
  last('failing.png')?.answer(503, { message: ['The database is away.'] });
  await expect.element(rows.getByText('The database is away.')).toBeVisible();
  const fitted = last('IMG_0142.jpg')?.form.get('file') as File;
  expect(fitted.size).toBeLessThanOrEqual(3_145_728);
  await expect
    .element(rows.getByText(/^Resized to fit 3 MB: from .* \(2000 × 1500\)/))
    .toBeVisible();
  last('IMG_0142.jpg')?.answer(400, { message: ['This image is damaged and can’t be read.'] });
  await expect.element(rows.getByText('This image is damaged and can’t be read.')).toBeVisible();
  await expect.poll(() => sent).toHaveLength(5);
  last('said.jpg')?.answer(200, uploaded('said'));
  await expect.element(rows.getByText('From the file: Bats at dusk · Ana Ruiz')).toBeVisible();
  expect(callsTo('POST /api/photos/keep').at(-1)?.request.body).toEqual({
    original: '/images/upload/v1/photos/said.png',
    altTag: 'Bats at dusk',
    credit: 'Ana Ruiz',
  });
  expect(screen.getByRole('button', { name: /^Try/ }).elements()).toHaveLength(1);
  await expectAccessible();
  await screen.getByRole('button', { name: 'Try again: failing.png' }).click();
  await expect.poll(() => sent).toHaveLength(6);
  last('failing.png')?.answer(200, uploaded('failing'));
  await expect.element(screen.getByText('3 of 7 added')).toBeVisible();
  await screen.getByRole('button', { name: 'Credit and tags' }).click();
  await expect
    .element(screen.getByRole('dialog', { name: 'Credit and tags of 3 photos' }))
    .toBeVisible();
});

test('converts HEIC files of a phone and reads descriptions from their metadata', async () => {
  const sent = fakeUploads();
  const { screen } = await openPage('/photos', {
    as: person('admin'),
    api: [
      answer(photoEndpoints.list, [[], 0]),
      answer(photoEndpoints.users, []),
      answer(photoEndpoints.save, { photo: photo(1, { title: 'Bats' }), isNew: true }),
    ],
  });
  const page = watchPage();
  await chooseMany(screen, [phoneHeic(), file('broken.heic', '')]);
  const rows = screen.getByRole('list', { name: 'Files' });
  await expect.element(rows.getByText(/^Converted from HEIC to JPEG: from 2 KB/)).toBeVisible();
  expect(page.hasShown('Converting the image from HEIC')).toBe(true);
  await expect.poll(() => sent).toHaveLength(1);
  expect(sent[0]?.form.get('file')).toHaveProperty('type', 'image/jpeg');
  sent[0]?.answer(200, uploaded('heic'));
  await expect
    .element(rows.getByText('From the file: Bats at dusk · Ana Ruiz · CityBeat'))
    .toBeVisible();
  await expect.element(rows.getByText(/^This HEIC image can’t be read/)).toBeVisible();
  expect(screen.getByRole('button', { name: /^Try/ }).elements()).toEqual([]);
});
