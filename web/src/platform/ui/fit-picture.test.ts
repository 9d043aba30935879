import { describe, expect, test, vi } from 'vitest';
import { phoneHeic, phonePicture } from '../images/phone-picture.testing.ts';
import { type Fitting, fitPicture } from './fit-picture.ts';

const prepared = async (file: File, signal = new AbortController().signal) => {
  const started: Fitting[] = [];
  const fitted = await fitPicture(file, { signal, onStart: (what) => started.push(what) });
  return { ...fitted, started };
};

/** Workers that are made, each of which may be led elsewhere. */
function watchWorkers(leadTo?: string) {
  const made: { isEnded: boolean }[] = [];
  const Real = Worker;
  class Watched extends Real {
    isEnded = false;
    constructor(address: URL, options: WorkerOptions) {
      super(leadTo ?? address, options);
      made.push(this);
    }
    override terminate() {
      this.isEnded = true;
      super.terminate();
    }
  }
  vi.stubGlobal('Worker', Watched);
  return made;
}

/** A file whose bytes are changed on the way. */
async function changed(
  file: File,
  change: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>,
) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return new File([change(bytes)], file.name, { type: file.type });
}

/** Says of itself that it has 60 megapixels. */
function huge(bytes: Uint8Array<ArrayBuffer>) {
  const size = new TextDecoder('latin1').decode(bytes).indexOf('ispe') + 8;
  const view = new DataView(bytes.buffer);
  view.setUint32(size, 6000);
  view.setUint32(size + 4, 10_000);
  return bytes;
}

async function colourAt(file: File, x: number, y: number) {
  const pen = new OffscreenCanvas(1, 1).getContext('2d');
  pen?.drawImage(await createImageBitmap(file), -x, -y);
  return [...(pen?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3);
}

const near = (value: number) => expect.closeTo(value, -1);

describe('a HEIC file', () => {
  test.each([
    ['its type', 'photo', 'image/heic'],
    ['its name', 'IMG_0142.HEIC', ''],
    ['its content', 'IMG_0142.jpg', 'image/jpeg'],
  ])('known by %s becomes an upright JPEG without its metadata', async (_by, name, type) => {
    const heic = phoneHeic(name, type);
    const { file, note, started } = await prepared(heic);
    expect(started).toEqual(['converting']);
    expect([file.name, file.type]).toEqual([name.replace(/\..*|$/, '.jpg'), 'image/jpeg']);
    expect(note).toMatch(
      /^Converted from HEIC to JPEG: from 2 KB \(300 × 400\) to \d KB \(300 × 400\)\.$/,
    );
    const text = await file.text();
    expect([text.includes('Exif'), text.includes('Ana Ruiz')]).toEqual([false, false]);
  });

  test('keeps the colors of iPhones, which use Display P3', async () => {
    const { file } = await prepared(phoneHeic());
    expect(await colourAt(file, 150, 20)).toEqual([near(254), near(0), near(0)]);
    expect(await colourAt(file, 150, 300)).toEqual([near(136), near(136), near(136)]);
  });

  test.each([
    ['without a picture', () => new File(['no picture'], 'a.heic', { type: '' })],
    ['cut short', async () => changed(phoneHeic(), (bytes) => bytes.slice(0, 1200))],
  ])('%s is refused with a sentence', async (_case, broken) => {
    await expect(prepared(await broken())).rejects.toThrow(
      'This HEIC image can’t be read. Export it as a JPEG and choose that.',
    );
  });

  test('of more than 50 megapixels is refused before it is decoded', async () => {
    await expect(prepared(await changed(phoneHeic(), huge))).rejects.toThrow(
      'This image has too many pixels. It can have at most 50 megapixels.',
    );
  });

  test('reports a connection problem when the decoder cannot be loaded', async () => {
    watchWorkers('/no-such-worker.js');
    await expect(prepared(phoneHeic())).rejects.toThrow(
      'The HEIC converter couldn’t be loaded. Check your connection and try again.',
    );
  });

  test('is given up at once, and the next picture does not wait for it', async () => {
    const made = watchWorkers();
    const stop = new AbortController();
    const stopped = prepared(phoneHeic(), stop.signal);
    await expect.poll(() => made).toHaveLength(1);
    stop.abort();
    await expect(stopped).rejects.toThrow('aborted');
    expect(made[0]?.isEnded).toBe(true);
    expect((await prepared(phoneHeic())).file.type).toBe('image/jpeg');
  });
});

test.each([
  ['a JPEG', 'a.jpg', 'image/jpeg'],
  ['an AVIF', 'a.avif', 'image/avif'],
])('%s within 3 MB stays as it is, and no decoder is loaded for it', async (_kind, name, type) => {
  const made = watchWorkers();
  const avif = new File(['\0\0\0\x20ftypavif\0\0\0\0avifmif1miafMA1A'], name, { type });
  const jpeg = await phonePicture({}, { width: 80, height: 40, name });
  const file = type === 'image/avif' ? avif : jpeg;
  expect(await prepared(file)).toEqual({ file, note: null, started: [] });
  expect(made).toEqual([]);
});
