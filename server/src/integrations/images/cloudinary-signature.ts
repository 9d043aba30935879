import { createHash } from 'node:crypto';

type Value = string | number | null | undefined | readonly (string | number)[];
export type SignatureAlgorithm = 'sha1' | 'sha256';

/** Never part of what is signed (contract, section 2). */
const unsigned = new Set(['file', 'cloud_name', 'resource_type', 'api_key', 'signature']);

/**
 * Signature version 2: an `&` inside a pair is written as `%26`. Why: version 1 leaves it, so one
 * value could pass for two parameters.
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
