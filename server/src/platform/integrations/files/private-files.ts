import { join } from 'node:path';
import { fileSentences } from '@masthead/shared/platform/contract/upload.ts';
import type { ImageKind } from '@masthead/shared/platform/values/file-kinds.ts';
import type { FastifyReply } from 'fastify';
import { storageFull, upstreamFailed } from '../../http/errors.ts';
import type { FileReply } from '../../http/replies.ts';
import type { Config } from '../../process/config.ts';
import { logged } from '../../process/logged.ts';
import { diskStorage } from '../images/disk-storage.ts';
import { ImageHostError, type ImageStorage } from '../images/image-host.ts';
import { s3Storage } from '../images/s3-storage.ts';

/** Where the files of an area lie: beside the pictures, and delivered to nobody but whom the area names. */
export const privateStorage = (
  { s3, dataFolder, diskReserveMb }: Pick<Config, 's3' | 'dataFolder' | 'diskReserveMb'>,
  area: 'chat' | 'invoices',
): ImageStorage => (s3 ? s3Storage(s3) : diskStorage(join(dataFolder, area), diskReserveMb));

/** Where a file lies (Spec, content 7: files/{name}). */
export const storageKey = (key: string): string => `files/${key}`;

interface PrivateFile {
  key: string;
  bytes: Buffer;
  /** Writes down whose it is; false when that was done before, under another key. */
  note: () => Promise<boolean>;
  /** Whether it is written down. */
  isNoted: () => Promise<boolean>;
}

/** Saves and records a file; deletes it again if recording fails. */
export async function saveFile(storage: ImageStorage, { key, bytes, note, isNoted }: PrivateFile) {
  await storage.write(storageKey(key), bytes, 'application/octet-stream').catch(asRefusal);
  let isSaved = false;
  try {
    isSaved = await note();
  } finally {
    // Why: an error may have come after the commit; then the file is needed.
    if (
      !isSaved &&
      (await isNoted().catch(logged('Couldn’t check whether a file was saved'))) === false
    )
      await storage.remove(storageKey(key)).catch(logged('Couldn’t delete an unsaved file'));
  }
}

/** A file as a download response, never as a page. Null if it does not exist. */
export async function fileReply(
  storage: ImageStorage,
  { key, name }: { key: string; name: string },
  reply: FastifyReply,
): Promise<FileReply | null> {
  const content = await storage.read(storageKey(key)).catch(asAway);
  if (content === null) return null;
  reply.header('content-security-policy', "default-src 'none'; sandbox");
  return { name, content };
}

function asRefusal(error: unknown): never {
  if (!(error instanceof ImageHostError)) throw error;
  if (error.isFull) throw storageFull(fileSentences.storageFull, error);
  throw upstreamFailed(fileSentences.storageAway, error);
}

function asAway(error: unknown): never {
  if (error instanceof ImageHostError) throw upstreamFailed(fileSentences.loadFailed, error);
  throw error;
}

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

/** The image type of a file by content; null for other files. */
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
