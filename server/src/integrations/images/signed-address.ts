import { createHmac } from 'node:crypto';

/** 96 bits of what only we can write, as a part of an address that names nothing else. */
export const signatureOf = (key: string, tail: string): string =>
  createHmac('sha256', key).update(`image ${tail}`).digest('base64url').slice(0, 16);

/** The part before a tail (`w_300/v1/photos/ab.jpg`) that makes any size of it work for everybody. */
export const signTail = (key: string, tail: string): string => `s--${signatureOf(key, tail)}--`;
