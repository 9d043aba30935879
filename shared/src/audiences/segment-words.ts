import { inDigits } from '../counting.ts';
import { type Condition, segmentLimits } from './segment-conditions.ts';

type Kind = Condition['kind'];

/** How the conditions of a segment are chosen: the kind, whether it holds, and what its value is called. */
export const conditionWords = {
  tag: { kind: 'Tag', holds: 'has', holdsNot: 'does not have', value: 'Tag' },
  joined: { kind: 'Joined', holds: 'on or after', holdsNot: 'before', value: 'Day' },
  opened: { kind: 'Opened', holds: 'in the last', holdsNot: 'not in the last', value: 'Days' },
  clicked: { kind: 'Clicked', holds: 'in the last', holdsNot: 'not in the last', value: 'Days' },
} as const satisfies Record<Kind, { kind: string; holds: string; holdsNot: string; value: string }>;
export const conditionKinds = Object.keys(conditionWords) as Kind[];

/** What the screens of segments say. */
export const segmentWords = {
  new: 'New segment',
  ofNoAudience: 'A segment is a part of an audience. Open the audience and add the segment there:',
  meetAll: 'Readers who meet all of these conditions are in the segment.',
  full: `A segment has at most ${segmentLimits.conditions} conditions.`,
  unfinished: 'Fill in every condition to see how many readers are in this segment.',
  counting: 'Counting …',
  counted: ({ readers, all }: { readers: number; all: number }) =>
    `${inDigits(readers)} of ${inDigits(all)} ${all === 1 ? 'reader' : 'readers'} ${
      readers === 1 ? 'is' : 'are'
    } in this segment now.`,
  notCounted: 'The readers could not be counted.',
  none: 'No segments yet. A segment is a part of this audience that an email can go to: those with a tag, who joined lately, or who read.',
  deleteDetail: (name: string) =>
    `'${name}' will be deleted. What is scheduled for it goes out as it was scheduled; drafts for it need another segment.`,
  openCondition: 'Not filled in yet',
} as const;
