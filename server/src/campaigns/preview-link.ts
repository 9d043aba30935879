import { createHmac, timingSafeEqual } from 'node:crypto';

/** How long a signed link to one raw email works (decisions 5). */
const validMs = 10 * 60_000;

const sign = (key: string, path: string, expires: number) =>
  createHmac('sha256', key).update(`preview:${path}:${expires}`).digest('base64url');

/** An address that opens one document, and only it, for ten minutes without signing in. */
export function signedPreviewUrl(key: string, path: string, now = Date.now()): string {
  const expires = now + validMs;
  return `${path}?expires=${expires}&signature=${sign(key, path, expires)}`;
}

/** True when a link was signed here for this document and has not expired. */
export function isSignedPreview(
  key: string,
  path: string,
  link: { expires?: string | undefined; signature?: string | undefined },
  now = Date.now(),
): boolean {
  const expires = Number(link.expires);
  if (!link.signature || !(expires > now) || expires > now + validMs) return false;
  const given = Buffer.from(link.signature);
  const right = Buffer.from(sign(key, path, expires));
  return given.length === right.length && timingSafeEqual(given, right);
}
