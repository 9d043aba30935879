import { centralSentence } from '../../platform/values/dates.ts';
import type { ReleaseStep } from './release.ts';

/** Words of the two-person approval (decision 55). */
export const releaseMessages = {
  title: 'Approval',
  setting: 'Two-person approval',
  settingDetail: 'Emails are sent only after another person has approved exactly this version.',
  ask: 'Request approval',
  askFailed: 'Approval couldn’t be requested.',
  asked: 'Approval requested. Approvers have been notified.',
  approve: 'Approve',
  approveFailed: 'The email couldn’t be approved.',
  approved: 'Email approved',
  /** What is withdrawn: the request, or once it was given the approval. */
  withdrawal: {
    request: {
      label: 'Withdraw request',
      done: 'Approval request withdrawn',
      failed: 'The approval request couldn’t be withdrawn.',
      byEdit: 'Saving your changes cancels the approval request.',
    },
    approval: {
      label: 'Withdraw approval',
      done: 'Approval withdrawn',
      failed: 'The approval couldn’t be withdrawn.',
      byEdit: 'Saving your changes cancels the approval.',
    },
  },
  needed: 'This email is sent only after a second person has approved it.',
  askedBy: ({ by, at }: ReleaseStep) =>
    `${by} requested approval on ${centralSentence(new Date(at))}.`,
  waiting: 'Waiting for another person to approve it.',
  approvedBy: ({ by, at }: ReleaseStep) =>
    `${by} approved this version on ${centralSentence(new Date(at))}.`,
} as const;
