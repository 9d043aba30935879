import { sentences } from '@masthead/shared/platform/contract/errors.ts';
import { toast, toastFailure } from './toast.tsx';

/** Copies to the clipboard, with a toast about success or failure. */
async function copy(write: () => Promise<void>, said: string): Promise<void> {
  try {
    // Why inside: a page that comes without encryption has no clipboard at all.
    await write();
  } catch {
    return toastFailure(new Error(sentences.notCopied));
  }
  toast(said);
}

/** Copies a text to the clipboard, with a toast about success or failure. */
export const copyText = (text: string, said: string): Promise<void> =>
  copy(() => navigator.clipboard.writeText(text), said);

/** A part of what is copied: as words, and as markup where it has formatting. */
interface Part {
  label: string;
  text: string;
  markup: string | null;
}

const escaped = (text: string) =>
  text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? sign);

/** The same with formatting; several parts have their labels above them. */
export function copyRich(parts: readonly Part[], said: string): Promise<void> {
  const isOne = parts.length === 1;
  const plain = parts.map(({ label, text }) => (isOne ? text : `${label}\n${text}`)).join('\n\n');
  const markup = parts.map(({ label, text, markup: rich }) => {
    const body = rich ?? `<p>${escaped(text).replaceAll('\n', '<br>')}</p>`;
    return isOne ? body : `<p><strong>${escaped(label)}</strong></p>${body}`;
  });
  const item = () =>
    new ClipboardItem({
      'text/plain': new Blob([plain], { type: 'text/plain' }),
      'text/html': new Blob(markup, { type: 'text/html' }),
    });
  return copy(() => navigator.clipboard.write([item()]), said);
}
