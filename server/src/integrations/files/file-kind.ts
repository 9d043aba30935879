import type { ImageKind } from '@masthead/shared/file-kinds.ts';

const signatures: [ImageKind, string, at?: number][] = [
  ['png', '\x89PNG\r\n\x1a\n'],
  ['jpg', '\xff\xd8\xff'],
  ['gif', 'GIF87a'],
  ['gif', 'GIF89a'],
  ['tiff', 'II*\0'],
  ['tiff', 'MM\0*'],
  ['ico', '\0\0\x01\0'],
];

/** How far the first element of an SVG is looked for: declarations and comments stand before it. */
const lookedAt = 4096;
// Why not `[\s\S]*?` in a comment: it could end at any "-->", and a row of comments be read in 2^n ways.
const svg =
  /^\uFEFF?\s*(?:<\?xml[^>]*>\s*|<!--(?:(?!-->)[\s\S])*-->\s*|<!DOCTYPE svg[^>]*>\s*)*<svg[\s>]/i;

/** Whether a file is a PDF by its content. */
export const isPdf = (bytes: Buffer): boolean => bytes.toString('latin1', 0, 5) === '%PDF-';

/** What kind of image a file is by its content, whatever it is called; null: it is another file. */
export function imageKindOf(bytes: Buffer): ImageKind | null {
  const starts = (text: string, at = 0) => bytes.toString('latin1', at, at + text.length) === text;
  const found = signatures.find(([, text]) => starts(text));
  if (found) return found[0];
  if (starts('RIFF') && starts('WEBP', 8)) return 'webp';
  // Why: two letters begin many a text; a bitmap also says how long it is and how long its header.
  const isBitmap = starts('BM') && bytes.length > 30 && bytes.readUInt32LE(2) === bytes.length;
  if (isBitmap) return 'bmp';
  return svg.test(bytes.toString('utf8', 0, lookedAt)) ? 'svg' : null;
}
