import { AwsClient } from 'aws4fetch';
import { z } from 'zod';
import { ImageHostError } from './image-host.ts';
import { checkKey, type ImageStorage, type StoredFile } from './image-storage.ts';

/** A bucket of any storage that speaks S3. */
export interface S3Settings {
  /** Address of the service, without the bucket. */
  url: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const patienceMs = 15_000;

/** Keeps files in a bucket, addressed by path, signed with version 4. */
export function s3Storage(settings: S3Settings): ImageStorage {
  const { accessKeyId, secretAccessKey, region } = settings;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 });
  const bucket = `${settings.url.replace(/\/$/, '')}/${encodeURIComponent(settings.bucket)}`;

  async function ask(method: string, address: string, init: RequestInit = {}): Promise<Response> {
    try {
      const signal = AbortSignal.timeout(patienceMs);
      const response = await client.fetch(address, { method, signal, ...init });
      if (response.ok || response.status === 404) return response;
      await response.body?.cancel();
      throw new ImageHostError(`The storage answered ${response.status}`, {
        isFull: response.status === 507,
      });
    } catch (error) {
      if (error instanceof ImageHostError) throw error;
      throw new ImageHostError('The storage cannot be reached', { cause: error });
    }
  }
  const addressOf = (key: string) => {
    checkKey(key);
    return `${bucket}/${key}`;
  };
  return {
    async read(key) {
      const response = await ask('GET', addressOf(key));
      const content = Buffer.from(await response.arrayBuffer());
      return response.status === 404 ? null : content;
    },
    async write(key, content, type) {
      const response = await ask('PUT', addressOf(key), {
        body: Uint8Array.from(content),
        headers: { 'content-type': type },
      });
      await response.body?.cancel();
      if (response.status === 404) throw new ImageHostError('The bucket does not exist');
    },
    async remove(key) {
      await (await ask('DELETE', addressOf(key))).body?.cancel();
    },
    list: (prefix) => listAll(bucket, prefix, (address) => ask('GET', address)),
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
  if (!read.success) throw new ImageHostError('The storage answered something unknown');
  return read.data.ListBucketResult;
}

async function listAll(
  bucket: string,
  prefix: string,
  get: (address: string) => Promise<Response>,
): Promise<StoredFile[]> {
  const files: StoredFile[] = [];
  let next: string | undefined;
  do {
    const query = new URLSearchParams({ 'list-type': '2', prefix });
    if (next) query.set('continuation-token', next);
    const response = await get(`${bucket}?${query.toString()}`);
    const text = await response.text();
    if (response.status === 404) throw new ImageHostError('The bucket does not exist');
    const found = await readListing(text);
    for (const { Key, Size, LastModified } of found.Contents)
      files.push({ key: Key, bytes: Size, changedAt: LastModified });
    next = found.NextContinuationToken;
  } while (next);
  return files;
}
