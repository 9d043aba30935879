import { answerJson } from '../../platform/outside/answer-json.ts';
import type { OutsideAnswer } from '../../platform/outside/ask-outside.ts';
import { OutsideError } from '../../platform/outside/reach.ts';

/** Why: a page of a thousand lists has a tenth of it. */
export const longestAnswer = 8_000_000;

/**
 * Why a request came to nothing. `away`: certainly nothing was done. `lost`: it may have been done.
 * `refused`: Mailchimp said no, with a status.
 */
export class MailchimpFailure extends Error {
  why: 'away' | 'lost' | 'refused';
  status: number | null;
  /** What was asked, as 'GET /lists'; null where nothing was. */
  call: string | null = null;
  constructor(
    why: MailchimpFailure['why'],
    message: string,
    status: number | null = null,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.why = why;
    this.status = status;
  }
}

/** What Mailchimp says of a refusal; nothing where that cannot be read. */
const wordsOf = (answer: OutsideAnswer) => {
  let body: unknown;
  try {
    body = answerJson(answer);
  } catch {
    return '';
  }
  const { title, detail, errors } = (body ?? {}) as Record<string, unknown>;
  const fields = Array.isArray(errors)
    ? errors.flatMap((one: { message?: unknown }) =>
        typeof one?.message === 'string' ? [one.message] : [],
      )
    : [];
  const words = fields.length > 0 ? fields : [detail ?? title];
  return words
    .filter((word): word is string => typeof word === 'string')
    .join(' ')
    .slice(0, 500);
};

/** What an answer holds, null when it has no content; anything but a success is a failure. */
export function answerOf(answer: OutsideAnswer): unknown {
  const { status, headers } = answer;
  if (status === 204) return null;
  const isJson = /json/.test(headers['content-type'] ?? '');
  // Why: under load a bare 403 means the same as a 429 (contract, section 1).
  if (status === 429 || (status === 403 && !isJson))
    throw new MailchimpFailure('away', 'Mailchimp is busy', 429);
  if (status >= 500) throw new MailchimpFailure('lost', `Mailchimp failed with ${status}`, status);
  if (status >= 400) throw new MailchimpFailure('refused', wordsOf(answer), status);
  const odd = (cause?: unknown) =>
    new MailchimpFailure('lost', 'Unexpected response from Mailchimp', status, { cause });
  if (status !== 200 || !isJson) throw odd();
  try {
    return answerJson(answer);
  } catch (error) {
    throw odd(error);
  }
}

/** Any error of a request, as a failure. */
export function failureOf(error: unknown): MailchimpFailure {
  if (error instanceof MailchimpFailure) return error;
  const isUnsent = error instanceof OutsideError && !error.wasSent;
  const { cause, message } = error as Error & { cause?: { code?: string } };
  return new MailchimpFailure(
    isUnsent ? 'away' : 'lost',
    `Mailchimp: ${cause?.code ?? message}`,
    null,
    { cause: error },
  );
}
