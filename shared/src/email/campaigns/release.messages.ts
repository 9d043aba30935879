import { centralSentence } from '../../platform/values/dates.ts';
import type { ReleaseStep } from './release.ts';

/** Words of the two-person release (decision 55). */
export const releaseMessages = {
  title: 'Release',
  setting: 'Two-person release',
  settingDetail: 'Emails go out only when another person has approved them as they stand.',
  ask: 'Ask for release',
  askFailed: 'The release could not be asked for.',
  asked: 'Release asked for. Whoever may approve it has been told.',
  approve: 'Approve',
  approveFailed: 'The email could not be approved.',
  approved: 'Email approved',
  takeBack: 'Take back',
  takeBackFailed: 'The release could not be taken back.',
  takenBack: 'Release taken back',
  needed: 'This email goes out when a second person has approved it.',
  askedBy: ({ by, at }: ReleaseStep) => `${by} asked on ${centralSentence(new Date(at))}.`,
  waiting: 'It waits for another person.',
  approvedBy: ({ by, at }: ReleaseStep) =>
    `${by} approved exactly this on ${centralSentence(new Date(at))}.`,
  editCancels: 'What is saved now cancels this.',
} as const;
