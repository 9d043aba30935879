import { fileTooLarge } from '../contract/upload.ts';
import { imageLimits, imageMessages, imageTypes } from './image.ts';

const heicTypes = ['image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence'];
const heicEnding = /\.(?:heic|heif|hif)$/i;

/** File types offered by image fields. Why extensions too: not every system has a type for HEIC. */
export const offeredPictures: string = [...imageTypes, ...heicTypes, '.heic', '.heif', '.hif'].join(
  ',',
);

/** True for a photo of a phone, which the browser converts before it is sent (decision 99). */
export const isNamedHeic = ({ type, name }: { type: string; name: string }): boolean =>
  heicTypes.includes(type) || heicEnding.test(name);

/** An early check, so that nobody waits for an upload that the server would reject. The server checks the content. */
export function whyRefused(file: { type: string; name: string; size: number }): string | null {
  if (isNamedHeic(file)) return null;
  if (!imageTypes.some((type) => type === file.type)) return imageMessages.kindChosen;
  // Why: a browser draws one frame of an animation. Other kinds are made smaller.
  return file.type === 'image/gif' && isTooLarge(file) ? fileTooLarge(imageLimits.maxBytes) : null;
}

/** True for more bytes than an upload may have. */
export const isTooLarge = ({ size }: { size: number }): boolean => size > imageLimits.maxBytes;
