import { howMany, inDigits } from '../counting.ts';
/** Sentences about the mail provider Mailchimp. */
export const mailchimpMessages = {
  keyShape: 'A Mailchimp API key ends with a dash and its data center, like -us19.',
  keyKept: 'Mailchimp key saved',
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
  keepFailed: 'The key could not be saved.',
  removeFailed: 'The key could not be removed.',
  loadFailed: 'The Mailchimp settings could not be loaded.',
  remove: 'Remove the key?',
  removeDetail:
    'Emails whose audience is at Mailchimp can no longer be scheduled until a key is set again.',
  refused: (reason: string) => `Mailchimp does not take this email: ${reason}`,
  notReady: (findings: string[]) =>
    `Mailchimp says that this email is not ready: ${findings.join('; ')}.`,
  noReason: 'it gives no reason.',
  forbidden: 'the plan or the role of its key does not allow it.',
  unscheduledThere: 'This email was unscheduled at Mailchimp. Schedule it again to send it.',
  sentThere: 'Mailchimp has sent this email, or a part of it, although it was not scheduled here.',
  sentBefore: 'Mailchimp has sent this email before, or a part of it. Clone it to send it anew.',
  stillGoing: 'Mailchimp is still working on this email. Try again in a moment.',
  changedThere: (what: string[]) =>
    `Changed at Mailchimp: ${what.join(', ')}. What goes out is what stands there. Unschedule it and schedule it again to send what stands here.`,
} as const;
