import { resetMinutes } from '@masthead/shared/auth/reset.ts';
import { type Letter, letter, oneLine } from '../integrations/mail/letter.ts';
import type { Addressee } from './reset.queries.ts';

const greeting = (person: Addressee) => `Hello ${oneLine(person.name)},`;

/** The link that sets a new password. */
export const resetLetter = (person: Addressee, link: string): Letter =>
  letter({
    subject: 'Reset your Masthead password',
    paragraphs: [
      greeting(person),
      `Masthead was asked for a new password of your account ${oneLine(person.username)}. The link works once, for ${resetMinutes} minutes.`,
    ],
    button: { label: 'Set a new password', href: link },
    otherwise:
      'If you did not ask for it, ignore this mail: your password stays as it is, and nobody else has got the link.',
  });

/** The link that sets the first password. */
export const welcomeLetter = (person: Addressee, link: string): Letter =>
  letter({
    subject: 'You were added to Masthead',
    paragraphs: [
      greeting(person),
      `you were added to Masthead with the user name ${oneLine(person.username)}. Choose a password to begin. The link works once, for ${resetMinutes} minutes; after that, Forgot Password on the sign-in card sends another.`,
    ],
    button: { label: 'Choose a password', href: link },
    otherwise:
      'If you do not know Masthead, ignore this mail: nobody can sign in until a password is chosen.',
  });

/** Told after every change of a password, so that a theft is noticed. */
export const passwordChanged = (person: Addressee, signInPage: string): Letter =>
  letter({
    subject: 'Your Masthead password was changed',
    paragraphs: [
      greeting(person),
      `the password of your account ${oneLine(person.username)} was changed, and all other browsers were signed out.`,
    ],
    button: { label: 'Go to Masthead', href: signInPage },
    otherwise:
      'If this was not you, use Forgot Password on the sign-in card at once and tell an admin.',
  });

/** Told to the address that was there before. */
export const emailChanged = (person: Addressee, signInPage: string): Letter =>
  letter({
    subject: 'Your Masthead email address was changed',
    paragraphs: [
      greeting(person),
      `your account ${oneLine(person.username)} has another email address now. Mail about it no longer comes here.`,
    ],
    button: { label: 'Go to Masthead', href: signInPage },
    otherwise: 'If this was not you, tell an admin at once.',
  });
