import { hash, verify } from '@node-rs/argon2';

/** Argon2id is what the library takes unless told otherwise. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Argon2id, 19 MiB, two passes. */
export const hashPassword = (password: string): Promise<string> => hash(password, cost);

/** Any hash of these costs: an unknown account takes as long as a wrong password. */
const someHash = await hashPassword('no account has this password');

/** Compares in the same time whether or not the account exists. */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  const isRight = await verify(stored ?? someHash, password);
  return isRight && stored !== null;
}

/** Why late: the dictionaries are only needed, and only take memory, once somebody chooses a password. */
export async function isTooEasy(password: string, about: readonly string[]): Promise<boolean> {
  const strength = await import('@masthead/shared/auth/password-strength.ts');
  return strength.isTooEasy(password, about);
}
