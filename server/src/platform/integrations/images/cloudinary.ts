import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { answerJson } from '../../outside/answer-json.ts';
import { askOutside } from '../../outside/ask-outside.ts';
import { contentTypes } from './built-in-host.ts';
import { type HostedImage, type ImageHost, ImageHostError } from './image-host.ts';

interface Account {
  key: string;
  secret: string;
  cloud: string;
  /** Where the upload API is. */
  uploadPrefix: string;
  algorithm: SignatureAlgorithm;
}

/** Its answer names one picture. */
const longestAnswer = 200_000;

/** Reads `cloudinary://key:secret@cloud`, with `upload_prefix` and `signature_algorithm` as options. */
export function readCloudinaryUrl(address: string): Account {
  const url = URL.parse(address);
  const [key, secret] = [url?.username, url?.password].map((part) =>
    decodeURIComponent(part ?? ''),
  );
  if (url?.protocol !== 'cloudinary:' || !key || !secret || !url.hostname)
    throw new Error('CLOUDINARY_URL must look like cloudinary://key:secret@cloud.');
  return {
    key,
    secret,
    cloud: url.hostname,
    uploadPrefix: (url.searchParams.get('upload_prefix') ?? 'https://api.cloudinary.com').replace(
      /\/$/,
      '',
    ),
    algorithm: url.searchParams.get('signature_algorithm') === 'sha256' ? 'sha256' : 'sha1',
  };
}

const answer = z.object({
  public_id: z.string(),
  version: z.number(),
  signature: z.string(),
  width: z.number(),
  height: z.number(),
  format: z.string(),
  bytes: z.number(),
  secure_url: z.string(),
});
const removal = z.object({ result: z.enum(['ok', 'not found']) });

/** Cloudinary as the image host (contract, section 2). */
export function cloudinaryHost(address: string): ImageHost {
  const account = readCloudinaryUrl(address);
  const delivery = `https://res.cloudinary.com/${account.cloud}/image/upload`;
  return {
    name: 'cloudinary',
    async upload({ bytes, format }, { folder }) {
      const name = randomBytes(12).toString('hex');
      const file = new File([Uint8Array.from(bytes)], `${name}.${format}`, {
        type: contentTypes[format] ?? '',
      });
      const taken = answer.safeParse(
        await send(account, 'upload', { folder, public_id: name, overwrite: 'false' }, file),
      );
      if (!taken.success) throw new ImageHostError('Unexpected response from Cloudinary');
      return checked(account, taken.data);
    },
    async destroy(publicId) {
      const gone = await send(account, 'destroy', { public_id: publicId });
      if (!removal.safeParse(gone).success)
        throw new ImageHostError('Cloudinary did not delete the image');
    },
    deliveryUrl: ({ publicId, version, format }, transform) =>
      [delivery, transform, `v${version}`, `${publicId}.${format}`].filter(Boolean).join('/'),
  };
}

function checked(account: Account, taken: z.output<typeof answer>): HostedImage {
  const { public_id: publicId, version, width, height, format, bytes } = taken;
  const expected = Buffer.from(
    signAnswer({ publicId, version }, account.secret, account.algorithm),
  );
  const signature = Buffer.from(taken.signature);
  if (signature.length !== expected.length || !timingSafeEqual(signature, expected))
    throw new ImageHostError('The response is not signed by Cloudinary');
  return { publicId, version, width, height, format, bytes, url: taken.secure_url };
}

async function send(
  account: Account,
  action: 'upload' | 'destroy',
  parameters: Record<string, string>,
  file?: File,
): Promise<unknown> {
  const signed = { ...parameters, timestamp: String(Math.floor(Date.now() / 1000)) };
  const form = new FormData();
  for (const [name, value] of Object.entries(signed)) form.append(name, value);
  form.append('api_key', account.key);
  form.append('signature', signParameters(signed, account.secret, account.algorithm));
  if (file) form.append('file', file);
  const address = `${account.uploadPrefix}/v1_1/${encodeURIComponent(account.cloud)}/image/${action}`;
  try {
    const said = await askOutside(address, {
      method: 'POST',
      body: form,
      maxBytes: longestAnswer,
    });
    // Why: whatever it refuses (its 401 too) is a failure of the host, never an answer of ours.
    if (said.status < 200 || said.status > 299)
      throw new ImageHostError(`Cloudinary responded with ${said.status}`);
    return answerJson(said);
  } catch (error) {
    if (error instanceof ImageHostError) throw error;
    throw new ImageHostError('Cloudinary cannot be reached', { cause: error });
  }
}

type Value = string | number | null | undefined | readonly (string | number)[];
type SignatureAlgorithm = 'sha1' | 'sha256';

/** Never part of what is signed (contract, section 2). */
const unsigned = new Set(['file', 'cloud_name', 'resource_type', 'api_key', 'signature']);

/**
 * Signature version 2: an `&` inside a pair is written as `%26`. Why: version 1 does not escape it, so one value
 * could pass for two parameters.
 */
export function signParameters(
  parameters: Record<string, Value>,
  secret: string,
  algorithm: SignatureAlgorithm = 'sha1',
): string {
  const pairs = Object.entries(parameters)
    .filter(([name]) => !unsigned.has(name))
    .map(([name, value]): [string, string] => [name, [value ?? ''].flat().join(',')])
    .filter(([, value]) => value !== '')
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map((pair) => pair.join('=').replaceAll('&', '%26'));
  return digest(pairs.join('&') + secret, algorithm);
}

/** The signature that an answer carries: over its id and version, by the rule of version 1. */
export function signAnswer(
  { publicId, version }: { publicId: string; version: number },
  secret: string,
  algorithm: SignatureAlgorithm = 'sha1',
): string {
  return digest(`public_id=${publicId}&version=${version}${secret}`, algorithm);
}

const digest = (text: string, algorithm: SignatureAlgorithm) =>
  createHash(algorithm).update(text).digest('hex');
