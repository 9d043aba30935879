import { z } from 'zod';
import { sendDay } from '../../platform/values/dates.ts';
import { day } from '../../platform/values/fields.ts';
import { longestTag } from './audience.record.ts';

/** The most conditions of a segment, and the longest time back in days. Opens and clicks are kept as long. */
export const segmentLimits = { conditions: 10, days: 365 } as const;

const days = z
  .int('Use a whole number of days')
  .min(1, `Use 1 to ${segmentLimits.days} days`)
  .max(segmentLimits.days, `Use 1 to ${segmentLimits.days} days`);

/** Why a refinement: in a union, only refinements report their error at the field. */
const whichDay = z.string().refine((value) => day('').safeParse(value).success, 'Choose a day');

/** Each holds of a subscriber, or with `is` false does not. Why no discriminated union: it would cost every first load half a kilobyte. */
const condition = z.union(
  [
    z.strictObject({
      kind: z.literal('tag'),
      is: z.boolean(),
      tag: z.string().trim().min(1, 'Choose a tag').max(longestTag),
    }),
    /** Since the day that they asked for the emails, or were added. */
    z.strictObject({ kind: z.literal('joined'), is: z.boolean(), since: whichDay }),
    z.strictObject({ kind: z.literal('opened'), is: z.boolean(), days }),
    z.strictObject({ kind: z.literal('clicked'), is: z.boolean(), days }),
  ],
  'Fill in this condition',
);
export type Condition = z.output<typeof condition>;

/** The conditions of a segment; a subscriber meets all of them. */
export const segmentConditions = z
  .array(condition)
  .min(1, 'Add a condition')
  .max(segmentLimits.conditions, `Use at most ${segmentLimits.conditions} conditions`);

/** A condition in API replies: only its shape is checked. */
export const readCondition = z.union([
  z.object({ kind: z.literal('tag'), is: z.boolean(), tag: z.string() }),
  z.object({ kind: z.literal('joined'), is: z.boolean(), since: z.string() }),
  z.object({ kind: z.literal('opened'), is: z.boolean(), days: z.int() }),
  z.object({ kind: z.literal('clicked'), is: z.boolean(), days: z.int() }),
]);

/** Conditions that ask who opened or clicked, which an audience remembers only where that is switched on. */
export const asksWhoRead = ({ kind }: Pick<Condition, 'kind'>): boolean =>
  kind === 'opened' || kind === 'clicked';

/** A condition as a person reads it: 'Has the tag “VIP”'. */
export function conditionSays(one: Condition): string {
  switch (one.kind) {
    case 'tag':
      return one.is ? `Has the tag “${one.tag}”` : `Does not have the tag “${one.tag}”`;
    case 'joined':
      return one.is
        ? `Joined on or after ${sendDay(one.since)}`
        : `Joined before ${sendDay(one.since)}`;
    case 'opened':
      return one.is
        ? `Opened an email in the last ${inDays(one.days)}`
        : `Has not opened an email in the last ${inDays(one.days)}`;
    case 'clicked':
      return one.is
        ? `Clicked in an email in the last ${inDays(one.days)}`
        : `Has not clicked in an email in the last ${inDays(one.days)}`;
  }
}

const inDays = (n: number) => (n === 1 ? 'day' : `${n} days`);

/** The part of an audience that an email is sent to: subscribers who meet all conditions and have not opened an earlier email. */
export interface Part {
  /** How it is called where the audience is named. */
  name: string;
  conditions: Condition[];
  /** The email that is sent again: the part is those who got it and have not opened it. */
  notOpened: number | null;
}
