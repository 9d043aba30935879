import { whyRefused } from '@masthead/shared/images/why-refused.ts';
import { uploadSentences } from '@masthead/shared/upload.ts';

/** The picture among dropped, picked or pasted files, or why it is not taken. */
export function pictureOf(files: readonly File[]): { file: File | null; refusal: string | null } {
  const [file] = files;
  if (!file) return { file: null, refusal: null };
  const refusal = files.length > 1 ? uploadSentences.oneFile : whyRefused(file);
  return { file: refusal ? null : file, refusal };
}
