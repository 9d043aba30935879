import { profileMessages } from '@masthead/shared/profile/profile.ts';
import type { Pool } from '../db/client.ts';
import { badRequest } from '../http/errors.ts';
import { deleteAttempt } from './attempts.queries.ts';
import { noteAttempt } from './attempts.ts';
import { verifyPassword } from './password.ts';
import { findPasswordHash } from './session.queries.ts';

/** Who types a password again before something that would take the account over. */
interface Proof {
  userId: number;
  password: string;
  address: string;
}

/** Refuses (400 at the field) unless this is the person's password; a stolen session cannot guess on. */
export async function checkCurrentPassword(pool: Pool, proof: Proof): Promise<void> {
  const refuse = (message: string) => badRequest({ path: 'currentPassword', message });
  const stored = await findPasswordHash(pool, proof.userId);
  if (stored === null) throw refuse(profileMessages.noPassword);
  const attempt = await noteAttempt(
    pool,
    { account: `person ${proof.userId}`, address: proof.address },
    profileMessages.tooManyGuesses,
  );
  if (!(await verifyPassword(stored, proof.password))) throw refuse(profileMessages.wrongPassword);
  await deleteAttempt(pool, attempt);
}
