import { z } from 'zod';
import { stoppedWork } from '../notices/notice.ts';

/** A background job that failed permanently, for the admins who retry or discard it. */
export const failedJob = z.object({
  id: z.uuid(),
  /** Its description. */
  title: z.string(),
  /** The person or the email that it is about, if it is known. */
  about: z.string().nullable(),
  /** The error of the last try. */
  why: z.string(),
  tries: z.int(),
  failedAt: z.iso.datetime(),
});
export type FailedJob = z.infer<typeof failedJob>;

/** The list shows the newest of them. */
export const mostFailedJobs = 100;

const accountMails: Record<string, string> = {
  reset: 'Welcome or password reset email',
  'password-changed': 'Email about a changed password',
  'codes-on': 'Email about two-step sign-in',
  'codes-off': 'Email about two-step sign-in',
  'codes-renewed': 'Email about two-step sign-in',
  'recovery-used': 'Email about two-step sign-in',
  'email-changed': 'Email about a changed email address',
};

const titles: Record<string, string> = {
  'invoice-decision-mail': 'Email about a decision on an invoice',
  'notice-mail': 'Email of notifications',
  'daily-summary': 'Daily summary email',
  'send-mailing': 'Sending an email campaign',
  imports: 'Import of a file',
  'import-pictures': 'Photos of an import',
  'publish-post': 'Publishing a scheduled post',
  'look-up-links': 'Checking the links of an email',
  'tell-operator': 'Message to the operator',
};

/** Describes a job by its queue and its data. */
export function jobTitle({ queue, data }: { queue: string; data: unknown }): string {
  const kind = (data as { kind?: unknown } | null)?.kind;
  const mail =
    queue === 'account-mail' && typeof kind === 'string' ? accountMails[kind] : undefined;
  return mail ?? titles[queue] ?? stoppedWork.queue(queue);
}

/** Words of the list. */
export const failedJobMessages = {
  title: 'Failed background jobs',
  onDesk: (count: number) => (count === 1 ? 'background job failed' : 'background jobs failed'),
  none: 'No failed jobs.',
  failed: 'The failed jobs couldn’t be loaded.',
  noReason: 'No reason recorded.',
  tries: (tries: number) => (tries === 1 ? '1 try' : `${tries} tries`),
  newest: (shown: number, count: number) => `The newest ${shown} of ${count}.`,
  retry: 'Retry',
  discard: 'Discard',
  retried: 'The job will run again shortly.',
  discarded: 'Job discarded.',
  discardQuestion: (title: string) => `Discard “${title}”?`,
  discardDetail: 'It won’t be tried again.',
  changed: 'This job has been retried or discarded already, or the same job is queued again.',
} as const;
