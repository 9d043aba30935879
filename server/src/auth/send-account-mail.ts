import { resetMinutes } from '@masthead/shared/auth/reset.ts';
import type { AccountMail } from '../access/account-mail.ts';
import { hashToken, newToken } from '../access/token.ts';
import { type Pool, write } from '../db/client.ts';
import type { Letter } from '../integrations/mail/letter.ts';
import {
  type LetterSender,
  sendLetter,
  throwUnlessSent,
} from '../integrations/mail/send-letter.ts';
import { emailChanged, passwordChanged, resetLetter, welcomeLetter } from './account-letters.ts';
import { findAccount } from './auth.queries.ts';
import {
  type Addressee,
  countResets,
  deleteReset,
  findAddressee,
  insertReset,
  lockAddressee,
} from './reset.queries.ts';

/** What sending needs. */
export interface AccountMailer extends LetterSender {
  pool: Pool;
}

/** Reset mails that an account gets in an hour at the most (reliability 4). */
const resetsPerHour = 3;

interface Outgoing {
  to: string;
  letter: Letter;
  /** The reset that the letter brings, taken back when it cannot be sent. */
  resetId: number | null;
}

/** Only here is it found out whether there is such an account: nobody waits for this. */
async function prepareReset(mailer: AccountMailer, username: string): Promise<Outgoing | null> {
  const { found: account } = await findAccount(mailer.pool, username);
  if (!account) return null;
  const token = newToken();
  return write(mailer.pool, null, async (db) => {
    const person = await lockAddressee(db, account.id);
    if (!person || (await countResets(db, person.id)) >= resetsPerHour) return null;
    const resetId = await insertReset(db, {
      userId: person.id,
      tokenHash: hashToken(token),
      minutes: resetMinutes,
    });
    const link = `${mailer.publicUrl}/reset-password/${token}`;
    const letter = person.isNew ? welcomeLetter(person, link) : resetLetter(person, link);
    return { to: person.email, letter, resetId };
  });
}

async function prepare(mailer: AccountMailer, mail: AccountMail): Promise<Outgoing | null> {
  if (mail.kind === 'reset') return prepareReset(mailer, mail.username);
  const person: Addressee | null = await findAddressee(mailer.pool, mail.userId);
  if (!person) return null;
  const signInPage = `${mailer.publicUrl}/login`;
  return mail.kind === 'password-changed'
    ? { to: person.email, letter: passwordChanged(person, signInPage), resetId: null }
    : { to: mail.to, letter: emailChanged(person, signInPage), resetId: null };
}

/** Sends a mail about an account; throws when the mail server is away, so that the job tries again. */
export async function sendAccountMail(mailer: AccountMailer, mail: AccountMail): Promise<void> {
  const prepared = await prepare(mailer, mail);
  if (!prepared) return;
  const outcome = await sendLetter(mailer, prepared.to, prepared.letter);
  if (outcome.result === 'sent' || outcome.result === 'unknown') return;
  // Why: a link that nobody has got must not count against the person who asks again.
  const { resetId } = prepared;
  if (resetId !== null) await write(mailer.pool, null, (db) => deleteReset(db, resetId));
  throwUnlessSent(outcome);
}
