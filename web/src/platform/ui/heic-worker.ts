/** Decodes one HEIC file: is sent a File, and answers with an ImageBitmap or with a sentence. Has its own thread, since a photo takes seconds. */
import { fitMessages, imageLimits, imageMessages } from '@masthead/shared/platform/images/image.ts';
import libheif from 'libheif-js';

const answer = (result: ImageBitmap | string) =>
  globalThis.postMessage(result, {
    transfer: typeof result === 'string' ? [] : [result],
  });
const refuse = () => answer(fitMessages.unreadable);

// Why: what the library throws while it decodes, no caller of it can catch.
globalThis.addEventListener('unhandledrejection', refuse);
globalThis.addEventListener('message', ({ data }: MessageEvent<File>) => {
  decoded(data).then(answer, refuse);
});

async function decoded(file: File): Promise<ImageBitmap | string> {
  const bytes = await file.arrayBuffer();
  const images = new libheif.HeifDecoder().decode(bytes);
  const image = images.find((one) => one.is_primary()) ?? images[0];
  if (!image) return fitMessages.unreadable;
  const [width, height] = [image.get_width(), image.get_height()];
  if (width * height > imageLimits.maxPixels) return imageMessages.tooManyPixels;
  const pixels = await new Promise<ImageData | null>((resolve) => {
    image.display(new ImageData(width, height, { colorSpace: colorsOf(bytes) }), resolve);
  });
  return pixels ? createImageBitmap(pixels) : fitMessages.unreadable;
}

/** Red of Display P3, which iPhones take photos in, as its profile gives it (X of the tag rXYZ). */
const redOfP3 = 0.5151;
/** Why: the boxes before the picture are short, and what comes behind them may be anything. */
const mostHead = 65_536;

/** The colours of the pixels. The decoder leaves them as they are, and taken for sRGB those of an iPhone would be pale. */
function colorsOf(bytes: ArrayBuffer): PredefinedColorSpace {
  const head = new DataView(bytes, 0, Math.min(bytes.byteLength, mostHead));
  const text = new TextDecoder('latin1').decode(head);
  const profile = text.indexOf('colrprof') + 8;
  const tag = text.indexOf('rXYZ', profile);
  if (profile < 8 || tag < 0 || tag + 8 > head.byteLength) return 'srgb';
  const value = profile + head.getUint32(tag + 4) + 8;
  if (value + 4 > head.byteLength) return 'srgb';
  const red = head.getInt32(value) / 65_536;
  return Math.abs(red - redOfP3) < 0.005 ? 'display-p3' : 'srgb';
}
