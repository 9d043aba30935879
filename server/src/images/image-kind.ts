/** What sharp calls the kinds that are taken. */
export type ImageKind = 'png' | 'jpeg' | 'gif' | 'webp' | 'avif';

const startsWith = (bytes: Buffer, text: string, at = 0) =>
  bytes.toString('latin1', at, at + text.length) === text;

/** Brands of a HEIF file; only AVIF has these, HEIC has others. */
function isAvif(bytes: Buffer): boolean {
  if (!startsWith(bytes, 'ftyp', 4)) return false;
  const length = Math.min(bytes.readUInt32BE(0), 256, bytes.length);
  for (let at = 8; at + 4 <= length; at += 4)
    if (at !== 12 && (startsWith(bytes, 'avif', at) || startsWith(bytes, 'avis', at))) return true;
  return false;
}

/**
 * The kind of a picture by its first bytes. Why: only what is one of these is shown to the decoder,
 * which knows many more formats (SVG, PDF, TIFF) with their own dangers.
 */
export function kindOf(bytes: Buffer): ImageKind | null {
  if (bytes.length < 16) return null;
  if (startsWith(bytes, '\x89PNG\r\n\x1a\n')) return 'png';
  if (startsWith(bytes, '\xff\xd8\xff')) return 'jpeg';
  if (startsWith(bytes, 'GIF87a') || startsWith(bytes, 'GIF89a')) return 'gif';
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) return 'webp';
  return isAvif(bytes) ? 'avif' : null;
}
