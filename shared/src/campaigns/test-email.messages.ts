import { testEmailsPerHour } from './campaign.ts';

interface Unsent {
  to: string;
  why: string;
}

/** 'Not sent to ann@x.example, bo@x.example: the mail server could not be reached.' */
const notSent = (unsent: readonly Unsent[]): string =>
  [...Map.groupBy(unsent, ({ why }) => why)]
    .map(([why, those]) => `Not sent to ${those.map(({ to }) => to).join(', ')}: ${why}.`)
    .join(' ');

/** Words of test emails and of those whom they go to (decision 106). */
export const testEmailMessages = {
  title: 'Send test email',
  send: 'Send test',
  people: 'People',
  others: 'Other addresses',
  othersHint: 'Of people of Masthead, or at a domain that an admin has allowed.',
  nobody: 'Choose who gets the test.',
  tooMany: `A test goes to at most ${testEmailsPerHour} addresses at once.`,
  badAddress: (given: readonly string[]) => `Not a valid email address: ${given.join(', ')}`,
  disabled: (name: string) => `${name} is disabled and gets no test emails.`,
  notAllowed: (address: string) =>
    `${address} belongs to nobody here, and its domain may not get test emails. An admin can allow the domain on an organization.`,
  suppressed: (address: string) => `${address} is on the suppression list and gets no test emails.`,
  left: (left: number) =>
    `Each address counts as one of ${testEmailsPerHour} test emails an hour, and you have ${left} left. Choose fewer, or wait.`,
  away: 'the mail server could not be reached',
  unconfirmed: 'the mail server did not take it, or did not confirm it',
  partly: (sent: readonly string[], unsent: readonly Unsent[]) =>
    `Sent to ${sent.join(', ')}. ${notSent(unsent)}`,
  partlyInBackground: (unsent: readonly Unsent[]) =>
    `Your test email did not go to everybody. ${notSent(unsent)}`,
} as const;
