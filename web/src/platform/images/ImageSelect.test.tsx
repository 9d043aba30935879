import { sizeInWords } from '@masthead/shared/platform/contract/upload.ts';
import { imageEndpoints } from '@masthead/shared/platform/images/image.endpoints.ts';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { watchAskedPaths } from '../api/asked-paths.testing.ts';
import { answer, failing, openPage, person } from '../api/page.testing.tsx';
import { watchPage } from '../api/shown.testing.ts';
import { chooseFiles, fakeUploads } from './fake-upload.testing.ts';
import { ImageSelect } from './ImageSelect.tsx';
import { phoneHeic, phonePicture } from './phone-picture.testing.ts';

/** A picture of 80 x 40 as a file. */
async function pictureFile(name = 'river.png'): Promise<File> {
  const canvas = new OffscreenCanvas(80, 40);
  const pen = canvas.getContext('2d');
  pen?.fillRect(0, 0, 80, 40);
  return new File([await canvas.convertToBlob()], name, { type: 'image/png' });
}

const uploaded = {
  publicId: 'profiles/ab',
  version: 1,
  width: 80,
  height: 40,
  format: 'png',
  bytes: 99,
  url: '/images/upload/v1/profiles/ab.png',
};

/** What is known of it: nobody has said anything of it yet. */
const said = { url: uploaded.url, width: 80, height: 40, alt: null, credit: null };

const changes = vi.fn();

function Page({ start, aspect }: { start: string | null; aspect?: number }) {
  const [url, setUrl] = useState<string | null>(start);
  return (
    <ImageSelect
      label="Photo"
      folder="profiles"
      value={url}
      aspect={aspect}
      data-path="imageUrl"
      onChange={(next, chosen) => {
        changes(next, chosen);
        setUrl(next);
      }}
    />
  );
}

async function openField({
  start = null as string | null,
  aspect = undefined as number | undefined,
  api = [] as ReturnType<typeof answer>[],
} = {}) {
  changes.mockClear();
  const sent = fakeUploads();
  const page = await openPage('/home', {
    as: person('editor'),
    api,
    pages: { home: () => <Page start={start} aspect={aspect} /> },
  });
  return { ...page, sent };
}

async function openDialog(options: Parameters<typeof openField>[0] = {}) {
  const page = await openField(options);
  await page.screen.getByRole('button', { name: 'Upload photo' }).click();
  await expect.element(page.screen.getByRole('dialog', { name: 'Photo' })).toBeVisible();
  return page;
}

const choose = (file: File) =>
  chooseFiles(document.querySelector('[role=dialog] input[type=file]'), file);

