import { z } from 'zod';
import { howMany, inDigits } from '../../platform/values/counting.ts';
import {
  type Clock,
  centralInstant,
  centralSentence,
  type Day,
  dayMs,
} from '../../platform/values/dates.ts';
import { noSubject } from './subject-line.ts';

/** Recipients and sender of an email as it is being edited. */
export const envelope = z.object({
  /** null: its template names none. */
  audience: z
    .object({
      name: z.string(),
      /** A segment, or the non-openers of an earlier email; null: the whole audience. */
      part: z.string().nullable(),
      /** Without unsubscribed and suppressed addresses and those who already received the email; null if it could not be counted. */
      readers: z.int().nullable(),
      reached: z.int(),
    })
    .nullable(),
  fromName: z.string(),
  replyTo: z.string(),
});
export type Envelope = z.infer<typeof envelope>;

/** What of an envelope is typed in the form itself. */
interface Typed {
  siteId?: number | null | undefined;
  subject: string;
  sendDate: Day | null;
  sendTime: Clock | null;
}

/** Messages above a draft and in the confirmation of Schedule. */
export const envelopeMessages = {
  noCity: 'Choose a city first',
  noTemplate: 'No email template for this city and style',
  notKnown: 'Not known yet',
  noAudience: 'The email template has no audience',
  notPlanned: 'Not chosen yet',
  from: ({ fromName, replyTo }: Envelope) => `${fromName}, replies to ${replyTo}`,
  schedule: 'Schedule this email?',
  failed: 'The email couldn’t be scheduled.',
  farAway: (year: string) => `Schedule for ${year}?`,
  isFarAway: 'The send date is more than a year away.',
} as const;

const plannedAt = ({ sendDate, sendTime }: Typed) =>
  sendDate && sendTime ? centralInstant(sendDate, sendTime) : null;

/** An audience, or a part of it: 'Austin Daily (VIP)'. */
export const partOfAudience = ({ name, part }: { name: string; part: string | null }): string =>
  part === null ? name : `${name} (${part})`;

function toWhom(audience: Envelope['audience']): string {
  if (!audience) return envelopeMessages.noAudience;
  const { readers, reached } = audience;
  const name = partOfAudience(audience);
  const others = reached > 0 ? `, ${inDigits(reached)} already received it` : '';
  return readers === null ? name : `${name}, ${howMany(readers, 'recipient')}${others}`;
}

/** Why the recipients are not known. */
function whyUnknown(known: null | undefined, { siteId }: Typed): string {
  if (!siteId) return envelopeMessages.noCity;
  return known === null ? envelopeMessages.noTemplate : envelopeMessages.notKnown;
}

/**
 * To, From, Subject and When of an email, in this order. The envelope is null where the email has no template, and
 * undefined while it is not known.
 */
export const envelopeLines = (known: Envelope | null | undefined, typed: Typed, now: Date) => {
  const at = plannedAt(typed);
  return [
    { label: 'To', text: known ? toWhom(known.audience) : whyUnknown(known, typed) },
    { label: 'From', text: known ? envelopeMessages.from(known) : whyUnknown(known, typed) },
    { label: 'Subject', text: typed.subject || noSubject },
    { label: 'When', text: at ? centralSentence(at, now) : envelopeMessages.notPlanned },
  ];
};

/** The confirmation of Schedule: the envelope, and a warning if the date is more than a year away. */
export function scheduleQuestion(known: Envelope | null, typed: Typed, now: Date) {
  const at = plannedAt(typed);
  const isFarAway = at !== null && at.getTime() - now.getTime() > 366 * dayMs;
  const lines = envelopeLines(known, typed, now).map(({ label, text }) => `${label}: ${text}`);
  return {
    title: isFarAway
      ? envelopeMessages.farAway((typed.sendDate ?? '').slice(0, 4))
      : envelopeMessages.schedule,
    detail: [...lines, ...(isFarAway ? [envelopeMessages.isFarAway] : [])].join('\n'),
  };
}
