import { fileTooLarge } from '../upload.ts';
import { imageLimits, imageMessages, imageTypes } from './image.ts';

/** The server looks at the content; this spares a person the wait for what it would refuse. */
export function whyRefused(file: { type: string; size: number }): string | null {
  if (!imageTypes.some((type) => type === file.type)) return imageMessages.kind;
  return file.size > imageLimits.maxBytes ? fileTooLarge(imageLimits.maxBytes) : null;
}
