import { join } from 'node:path';
import { fileSentences } from '@masthead/shared/upload.ts';
import type { FastifyReply } from 'fastify';
import type { Config } from '../../config.ts';
import { storageFull, upstreamFailed } from '../../http/errors.ts';
import type { FileReply } from '../../http/replies.ts';
import { logged } from '../../logged.ts';
import { diskStorage } from '../images/disk-storage.ts';
import { ImageHostError } from '../images/image-host.ts';
import type { ImageStorage } from '../images/image-storage.ts';
import { s3Storage } from '../images/s3-storage.ts';

/** Where the files of an area lie: beside the pictures, and delivered to nobody but whom the area names. */
export const privateStorage = (
  { s3, dataFolder }: Pick<Config, 's3' | 'dataFolder'>,
  area: 'chat' | 'invoices',
): ImageStorage => (s3 ? s3Storage(s3) : diskStorage(join(dataFolder, area)));

/** Where a file lies (Spec, content 7: files/{name}). */
export const storageKey = (key: string): string => `files/${key}`;

interface Kept {
  key: string;
  bytes: Buffer;
  /** Writes down whose it is; false when that was done before, under another key. */
  note: () => Promise<boolean>;
  /** Whether it is written down. */
  isNoted: () => Promise<boolean>;
}

/** Keeps a file and notes it; one that could not be noted is taken away again. */
export async function keepFile(storage: ImageStorage, { key, bytes, note, isNoted }: Kept) {
  await storage.write(storageKey(key), bytes, 'application/octet-stream').catch(asRefusal);
  let isKept = false;
  try {
    isKept = await note();
  } finally {
    // Why: an error may have come after the commit; then the file is needed.
    if (!isKept && (await isNoted().catch(logged('A file may be left over'))) === false)
      await storage.remove(storageKey(key)).catch(logged('A file is left over'));
  }
}

/** A file as an answer: to be saved, never a page of ours. Null: it is gone. */
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
