import { createHash, randomBytes } from 'node:crypto';

/** A new session token: 256 random bits. Only its hash is stored. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What the database knows a token by. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();