describe('a field for a picture', () => {
  test('uploads a file cropped, shows how far it is, and gives the address on', async () => {
    const { screen, sent } = await openDialog();
    choose(await pictureFile());
    await expect.element(screen.getByText('80 × 40 pixels')).toBeVisible();
    await screen.getByRole('radio', { name: 'Square' }).click();
    await expect.element(screen.getByText('40 × 40 pixels')).toBeVisible();
    await screen.getByRole('button', { name: 'Crop and upload' }).click();
    await expect.element(screen.getByText('Uploading')).toBeVisible();
    await expect.poll(() => sent.length).toBe(1);
    expect(sent[0]?.address).toBe('/api/image');
    expect(Object.fromEntries(sent[0]?.form ?? [])).toMatchObject({
      folder: 'profiles',
      crop: '20,0,40,40',
    });
    expect(sent[0]?.form.get('file')).toHaveProperty('name', 'river.png');
    sent[0]?.progress(50, 100);
    await expect
      .element(screen.getByRole('progressbar', { name: 'Uploading' }))
      .toHaveAttribute('aria-valuenow', '50');
    sent[0]?.progress(100, 100);
    await expect.element(screen.getByText('Processing')).toBeVisible();
    // Why what was asked for: no host answers here, and a picture that does not come gives way to a placeholder.
    const asked = watchAskedPaths();
    sent[0]?.answer(200, uploaded);
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    expect(changes.mock.calls).toEqual([[uploaded.url, said]]);
    const replace = screen.getByRole('button', { name: 'Replace photo' });
    await expect.element(replace).toHaveFocus();
    await expect
      .poll(() => asked)
      .toContain('/images/upload/c_limit,f_webp,q_auto:good,w_400/v1/profiles/ab.png');
  });

  test('by a double click uploads once, and the second click does not cancel it', async () => {
    const { screen, sent } = await openDialog();
    choose(await pictureFile());
    await expect.element(screen.getByText('80 × 40 pixels')).toBeVisible();
    await screen.getByRole('button', { name: 'Crop and upload' }).dblClick();
    await expect.element(screen.getByText('Uploading')).toBeVisible();
    await expect.poll(() => sent.map(({ isAborted }) => isAborted)).toEqual([false]);
    sent[0]?.answer(200, uploaded);
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    expect(changes).toHaveBeenCalledTimes(1);
  });

  test('sends the whole picture when the crop is skipped', async () => {
    const { screen, sent } = await openDialog();
    choose(await pictureFile());
    await screen.getByRole('button', { name: 'Skip crop' }).click();
    await expect.poll(() => sent).toHaveLength(1);
    expect(sent[0]?.form.has('crop')).toBe(false);
  });

  test('with a fixed shape offers no other', async () => {
    const { screen } = await openDialog({ aspect: 1 });
    choose(await pictureFile());
    await expect.element(screen.getByText('40 × 40 pixels')).toBeVisible();
    await expect.element(screen.getByText('16:9')).not.toBeInTheDocument();
  });

  test('accepts a web address, which the server fetches', async () => {
    const { screen, callsTo } = await openDialog({
      api: [answer(imageEndpoints.fromUrl, uploaded)],
    });
    const address = screen.getByLabelText('Web address of an image');
    await address.fill('ftp://pictures.example/a.png');
    await screen.getByRole('button', { name: 'Use address' }).click();
    await expect.element(screen.getByText('Enter the web address of an image')).toBeVisible();
    await address.fill(' https://pictures.invalid/a.png ');
    await userEvent.keyboard('{Enter}');
    await expect
      .element(screen.getByText('This browser can’t show the image, so it can’t be cropped here.'))
      .toBeVisible();
    await screen.getByRole('button', { name: 'Upload', exact: true }).click();
    await vi.waitFor(() => expect(changes).toHaveBeenCalledWith(uploaded.url, said));
    expect(callsTo('POST /api/image/from-url')[0]?.request.body).toEqual({
      folder: 'profiles',
      url: 'https://pictures.invalid/a.png',
    });
  });

  test("shows the server's message and keeps the image for a retry", async () => {
    const { screen, sent } = await openDialog();
    choose(await pictureFile());
    await screen.getByRole('button', { name: 'Crop and upload' }).click();
    await expect.poll(() => sent.length).toBe(1);
    sent[0]?.answer(
      503,
      failing(503, { message: ['The image host didn’t accept the image. Try again in a minute.'] })
        .body,
    );
    await expect
      .element(screen.getByRole('alert'))
      .toHaveTextContent('The image host didn’t accept the image. Try again in a minute.');
    await screen.getByRole('button', { name: 'Crop and upload' }).click();
    await expect.poll(() => sent).toHaveLength(2);
    sent[1]?.answer(200, uploaded);
    await vi.waitFor(() => expect(changes).toHaveBeenCalledOnce());
  });

  test('resizes a photo over 3 MB, upright and without location and names, with a note', async () => {
    const said = { orientation: 6, artist: 'Ana Ruiz' };
    const file = await phonePicture(said);
    expect(file.size).toBeGreaterThan(3_145_728);
    const { screen, sent } = await openDialog();
    choose(file);
    const size = sizeInWords(file.size).replace('.', '\\.');
    const note = new RegExp(
      `^Resized to fit 3 MB: from ${size} \\(1500 × 2000\\) to .+ MB \\(\\d+ × \\d+\\)\\.$`,
    );
    await expect.element(screen.getByText(note)).toBeVisible();
    await screen.getByRole('button', { name: 'Skip crop' }).click();
    await expect.poll(() => sent).toHaveLength(1);
    const fitted = sent[0]?.form.get('file') as File;
    expect([fitted.name, fitted.type]).toEqual(['IMG_0142.jpg', 'image/jpeg']);
    expect(fitted.size).toBeLessThanOrEqual(3_145_728);
    const bytes = await fitted.text();
    expect([bytes.includes('Exif'), bytes.includes('Ana Ruiz')]).toEqual([false, false]);
    const bitmap = await createImageBitmap(fitted);
    expect(bitmap.width / bitmap.height).toBeCloseTo(0.75, 2);
    const pen = new OffscreenCanvas(1, 1).getContext('2d');
    pen?.drawImage(bitmap, -bitmap.width / 2, -bitmap.height / 8);
    const [red, green] = pen?.getImageData(0, 0, 1, 1).data ?? [];
    expect([red, green]).toEqual([expect.closeTo(255, -2), expect.closeTo(0, -1)]);
  });

  test('converts HEIC from a phone, with a note', async () => {
    const { screen, sent } = await openDialog();
    const input = document.querySelector('[role=dialog] input[type=file]');
    expect(input?.getAttribute('accept')).toContain('.heic,.heif');
    const page = watchPage();
    choose(phoneHeic());
    const note = /^Converted from HEIC to JPEG: from 2 KB \(300 × 400\) to \d KB \(300 × 400\)\.$/;
    await expect.element(screen.getByText(note)).toBeVisible();
    expect(page.hasShown('Converting the image from HEIC')).toBe(true);
    await screen.getByRole('button', { name: 'Skip crop' }).click();
    await expect.poll(() => sent).toHaveLength(1);
    const converted = sent[0]?.form.get('file') as File;
    expect([converted.name, converted.type]).toEqual(['IMG_0142.jpg', 'image/jpeg']);
  });

  test('leaves a photo within 3 MB as it is', async () => {
    const file = await phonePicture({}, { width: 80, height: 40 });
    const { screen, sent } = await openDialog();
    choose(file);
    await screen.getByRole('button', { name: 'Skip crop' }).click();
    await expect.poll(() => sent).toHaveLength(1);
    const whole = sent[0]?.form.get('file') as File;
    expect(whole.size).toBe(file.size);
    await expect.element(screen.getByText(/Resized to fit/)).not.toBeInTheDocument();
  });

  test('a refused picture is not offered again, but another one is', async () => {
    const { screen, sent } = await openDialog();
    choose(await pictureFile());
    await screen.getByRole('button', { name: 'Crop and upload' }).click();
    await expect.poll(() => sent).toHaveLength(1);
    sent[0]?.answer(400, { message: ['This image is damaged and can’t be read.'] });
    await expect
      .element(screen.getByRole('alert'))
      .toHaveTextContent('This image is damaged and can’t be read.');
    await expect
      .element(screen.getByRole('button', { name: 'Crop and upload' }))
      .not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Back' }).click();
    await expect.element(screen.getByRole('button', { name: 'Choose a file' })).toBeVisible();
  });

  test('an upload can be stopped, and closing the dialog stops it too', async () => {
    const { screen, sent } = await openDialog();
    choose(await pictureFile());
    await screen.getByRole('button', { name: 'Skip crop' }).click();
    await expect.poll(() => sent.length).toBe(1);
    await screen.getByRole('button', { name: 'Cancel' }).click();
    await vi.waitFor(() => expect(sent[0]?.isAborted).toBe(true));
    await screen.getByRole('button', { name: 'Skip crop' }).click();
    await expect.poll(() => sent.length).toBe(2);
    await screen.getByRole('button', { name: 'Close' }).click();
    await vi.waitFor(() => expect(sent[1]?.isAborted).toBe(true));
    expect(changes).not.toHaveBeenCalled();
  });

  test.each([
    [
      'a text',
      new File(['x'], 'a.png.txt', { type: 'text/plain' }),
      'This image can’t be used. Choose a PNG, JPEG, WebP, GIF, AVIF or HEIC file.',
    ],
    [
      'a drawing',
      new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' }),
      'This image can’t be used. Choose a PNG, JPEG, WebP, GIF, AVIF or HEIC file.',
    ],
    [
      'a HEIC that is none',
      new File(['x'], 'IMG_0142.HEIC'),
      'This HEIC image can’t be read. Export it as a JPEG and choose that.',
    ],
    [
      'an animation of more than 3 MB',
      new File([new Uint8Array(3_145_729)], 'a.gif', { type: 'image/gif' }),
      'This file is too large. It can be at most 3 MB.',
    ],
    [
      'more than 3 MB that moves',
      new File(['RIFF\0\0\0\0WEBPVP8X\n\0\0\0\u0002', new Uint8Array(3_145_729)], 'a.webp', {
        type: 'image/webp',
      }),
      'This file is too large. It can be at most 3 MB.',
    ],
    [
      'more than 3 MB that the browser cannot draw',
      new File([new Uint8Array(3_145_729)], 'a.png', { type: 'image/png' }),
      'This browser can’t open the image to resize it. Choose a copy of 3 MB or less.',
    ],
  ])('refuses %s before anything is sent', async (_case, file, sentence) => {
    const { screen, sent } = await openDialog();
    choose(file);
    await expect.element(screen.getByRole('alert')).toHaveTextContent(sentence);
    expect(sent).toEqual([]);
  });

  test('a picture can be removed, and the keyboard stays where it was', async () => {
    const { screen } = await openField({ start: '/images/upload/v1/profiles/ab.png' });
    await screen.getByRole('button', { name: 'Remove photo' }).click();
    expect(changes.mock.calls).toEqual([[null, undefined]]);
    await expect.element(screen.getByRole('button', { name: 'Upload photo' })).toHaveFocus();
  });

  test('a banner is shown 500 wide', async () => {
    const asked = watchAskedPaths();
    const { screen } = await openPage('/home', {
      as: person('editor'),
      pages: {
        home: () => (
          <ImageSelect label="Banner" isBanner value={uploaded.url} onChange={() => undefined} />
        ),
      },
    });
    await expect.element(screen.getByRole('button', { name: 'Replace banner' })).toBeVisible();
    await expect
      .poll(() => asked)
      .toContain('/images/upload/c_limit,f_webp,q_auto:good,w_500/v1/profiles/ab.png');
  });

  test('shows a placeholder for a missing image', async () => {
    const { screen } = await openField({ start: '/images/upload/v1/profiles/none.png' });
    await expect.element(screen.getByText('This image can’t be shown.')).toBeVisible();
  });

  test('works by keyboard alone, and Escape closes the dialog', async () => {
    const { screen } = await openField();
    const button = screen.getByRole('button', { name: 'Upload photo' });
    await expect.element(button).toBeVisible();
    button.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('button', { name: 'Choose a file' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('button', { name: 'Upload photo' })).toHaveFocus();
  });
});
