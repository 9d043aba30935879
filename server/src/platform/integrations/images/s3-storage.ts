import { setTimeout as pause } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { z } from 'zod';
import { askOutside, longestCallMs, type OutsideAnswer } from '../../outside/ask-outside.ts';
import { checkKey, ImageHostError, type ImageStorage, type StoredFile } from './image-host.ts';

/** A bucket of any storage that speaks S3. */
export interface S3Settings {
  /** Address of the service, without the bucket. */
  url: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Why: attachments have 25 MB at most, and a page of a list a thousand names. */
const mostBytes = { file: 64 * 1024 * 1024, list: 4 * 1024 * 1024 };
/** A storage that is busy is asked again, within the time of one call. */
const mostTries = 3;

/** Keeps files in a bucket, addressed by path, signed with version 4. */
export function s3Storage(settings: S3Settings): ImageStorage {
  const { accessKeyId, secretAccessKey, region } = settings;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' });
  const bucket = `${settings.url.replace(/\/$/, '')}/${encodeURIComponent(settings.bucket)}`;

  async function ask(
    method: string,
    address: string,
    { maxBytes = 0, content, type }: { maxBytes?: number; content?: Buffer; type?: string } = {},
  ): Promise<OutsideAnswer> {
    const signal = AbortSignal.timeout(longestCallMs);
    for (let tries = 1; ; tries += 1) {
      const signed = await client.sign(address, {
        method,
        headers: { ...(type && { 'content-type': type }) },
      });
      const answer = await askOutside(signed.url, {
        method,
        headers: Object.fromEntries(signed.headers),
        body: content && Uint8Array.from(content),
        maxBytes: maxBytes || null,
        signal,
      }).catch((cause: unknown) => {
        throw new ImageHostError('The storage cannot be reached', { cause });
      });
      const { status } = answer;
      if ((status >= 200 && status < 300) || status === 404) return answer;
      const isBusy = status === 429 || (status >= 500 && status !== 507);
      if (!isBusy || tries === mostTries)
        throw new ImageHostError(`The storage responded with ${status}`, {
          isFull: status === 507,
        });
      await pause(50 * 2 ** tries * Math.random());
    }
  }
  const addressOf = (key: string) => {
    checkKey(key);
    return `${bucket}/${key}`;
  };
  return {
    async read(key) {
      const { status, bytes } = await ask('GET', addressOf(key), { maxBytes: mostBytes.file });
      return status === 404 ? null : bytes;
    },
    async write(key, content, type) {
      const { status } = await ask('PUT', addressOf(key), { content, type });
      if (status === 404) throw new ImageHostError('The bucket does not exist');
    },
    async remove(key) {
      await ask('DELETE', addressOf(key));
    },
    list: (prefix) =>
      listAll(bucket, prefix, (address) => ask('GET', address, { maxBytes: mostBytes.list })),
  };
}

const page = z.object({
  Contents: z
    .array(z.object({ Key: z.string(), Size: z.coerce.number(), LastModified: z.coerce.date() }))
    .default([]),
  NextContinuationToken: z.string().optional(),
});
// Why: an element with nothing in it is read as a text.
const listing = z.object({
  ListBucketResult: page.or(z.literal('').transform(() => page.parse({}))),
});

async function readListing(text: string) {
  const { XMLParser } = await import('fast-xml-parser');
  const parser = new XMLParser({ parseTagValue: false, isArray: (name) => name === 'Contents' });
  const read = listing.safeParse(parser.parse(text));
  if (!read.success) throw new ImageHostError('Unexpected response from the storage');
  return read.data.ListBucketResult;
}

async function listAll(
  bucket: string,
  prefix: string,
  get: (address: string) => Promise<OutsideAnswer>,
): Promise<StoredFile[]> {
  const files: StoredFile[] = [];
  let next: string | undefined;
  do {
    const query = new URLSearchParams({ 'list-type': '2', prefix });
    if (next) query.set('continuation-token', next);
    const { status, bytes } = await get(`${bucket}?${query.toString()}`);
    if (status === 404) throw new ImageHostError('The bucket does not exist');
    const found = await readListing(bytes.toString('utf8'));
    for (const { Key, Size, LastModified } of found.Contents)
      files.push({ key: Key, bytes: Size, changedAt: LastModified });
    next = found.NextContinuationToken;
  } while (next);
  return files;
}
