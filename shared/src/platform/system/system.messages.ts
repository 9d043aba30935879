import { howMany, inDigits } from '../values/counting.ts';

/** 95 MB, 1.4 GB: an amount of storage. */
export function bytesText(bytes: number): string {
  const units = ['bytes', 'KB', 'MB', 'GB', 'TB'];
  let [amount, unit] = [bytes, 0];
  while (amount >= 1000 && unit < units.length - 1) [amount, unit] = [amount / 1000, unit + 1];
  return `${amount < 10 && unit > 0 ? amount.toFixed(1) : inDigits(Math.round(amount))} ${units[unit]}`;
}

/** 40 seconds, 12 minutes, 3 hours, 2 days: roughly how long. */
export function durationText(seconds: number): string {
  if (seconds < 90) return howMany(Math.round(seconds), 'second');
  if (seconds < 5400) return howMany(Math.round(seconds / 60), 'minute');
  if (seconds < 172_800) return howMany(Math.round(seconds / 3600), 'hour');
  return howMany(Math.round(seconds / 86_400), 'day');
}

/** What can need the operator, as the page, the banner and the notice say it. */
export const systemNeeds = {
  noWorker: 'No worker is running. Imports, emails and other jobs wait until one starts.',
  silent: (host: string, role: string) =>
    `The ${role} process on ${host} stopped responding without being shut down`,
  jobsFailed: (count: number) => `${howMany(count, 'job')} failed`,
  jobsWaiting: (title: string) => `${title}: jobs have waited for more than 10 minutes`,
  jobsStuck: (title: string) => `${title}: a job has run for more than 2 hours`,
  mailAway: 'The mail server can’t be reached. Mail waits and is retried.',
  backupOld: 'The last good backup is more than 26 hours old',
  noBackup: 'No backup has been made yet',
  backupFailed: (why: string) => `The last backup failed: ${why}`,
  backupUnproved: 'No backup has been verified for five weeks',
  diskFull: (host: string, percent: number) => `The disk of ${host} is ${percent}% full`,
} as const;

/** Sentences of the System page (decision 137). */
export const systemMessages = {
  failed: 'The state of the system couldn’t be loaded.',
  allGood: 'All good',
  allGoodDetail: 'Nothing needs you.',
  needsYou: (count: number) => (count === 1 ? '1 thing needs you' : `${count} things need you`),
  banner: (count: number) =>
    count === 1 ? 'Masthead needs attention:' : `Masthead needs attention (${count}):`,
  open: 'Open System',
  queueAway: 'The job queue can’t be read right now.',
  noJobs: 'No jobs are waiting or running.',
  noProblems: 'No delivery problems in the last 7 days.',
  outbox: 'Mail goes to the Outbox (SMTP_URL is not set)',
  notScheduled: 'Not scheduled (MASTHEAD_BACKUP is not set)',
  sendTest: 'Send me a test',
  testSent: (to: string) => `The mail server accepted a test email to ${to}.`,
  testInOutbox: 'The test email is in the Outbox.',
  testFailed: (why: string) => `The test email wasn’t accepted: ${why}`,
  testSubject: 'Test email from Masthead',
  testText: 'This is a test email, sent from the System page.',
  testWhy: 'You asked for it on the System page of Masthead.',
  check: 'Check settings',
  checkDetail:
    'Tries the address, mail server, DNS, storage and folders that are set. Takes up to 10 seconds.',
  checkedFine: 'Every check passed.',
  operatorSubject: (says: string) => `Masthead: ${says}`,
  operatorOver: (says: string) => `Resolved: ${says}`,
  operatorWhy: 'You get this email because MASTHEAD_OPERATOR_EMAIL is your address.',
} as const;
