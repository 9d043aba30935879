import { howMany, inDigits } from '../../platform/values/counting.ts';
import type { CampaignReaders } from './campaign.ts';
import { unknownTemplate } from './template.messages.ts';

/** Toasts and notes of every email kind (Spec, content 8; decisions 4, 7). */
export const campaignMessages = {
  updated: 'Email updated',
  scheduling: 'This email is being scheduled.',
  /** Below the subject of a sent email; empty if nothing is counted. */
  counted: ({ opens, clicks }: { opens: number | null; clicks: number | null }) =>
    [
      ...(opens === null ? [] : [howMany(opens, 'open')]),
      ...(clicks === null ? [] : [howMany(clicks, 'click')]),
    ].join(', '),
  goingOut: 'This email is about to be sent.',
  scheduled: 'Email scheduled',
  unscheduled: 'Email unscheduled',
  cloned: 'email cloned',
  cloneFailed: 'The email couldn’t be cloned.',
  sendNow: 'Send now?',
  sendNowDetail: ({ name, subscribers, reached }: CampaignReaders) => {
    const readers = `${inDigits(subscribers)} ${subscribers === 1 ? 'recipient' : 'recipients'}`;
    const others =
      reached > 0 ? ` ${inDigits(reached)} already received it and won’t receive it again.` : '';
    return `This email will be sent right away to ${readers} in ${name}.${others}`;
  },
  sendingNow: 'Sending the email now',
  sendNowFailed: 'The email couldn’t be sent.',
  deleted: 'Email deleted',
  restored: 'Email restored',
  deleteFailed: 'The email couldn’t be deleted.',
  testSending: 'Sending test email...',
  testSent: 'Test email sent',
  testFailed: 'An error occurred while generating the test email.',
  offQuarter: 'A send time must be on the quarter hour',
  inThePast: 'The send date and time have passed. Choose a later time, or send the email now.',
  skippedHour:
    'That time doesn’t exist on that day because clocks move forward. Choose another time.',
  templateDeleted:
    'The email template of this email was deleted. An admin can restore it or add another one for this style and site.',
  noTemplate: 'No email template exists for this style and site. An admin can add one.',
  noAudience: 'The email template has no audience. An admin can choose one.',
  audienceDeleted: (name: string) =>
    `The audience '${name}' was deleted. An admin can restore it or choose another one in the email template.`,
  unknownTemplate,
  nobodyLeft: 'Everyone in this audience has already received this email, or may have.',
  noRecipients: 'This audience has no subscribers.',
  allSkipped: 'Everyone in this audience is unsubscribed or on the suppression list.',
  providerAway: 'We couldn’t reach the mail server. Nothing was sent. Try again in a few minutes.',
  serverAway: (why: string) =>
    `The mail server can’t be reached: ${why}. Sending will continue as soon as it responds.`,
  crashed:
    'Sending was stopped because it crashed Masthead twice. Tell an admin, then schedule the email again for the remaining recipients.',
  gaveUp: (why: string) =>
    `The mail server couldn’t be reached for 30 minutes: ${why}. Schedule the email again for the remaining recipients.`,
  providerUnconfirmed:
    'The mail provider didn’t confirm. Unschedule this email, then schedule it again.',
  stillWorking:
    'The mail provider is slow to respond. Masthead is still working on this email; try again in a moment.',
  goesOn:
    'The mail provider is slow to respond. Masthead will keep trying in the background, and you’ll get a notification with the result.',
  actionCrashed: 'something went wrong on our side.',
  goneAtProvider: 'This email was deleted at the mail provider. Schedule it again to send it.',
  /** For fields that saving cannot change; unchanged values are ignored. */
  changedElsewhere: {
    status: 'Saving doesn’t change the status. Schedule, send or unschedule the email instead.',
    isScheduled: 'Saving doesn’t schedule an email. Schedule or unschedule it instead.',
    isSent: 'Saving doesn’t send an email. Schedule it or send it now.',
  },
  late: 'On hold: its send time passed while Masthead was offline. Choose a new time and schedule it again.',
  stopSending: 'Stop sending?',
  stopSendingDetail: 'The remaining recipients won’t receive this email.',
  reached: (reached: number, all: number) =>
    `${inDigits(reached)} of ${inDigits(all)} recipients already received it and won’t receive it again.`,
  sendingStopped: 'Sending stopped',
  statusUnread: 'The status can’t be loaded right now.',
  orphan: 'Not sent: its email no longer refers to this send.',
  held: 'Sending is on hold because this database was copied, moved or restored. Nothing is sent until an admin presses Resume sending on an email list.',
  heldDetail:
    'If the original is still running, recipients would get every email twice. Resume only if this copy should send from now on.',
  resume: 'Resume sending',
  resumed: 'Sending resumed',
  movedMeanwhile: 'Someone else is scheduling or unscheduling this email. Try again in a moment.',
  alreadyGone: 'This email has been sent and can’t be recalled.',
  removed: (headline: string) => `Removed: ${headline}`,
  full: (block: string, max: number) =>
    max === 1
      ? `${block} can have only one post. Remove it to choose another.`
      : `${block} can have at most ${max} posts. Remove one to add another.`,
  leftOut: 'No posts yet. The email leaves out empty sections.',
  noAddress: 'Not published yet',
  testLimit: 'You’ve requested 10 test emails in the last hour. Try again later.',
} as const;

/** Results of actions that continued in the background. */
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
    done: 'Your email was rescheduled with the latest changes',
    failed: (reason: string) => `Your email was not rescheduled: ${reason}`,
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

/** The problem of a partly failed send. */
export const deliveryProblem = (failed: number, unknown: number): string | null => {
  const parts: string[] = [];
  if (failed > 0) parts.push(`${inDigits(failed)} couldn’t be delivered`);
  if (unknown > 0)
    parts.push(`${inDigits(unknown)} may or may not have been delivered and were not sent again`);
  return parts.length > 0 ? `${parts.join('; ')}.` : null;
};
