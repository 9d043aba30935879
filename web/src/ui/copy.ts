import { sentences } from '@masthead/shared/errors.ts';
import { toast, toastFailure } from './toast.tsx';

/** Puts a text on the clipboard and says so, or that it must be marked by hand. */
export async function copyText(text: string, said: string): Promise<void> {
  try {
    // Why inside: a page that comes without encryption has no clipboard at all.
    await navigator.clipboard.writeText(text);
  } catch {
    return toastFailure(new Error(sentences.notCopied));
  }
  toast(said);
}
