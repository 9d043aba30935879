import { fileTooLarge } from '../upload.ts';
import { imageLimits, imageMessages, imageTypes } from './image.ts';

/** The server looks at the content; this spares a person the wait for what it would refuse. */
export function whyRefused(file: { type: string; size: number }): string | null {
  if (!imageTypes.some((type) => type === file.type)) return imageMessages.kind;
  // Why: a browser draws one frame of an animation. Other kinds are made smaller.
  return file.type === 'image/gif' && isTooLarge(file) ? fileTooLarge(imageLimits.maxBytes) : null;
}

/** True for more bytes than an upload may have. */
export const isTooLarge = ({ size }: { size: number }): boolean => size > imageLimits.maxBytes;
