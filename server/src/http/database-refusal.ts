import { refusals } from '@masthead/shared/errors.ts';
import { HttpError, refused, unavailable } from './errors.ts';

/** A conflict, for everybody who is not told by name what it is about. */
const conflicting = (sentence: string) => () => new HttpError(409, [sentence]);

/**
 * What PostgreSQL refuses because of what was sent, or because somebody was quicker, by SQLSTATE; the
 * first that matches counts. What is left is a defect of ours, such as a statement that it cannot read.
 */
const answers: [code: RegExp, answer: () => HttpError][] = [
  // Why: row-level security. What was in the partner's reach when it was read has been moved since.
  [/^(42501|44000)$/, conflicting(refusals.movedMeanwhile)],
  [/^(23503|23001)$/, conflicting(refusals.goneMeanwhile)],
  [/^(23505|23P01)$/, conflicting(refusals.takenMeanwhile)],
  // A value that a rule, a type or an index of the database does not take.
  [/^(23|22|54)/, () => refused(refusals.notStorable)],
  // A lock that others have not let go of, or two who waited for each other, more than once.
  [/^(55P03|40P01)$/, conflicting(refusals.busy)],
  // A statement that took too long, a transaction that must be tried again, a server that only reads, or a full disk: nothing was changed, and it can be tried again.
  [/^(57014|55|40|25006|53|58)/, unavailable],
];

/** The answer to a refusal of the database, or null when it is none that a request can cause. */
export function refusalOf(code: string | undefined): HttpError | null {
  if (!code || !/^[0-9A-Z]{5}$/.test(code)) return null;
  return answers.find(([pattern]) => pattern.test(code))?.[1]() ?? null;
}
