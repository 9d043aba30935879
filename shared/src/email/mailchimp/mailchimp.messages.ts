import { howMany, inDigits } from '../../platform/values/counting.ts';
/** Sentences about the mail provider Mailchimp. */
export const mailchimpMessages = {
  keyShape: 'A Mailchimp API key ends with a dash and its data center, like -us19.',
  keySaved: 'Mailchimp key saved',
  keyRemoved: 'Mailchimp key removed',
  keyWorks: (account: string, audiences: number) =>
    `Mailchimp answers: ${account}, ${howMany(audiences, 'audience')}.`,
  keyRefused: 'Mailchimp does not accept this key.',
  keyRefusedLater: 'Mailchimp does not accept the key any more. An admin can set another one.',
  keyUnreadable: 'The saved Mailchimp key cannot be read any more. An admin can set it again.',
  noKey: 'This email is at Mailchimp, and there is no Mailchimp key. An admin can set one.',
  otherAccount:
    'This email is at another Mailchimp account than the one of the key. An admin can set its key again.',
  setByEnvironment:
    'The key is set by MAILCHIMP_API_KEY where Masthead is started, and changed there.',
  inUse: (emails: number) =>
    `${emails === 1 ? '1 email waits or is' : `${inDigits(emails)} emails wait or are`} being sent at Mailchimp. Unschedule ${emails === 1 ? 'it' : 'them'} first.`,
  away: 'Mailchimp cannot be reached right now. Try again in a few minutes.',
  saveFailed: 'The key could not be saved.',
  removeFailed: 'The key could not be removed.',
  loadFailed: 'The Mailchimp settings could not be loaded.',
  remove: 'Remove the key?',
  removeDetail:
    'Emails whose audience is at Mailchimp can no longer be scheduled until a key is set again.',
  notReady: (findings: string[]) =>
    `Mailchimp says that this email is not ready${findings.length > 0 ? `: ${findings.join('; ')}` : ''}.`,
  unreadPoint: 'something that Masthead cannot read. Look at the email at Mailchimp.',
  audiencesUnread: (reason: string) => `Mailchimp's audiences can't be read right now: ${reason}`,
  oddAudiences: (count: number) =>
    `${howMany(count, 'audience')} at Mailchimp can't be read and ${count === 1 ? 'is' : 'are'} not offered here.`,
  unscheduledThere: 'This email was unscheduled at Mailchimp. Schedule it again to send it.',
  sentThere: 'Mailchimp has sent this email, or a part of it, although it was not scheduled here.',
  sentBefore: 'Mailchimp has sent this email before, or a part of it. Clone it to send it anew.',
  stillGoing: 'Mailchimp is still working on this email. Try again in a moment.',
  changedThere: (what: string[]) =>
    `Changed at Mailchimp: ${what.join(', ')}. What goes out is what stands there. Unschedule it and schedule it again to send what stands here.`,
} as const;

/** What of Mailchimp a refusal is about: each has its own sentence, so that a read is never told as an email. */
export const mailchimpRefusals = {
  account: (reason: string) => `Mailchimp does not show its account: ${reason}`,
  audiences: (reason: string) => `Mailchimp does not show its audiences: ${reason}`,
  campaign: (reason: string) => `Mailchimp does not show what it holds of this email: ${reason}`,
  checklist: (reason: string) => `Mailchimp does not check this email: ${reason}`,
  test: (reason: string) => `Mailchimp does not send this test email: ${reason}`,
  takeBack: (reason: string) => `Mailchimp does not take this email back: ${reason}`,
  email: (reason: string) => `Mailchimp does not accept this email: ${reason}`,
} as const;

/** Why Mailchimp refuses or is silent, as the end of a sentence. */
export const mailchimpReasons = {
  away: 'it cannot be reached. Try again in a few minutes.',
  key: 'it does not accept the key any more. An admin can set another one.',
  forbidden: 'the plan or the role of its key does not allow it.',
  none: 'it gives no reason.',
} as const;
