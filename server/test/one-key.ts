import { type SigningKeys, signingKeys } from '../src/platform/access/signing-keys.ts';

/** A key that signs and is read for ever. */
export function oneKey(value: string): SigningKeys {
  const keys = [{ number: 1, value, signsAt: Number.NEGATIVE_INFINITY }];
  return signingKeys(() => keys);
}
