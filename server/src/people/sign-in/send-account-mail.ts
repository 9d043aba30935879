import { resetMinutes } from '@masthead/shared/people/sign-in/reset.ts';
import type { AccountMail, SecondFactorMail } from '../../platform/access/account-mail.ts';
import { hashToken, newToken } from '../../platform/access/seal.ts';
import { type Pool, write } from '../../platform/db/client.ts';
import {
  type Letter,
  type LetterSender,
  letter,
  oneLine,
  sendLetter,
  throwUnlessSent,
} from '../../platform/integrations/mail/send-letter.ts';
import {
  type Addressee,
  countResets,
  deleteReset,
  findAccount,
  findAddressee,
  insertReset,
  lockAddressee,
} from './auth.queries.ts';

/** The dependencies of sending. */
export interface AccountMailer extends LetterSender {
  pool: Pool;
}

/** Most reset emails per account and hour (reliability 4). */
const resetsPerHour = 3;

interface Outgoing {
  to: string;
  letter: Letter;
  /** The reset that the letter carries; deleted if the letter cannot be sent. */
  resetId: number | null;
}

/** Runs in a job: only here is the account looked up, so no response time reveals whether it exists. */
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
  if (mail.kind === 'email-changed')
    return { to: mail.to, letter: emailChanged(person, signInPage), resetId: null };
  const written =
    mail.kind === 'password-changed'
      ? passwordChanged(person, signInPage)
      : secondFactorChanged(person, signInPage, mail.kind);
  return { to: person.email, letter: written, resetId: null };
}

/** Sends an email about an account. Throws if the mail server is unavailable, so that the job retries. */
export async function sendAccountMail(mailer: AccountMailer, mail: AccountMail): Promise<void> {
  const prepared = await prepare(mailer, mail);
  if (!prepared) return;
  const outcome = await sendLetter(mailer, prepared.to, prepared.letter);
  if (outcome.result === 'sent' || outcome.result === 'unknown') return;
  // Why: a link that no one received must not count toward the limit of the person who tries again.
  const { resetId } = prepared;
  if (resetId !== null) await write(mailer.pool, null, (db) => deleteReset(db, resetId));
  throwUnlessSent(outcome);
}

const greeting = (person: Addressee) => `Hello ${oneLine(person.name)},`;

/** Carries the link for setting a new password. */
const resetLetter = (person: Addressee, link: string): Letter =>
  letter({
    subject: 'Reset your Masthead password',
    paragraphs: [
      greeting(person),
      `Someone requested a new password for your Masthead account, ${oneLine(person.username)}. Set it with the link below. The link works once and expires in ${resetMinutes} minutes.`,
    ],
    button: { label: 'Set a new password', href: link },
    otherwise:
      'If you didn’t request this, ignore this email. Your password hasn’t changed, and no one else has received the link.',
  });

/** Carries the link for setting the first password. */
const welcomeLetter = (person: Addressee, link: string): Letter =>
  letter({
    subject: 'You were added to Masthead',
    paragraphs: [
      greeting(person),
      `You were added to Masthead with the username ${oneLine(person.username)}. Choose a password to get started. The link works once and expires in ${resetMinutes} minutes. To get a new one, use Forgot Password on the sign-in page.`,
    ],
    button: { label: 'Choose a password', href: link },
    otherwise:
      'If you don’t know Masthead, ignore this email. No one can sign in to this account until a password is chosen.',
  });

/** Sent after every change of a password, so that its owner notices a theft. */
const passwordChanged = (person: Addressee, signInPage: string): Letter =>
  letter({
    subject: 'Your Masthead password was changed',
    paragraphs: [
      greeting(person),
      `The password of your Masthead account, ${oneLine(person.username)}, was changed, and all other browsers were signed out.`,
    ],
    button: { label: 'Go to Masthead', href: signInPage },
    otherwise:
      'If this wasn’t you, use Forgot Password on the sign-in page right away and tell an admin.',
  });

/** Sent to the previous address. */
const emailChanged = (person: Addressee, signInPage: string): Letter =>
  letter({
    subject: 'Your Masthead email address was changed',
    paragraphs: [
      greeting(person),
      `The email address of your Masthead account, ${oneLine(person.username)}, was changed. Emails about the account no longer go to this address.`,
    ],
    button: { label: 'Go to Masthead', href: signInPage },
    otherwise: 'If this wasn’t you, tell an admin right away.',
  });

const secondFactorNews: Record<SecondFactorMail, { subject: string; said: string }> = {
  'codes-on': {
    subject: 'Two-step sign-in was turned on',
    said: 'Signing in now asks for a code from an authenticator app after the password.',
  },
  'codes-off': {
    subject: 'Two-step sign-in was turned off',
    said: 'Signing in no longer asks for a code, and the recovery codes no longer work.',
  },
  'codes-renewed': {
    subject: 'New recovery codes were made',
    said: 'The earlier recovery codes no longer work.',
  },
  'recovery-used': {
    subject: 'A recovery code was used',
    said: 'Someone signed in with your password and a recovery code. That code won’t work again.',
  },
  'passkey-added': {
    subject: 'A passkey was added',
    said: 'It signs in without the password.',
  },
  'passkey-removed': {
    subject: 'A passkey was removed',
    said: 'It no longer signs in.',
  },
};

/** Sent after every change of two-step sign-in, so that its owner notices a theft. */
function secondFactorChanged(person: Addressee, signInPage: string, kind: SecondFactorMail) {
  const { subject, said } = secondFactorNews[kind];
  return letter({
    subject: `${subject} for your Masthead account`,
    paragraphs: [
      greeting(person),
      `${subject} for your Masthead account, ${oneLine(person.username)}. ${said}`,
    ],
    button: { label: 'Go to Masthead', href: signInPage },
    otherwise:
      'If this wasn’t you, use Forgot Password on the sign-in page right away and tell an admin.',
  });
}
