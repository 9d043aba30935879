import { whyRefused } from '@masthead/shared/images/why-refused.ts';
import { uploadSentences } from '@masthead/shared/upload.ts';
import type { Chosen } from './use-image-upload.ts';

/** The picture among dropped, picked or pasted files, or why it is not taken. */
export function chosenOf(files: readonly File[]): {
  chosen: Chosen | null;
  refusal: string | null;
} {
  const [file] = files;
  if (!file) return { chosen: null, refusal: null };
  const refusal = files.length > 1 ? uploadSentences.oneFile : whyRefused(file);
  return { chosen: refusal ? null : { file, src: URL.createObjectURL(file) }, refusal };
}
