import type { z } from 'zod';
import { centralInstant, type Day } from '../../platform/values/dates.ts';
import { campaignMessages } from './campaign.messages.ts';

/** A field whose day may not be before today, and the sentence for that. */
export interface NotPassed {
  path: string;
  message: string;
}

/** True of a newly chosen day before today: a saved one must not block saving other fields. */
export const isPassed = (day: string | null, saved: string | null, today: Day): boolean =>
  day !== null && day !== saved && day.slice(0, 10) < today;

/** A form that refuses a passed day together with its other sentences. */
export const withNotPassed = <S extends z.ZodObject>(
  form: S,
  { path, message }: NotPassed,
  saved: string | null,
  today: () => Day,
): S =>
  form.superRefine(
    (values, context) => {
      const day = (values as Record<string, unknown>)[path];
      if (typeof day === 'string' && isPassed(day, saved, today()))
        context.addIssue({ code: 'custom', path: [path], message });
    },
    // Why: one missing field must not hide a day that has passed.
    { when: ({ value }) => typeof value === 'object' && value !== null },
  );

/** Why an email cannot go out at its time any more, or null. */
export function whyPassed(
  { sendDate, sendTime }: { sendDate: string | null; sendTime: string | null },
  now: Date,
): string | null {
  const at = sendDate && sendTime ? centralInstant(sendDate, sendTime) : null;
  return at && at <= now ? campaignMessages.inThePast : null;
}
