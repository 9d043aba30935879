import { mergeMarks } from '../integrations/mail/merge-marks.ts';
import { plainText } from './email-html.ts';

/** Columns of the plain-text part. */
const columns = 72;

/** A paragraph in lines of the plain-text part. Words longer than a line stay whole. */
export function wrapped(text: string): string {
  const lines: string[] = [];
  let line = '';
  for (const word of plainText(text).split(' ')) {
    if (line && line.length + 1 + word.length > columns) {
      lines.push(line);
      line = word;
    } else line = line ? `${line} ${word}` : word;
  }
  return [...lines, line].join('\n');
}

/** The text cut at a word, with an ellipsis, when it has more than `limit` characters. */
export function shortened(text: string, limit: number): string {
  const characters = [...plainText(text)];
  if (characters.length <= limit) return characters.join('');
  const cut = characters.slice(0, limit - 1).join('');
  const lastWord = cut.lastIndexOf(' ');
  return `${(lastWord > limit / 2 ? cut.slice(0, lastWord) : cut).replace(/[\s,;:.–-]+$/u, '')}…`;
}

/** A title of the plain-text part, underlined. */
export function textTitle(title: string): string {
  const line = plainText(title).toUpperCase();
  return `${line}\n${'-'.repeat(Math.min([...line].length, columns))}`;
}

/** Paragraphs of the plain-text part, those that are there. */
export function paragraphs(parts: readonly (string | null)[]): string {
  return parts.filter((part) => part).join('\n\n');
}

/** Who wrote, why, and how to stop it: the end of every plain-text part. */
export function textFooter(reason: string, sender: string): string {
  return paragraphs([
    '-'.repeat(columns),
    wrapped(reason),
    `Unsubscribe: ${mergeMarks.unsubscribe}\nView in browser: ${mergeMarks.archive}`,
    wrapped(sender),
  ]);
}
