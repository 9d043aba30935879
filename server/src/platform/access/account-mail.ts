import type { Db } from '../db/client.ts';
import type { Jobs } from '../jobs/jobs.ts';

/** A mail about an account, sent by a job: nobody waits for it, and nobody learns from the wait. */
export type AccountMail =
  | { kind: 'reset'; username: string }
  | { kind: 'password-changed'; userId: number }
  | { kind: 'email-changed'; userId: number; to: string };

export const accountMailQueue = 'account-mail';

/** Plans a mail about an account, in the transaction that is its reason. */
export const planAccountMail = (jobs: Pick<Jobs, 'plan'>, db: Db, mail: AccountMail) =>
  jobs.plan(db, accountMailQueue, mail);
