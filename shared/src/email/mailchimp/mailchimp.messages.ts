import { howMany, inDigits } from '../../platform/values/counting.ts';
/** Sentences about the mail provider Mailchimp. */
export const mailchimpMessages = {
  keyShape: 'A Mailchimp API key ends with a dash and its data center, like -us19.',
  keySaved: 'Mailchimp key saved',
  keyRemoved: 'Mailchimp key removed',
  keyWorks: (account: string, audiences: number) =>
    `Connected to Mailchimp: ${account}, ${howMany(audiences, 'audience')}.`,
  keyRefused: 'Mailchimp doesn’t accept this key.',
  keyRefusedLater: 'Mailchimp no longer accepts the key. An admin can set another one.',
  keyUnreadable: 'The saved Mailchimp key can no longer be read. An admin can set it again.',
  noKey: 'This email is in Mailchimp, but no Mailchimp key is set. An admin can set one.',
  otherAccount:
    'This email is in a different Mailchimp account than the current key. An admin can set the key of that account.',
  setByEnvironment: 'Set by the environment variable MAILCHIMP_API_KEY. Change it there.',
  inUse: (emails: number) =>
    `${emails === 1 ? '1 email is' : `${inDigits(emails)} emails are`} scheduled or being sent in Mailchimp. Unschedule ${emails === 1 ? 'it' : 'them'} first.`,
  away: 'We couldn’t reach Mailchimp. Try again in a few minutes.',
  saveFailed: 'The key couldn’t be saved.',
  removeFailed: 'The key couldn’t be removed.',
  loadFailed: 'The Mailchimp settings couldn’t be loaded.',
  remove: 'Remove the key?',
  removeDetail: 'Emails to Mailchimp audiences can’t be scheduled until a key is set again.',
  notReady: (findings: string[]) =>
    `Mailchimp says this email is not ready${findings.length > 0 ? `: ${findings.join('; ')}` : ''}.`,
  unreadPoint: 'something Masthead can’t read. Check the email in Mailchimp.',
  audiencesUnread: (reason: string) => `Mailchimp’s audiences can’t be loaded right now: ${reason}`,
  oddAudiences: (count: number) =>
    `${howMany(count, 'audience')} in Mailchimp can’t be read and ${count === 1 ? 'is' : 'are'} not listed here.`,
  unscheduledThere: 'This email was unscheduled in Mailchimp. Schedule it again to send it.',
  sentThere: 'Mailchimp has sent this email, or part of it, although it was not scheduled here.',
  sentBefore: 'Mailchimp has already sent this email, or part of it. Clone it to send it again.',
  stillGoing: 'Mailchimp is still working on this email. Try again in a moment.',
  changedThere: (what: string[]) =>
    `Changed in Mailchimp: ${what.join(', ')}. Mailchimp’s version will be sent. To send this version instead, unschedule the email and schedule it again.`,
} as const;

/** Errors by Mailchimp call, so that a failed read is never reported as a rejected email. */
export const mailchimpRefusals = {
  account: (reason: string) => `Mailchimp didn’t return its account: ${reason}`,
  audiences: (reason: string) => `Mailchimp didn’t return its audiences: ${reason}`,
  campaign: (reason: string) => `Mailchimp didn’t return this email: ${reason}`,
  checklist: (reason: string) => `Mailchimp didn’t check this email: ${reason}`,
  test: (reason: string) => `Mailchimp didn’t send this test email: ${reason}`,
  takeBack: (reason: string) => `Mailchimp didn’t unschedule this email: ${reason}`,
  email: (reason: string) => `Mailchimp didn’t accept this email: ${reason}`,
} as const;

/** Why Mailchimp refused or did not respond, as the end of a sentence. */
export const mailchimpReasons = {
  away: 'it couldn’t be reached. Try again in a few minutes.',
  key: 'it no longer accepts the key. An admin can set another one.',
  forbidden: 'its plan or the role of the key doesn’t allow it.',
  none: 'it gave no reason.',
} as const;
