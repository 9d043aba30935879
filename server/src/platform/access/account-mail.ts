import type { Db } from '../db/client.ts';
import type { Jobs } from '../jobs/jobs.ts';

/** What happened to a person's two-step sign-in or passkeys. */
export type SecondFactorMail =
  | 'codes-on'
  | 'codes-off'
  | 'codes-renewed'
  | 'recovery-used'
  | 'passkey-added'
  | 'passkey-removed';

/** Account emails are sent by a job, so that response times do not reveal whether an account exists. */
export type AccountMail =
  | { kind: 'reset'; username: string }
  | { kind: 'password-changed' | SecondFactorMail; userId: number }
  | { kind: 'email-changed'; userId: number; to: string };

export const accountMailQueue = 'account-mail';

/** Plans a mail about an account, in the transaction that is its reason. */
export const planAccountMail = (jobs: Pick<Jobs, 'plan'>, db: Db, mail: AccountMail) =>
  jobs.plan(db, accountMailQueue, mail);
