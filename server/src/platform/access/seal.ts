import { createCipheriv, createDecipheriv, hash, hkdfSync, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';

/** Why: each purpose has its own key, so that a value sealed for one cannot be opened for another. */
const keyFor = (secret: string, purpose: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', `seal:${purpose}`, 32));

/** Encrypts a text with the product's secret; a modified one cannot be opened. */
export function seal(secret: string, purpose: string, text: string): string {
  const nonce = randomBytes(12);
  const sealing = createCipheriv(cipher, keyFor(secret, purpose), nonce);
  const sealed = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()]);
  return Buffer.concat([nonce, sealing.getAuthTag(), sealed]).toString('base64url');
}

/** Decrypts a sealed text; null if it has another secret or purpose, or was modified. */
export function unseal(secret: string, purpose: string, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length < 28) return null;
  try {
    const opening = createDecipheriv(cipher, keyFor(secret, purpose), bytes.subarray(0, 12));
    opening.setAuthTag(bytes.subarray(12, 28));
    return Buffer.concat([opening.update(bytes.subarray(28)), opening.final()]).toString('utf8');
  } catch {
    return null;
  }
}

/** A new session token: 256 random bits. Only its hash is stored. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** The hash of a token that the database stores. */
export const hashToken = (token: string): Buffer => hash('sha256', token, 'buffer');
