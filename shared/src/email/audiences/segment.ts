import { z } from 'zod';
import { changeOf, newOf, type ReplyOf, readOf } from '../../platform/records/record.ts';
import { inDigits } from '../../platform/values/counting.ts';
import { segmentRecord } from './segment.record.ts';
import { type Condition, segmentConditions, segmentLimits } from './segment-conditions.ts';

/** A segment in API replies. */
export const segment = readOf(segmentRecord);
export type Segment = ReplyOf<typeof segmentRecord>;

/** A new segment. */
export const newSegment = newOf(segmentRecord);

/** Changes a segment; omitted fields are unchanged. Its audience is fixed, and deleting is a separate call. */
export const segmentUpdate = changeOf(segmentRecord).omit({ isDeleted: true, audienceId: true });

/** A segment where one is chosen. */
export const segmentChoice = z.object({ id: z.int(), name: z.string(), says: z.array(z.string()) });
export type SegmentChoice = z.infer<typeof segmentChoice>;

/** A segment among those of its audience. */
export const segmentRow = segmentChoice.extend({
  /** How many would get an email now. */
  readers: z.int(),
});

/** Conditions as they are typed, to be counted. */
export const segmentCountWish = z.strictObject({
  audienceId: z.string().min(1).max(60),
  conditions: segmentConditions,
});

/** How many of an audience meet conditions now, without those who get no emails. */
export const segmentCount = z.object({ readers: z.int(), all: z.int() });

/** What the conditions of a segment can name. */
export const segmentTerms = z.object({
  /** The tags of its subscribers, the most frequent first. */
  tags: z.array(z.string()),
  /** Whether per-subscriber tracking is on. */
  remembersReaders: z.boolean(),
});

/** At most so many tags are offered. */
export const mostTagsOffered = 200;

/** Toasts and refusals of segments. */
export const segmentMessages = {
  added: 'Segment added.',
  updated: 'Segment updated.',
  deleted: 'Segment deleted.',
  restored: 'Segment restored.',
  nameTaken: 'This audience already has a segment with this name.',
  unknownAudience: 'This audience does not exist.',
  audienceDeleted: (name: string) =>
    `The audience '${name}' of this segment was deleted. Restore the audience first, then the segment.`,
  forgotten:
    'Per-subscriber tracking is off for this audience, so nobody counts as having opened or clicked. Turn it on in the audience.',
} as const;

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
  ofNoAudience: 'A segment is part of an audience. Open the audience and add the segment there:',
  meetAll: 'Subscribers who meet all of these conditions are in the segment.',
  full: `A segment can have at most ${segmentLimits.conditions} conditions.`,
  unfinished: 'Complete every condition to see how many subscribers are in this segment.',
  counting: 'Counting…',
  counted: ({ readers, all }: { readers: number; all: number }) =>
    `${inDigits(readers)} of ${inDigits(all)} ${all === 1 ? 'subscriber' : 'subscribers'} ${
      readers === 1 ? 'is' : 'are'
    } in this segment now.`,
  notCounted: 'The subscribers couldn’t be counted.',
  none: 'No segments yet. Add one to email part of this audience, such as subscribers with a tag, recent subscribers or those who open your emails.',
  deleteDetail: (name: string) =>
    `'${name}' will be deleted. Emails already scheduled for it will still be sent; drafts that use it will need another segment.`,
  openCondition: 'Incomplete',
} as const;
