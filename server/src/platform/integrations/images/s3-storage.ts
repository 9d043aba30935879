import { setTimeout as pause } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { z } from 'zod';
import { askOutside, longestCallMs, type OutsideAnswer } from '../../outside/ask-outside.ts';
import { logged } from '../../process/logged.ts';
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
/** After so many calls in a row without an answer only one is tried, every so often (ms); the others fail at once. */
const failuresBeforeRest = 3;
const restMs = 5000;

/** Keeps files in a bucket, addressed by path, signed with version 4. */
export function s3Storage(settings: S3Settings): ImageStorage {
  const { accessKeyId, secretAccessKey, region } = settings;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' });
  const bucket = `${settings.url.replace(/\/$/, '')}/${encodeURIComponent(settings.bucket)}`;

  const breaker = openBreaker();

  async function ask(
    method: string,
    address: string,
    { maxBytes = 0, content, type }: { maxBytes?: number; content?: Buffer; type?: string } = {},
  ): Promise<OutsideAnswer> {
    // Why not removals: they end nothing that somebody waits for.
    if (method !== 'DELETE') breaker.check();
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
        breaker.note(false);
        throw new ImageHostError('The storage cannot be reached', { cause });
      });
      breaker.note(true);
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
      const address = addressOf(key);
      const { status } = await ask('PUT', address, { content, type }).catch((error: unknown) => {
        // Why: the storage may have saved it without being able to say so.
        void ask('DELETE', address).catch(
          logged('Couldn’t remove a file that may have been saved'),
        );
        throw error;
      });
      if (status === 404) throw new ImageHostError('The bucket does not exist');
    },
    async remove(key) {
      await ask('DELETE', addressOf(key));
    },
    list: (prefix) =>
      listAll(bucket, prefix, (address) => ask('GET', address, { maxBytes: mostBytes.list })),
  };
}

/** Keeps everyone from waiting for a storage that does not answer. */
function openBreaker() {
  let failures = 0;
  let restsUntil = 0;
  return {
    /** Throws while the storage is given a rest. */
    check(): void {
      if (failures < failuresBeforeRest) return;
      if (performance.now() < restsUntil) throw new ImageHostError('The storage does not answer');
      restsUntil = performance.now() + restMs + longestCallMs;
    },
    note(isAnswered: boolean): void {
      failures = isAnswered ? 0 : failures + 1;
      restsUntil = performance.now() + restMs;
    },
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
