import { howMany, inDigits } from '../../platform/values/counting.ts';
import type { CampaignReaders } from './campaign.ts';
import { unknownTemplate } from './template.messages.ts';

/** Toasts and notes of every email kind (Spec, content 8; decisions 4, 7). */
export const campaignMessages = {
  updated: 'Email updated',
  scheduling: 'This email is being scheduled.',
  /** Under the subject of an email that has gone; empty where nothing is counted. */
  counted: ({ opens, clicks }: { opens: number | null; clicks: number | null }) =>
    [
      ...(opens === null ? [] : [howMany(opens, 'open')]),
      ...(clicks === null ? [] : [howMany(clicks, 'click')]),
    ].join(', '),
  goingOut: 'This email is about to go out.',
  scheduled: 'Email scheduled',
  unscheduled: 'Email unscheduled',
  cloned: 'email cloned',
  cloneFailed: 'The email could not be cloned.',
  sendNow: 'Send now?',
  sendNowDetail: ({ name, subscribers, reached }: CampaignReaders) => {
    const readers = `${inDigits(subscribers)} ${subscribers === 1 ? 'reader' : 'readers'}`;
    const others =
      reached > 0 ? ` ${inDigits(reached)} already have it and won’t get it again.` : '';
    return `This email goes out at once to ${readers} of ${name}.${others}`;
  },
  sendingNow: 'The email goes out now',
  sendNowFailed: 'The email could not be sent.',
  deleted: 'Email deleted',
  restored: 'Email restored',
  deleteFailed: 'The email could not be deleted.',
  testSending: 'Sending test email...',
  testSent: 'Test email sent',
  testFailed: 'An error occurred while generating the test email.',
  offQuarter: 'A send time must be on the quarter hour',
  inThePast: 'The send date and time have passed. Choose a later time, or send the email now.',
  skippedHour: 'The clock skips this hour on that day. Choose another time.',
  templateDeleted:
    'The email template of this email was deleted. An admin can restore it, or add another one for this style and site.',
  noTemplate: 'No email template exists for this style and site. An admin can add one.',
  noAudience: 'The email template has no audience. An admin can choose one.',
  audienceDeleted: (name: string) =>
    `The audience '${name}' was deleted. An admin can restore it, or choose another one in the email template.`,
  unknownTemplate,
  nobodyLeft: 'Everybody in the audience has got this email before, or may have got it.',
  noRecipients: 'The audience has no subscribers.',
  allSkipped: 'Everybody in the audience has unsubscribed or is on the suppression list.',
  providerAway: 'The mail server cannot be reached. Nothing was sent. Try again in a few minutes.',
  serverAway: (why: string) =>
    `The mail server cannot be reached: ${why}. Sending goes on as soon as it answers.`,
  crashed:
    'Sending was stopped because it crashed Masthead twice. Tell an admin, then schedule again to send to those who have not got it.',
  gaveUp: (why: string) =>
    `The mail server could not be reached for 30 minutes: ${why}. Schedule again to send to those who have not got it.`,
  providerUnconfirmed:
    'The mail provider did not confirm. Unschedule this email, then schedule it again.',
  stillWorking:
    'The mail provider is slow to answer. Masthead is still working on this email; try again in a moment.',
  goesOn:
    'The mail provider is slow to answer. Masthead carries on in the background, and Notices will say how it ended.',
  actionCrashed: 'something went wrong on our side.',
  goneAtProvider:
    'The mail provider no longer has this email: it was deleted there. Schedule it again to send it.',
  /** Of fields that saving does not change; sent back as they are they are ignored. */
  changedElsewhere: {
    status: 'Saving does not change the status: schedule, send or unschedule the email.',
    isScheduled: 'Saving does not schedule an email: schedule or unschedule it.',
    isSent: 'Saving does not send an email: schedule it, or send it now.',
  },
  late: 'Its time passed while Masthead was not running, so it was held. Choose a new time and schedule it again.',
  stopSending: 'Stop sending?',
  stopSendingDetail: 'Those who have not got this email yet will not get it.',
  reached: (reached: number, all: number) =>
    `${inDigits(reached)} of ${inDigits(all)} have it and won’t get it again.`,
  sendingStopped: 'Sending stopped',
  statusUnread: 'The status cannot be read right now.',
  orphan: 'Its email does not name it (any more), so it was not sent.',
  held: 'Sending is held: this database is a copy, or has moved. Nothing goes out until an admin says that it may.',
  heldDetail:
    'Readers would get emails from the original and from here. Resume only if this is the one that sends from now on.',
  resume: 'Resume sending',
  resumed: 'Sending resumed',
  movedMeanwhile:
    'Somebody else schedules and unschedules this email right now. Try again in a moment.',
  alreadyGone: 'This email has been sent and cannot be called back.',
  removed: (headline: string) => `Removed: ${headline}`,
  full: (block: string, max: number) =>
    max === 1
      ? `${block} takes one post. Remove it to choose another.`
      : `${block} take at most ${max} posts. Remove one to add another.`,
  leftOut: 'None yet. The email leaves the section out.',
  noAddress: 'Not published yet',
  testLimit: 'You have asked for 10 test emails in the last hour. Wait before asking for more.',
} as const;

/** How an action ended that its person did not wait for. */
export const endedActions = {
  schedule: {
    done: 'Your email was scheduled',
    failed: (reason: string) => `Your email was not scheduled: ${reason}`,
  },
  sendNow: {
    done: 'Your email is going out',
    failed: (reason: string) => `Your email was not sent: ${reason}`,
  },
  refresh: {
    done: 'Your email was scheduled again with what changed',
    failed: (reason: string) => `Your email was not scheduled again: ${reason}`,
  },
  unschedule: {
    done: 'Your email was unscheduled',
    failed: (reason: string) => `Your email was not unscheduled: ${reason}`,
  },
  test: {
    done: 'Your test email was sent',
    failed: (reason: string) => `Your test email was not sent: ${reason}`,
  },
} as const;

/** What a partly failed send says. */
export const deliveryProblem = (failed: number, unknown: number): string | null => {
  const parts: string[] = [];
  if (failed > 0) parts.push(`${inDigits(failed)} could not be delivered`);
  if (unknown > 0)
    parts.push(`${inDigits(unknown)} may or may not have been delivered and were not sent again`);
  return parts.length > 0 ? `${parts.join('; ')}.` : null;
};
