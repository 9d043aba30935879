import { otherPath } from '@masthead/shared/platform/contract/api-words.ts';
import { type ErrorBody, refusals, sentences } from '@masthead/shared/platform/contract/errors.ts';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseAway, mayBeCommitted } from '../db/client.ts';
import { badRequest, HttpError, notFound, storageFull, unavailable } from './errors.ts';
import { secure } from './hooks.ts';
import { hasKey } from './idempotency.ts';

/** Sentences for requests that the HTTP layer rejects. */
const transportSentences: Record<string, { status: number; sentence: string }> = {
  FST_ERR_CTP_BODY_TOO_LARGE: { status: 413, sentence: refusals.tooLarge },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: {
    status: 415,
    sentence: 'Send JSON: the content type must be application/json.',
  },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: {
    status: 400,
    sentence: 'The length of the body does not match the Content-Length header.',
  },
  FST_ERR_BAD_URL: { status: 400, sentence: 'This address is not valid.' },
  // Why: an id that long cannot exist, so it is a record that does not exist.
  FST_ERR_MAX_PARAM_LENGTH: { status: 404, sentence: refusals.notFound },
  FST_CP_ERR_INVALID_CONTENT_ENCODING: {
    status: 415,
    sentence: 'Send the body uncompressed or with gzip.',
  },
  FST_CP_ERR_INVALID_CONTENT: { status: 400, sentence: 'The request body cannot be decompressed.' },
};

interface Said {
  status: 400 | 409;
  /** The field of the message; '' for none. */
  path: string;
  sentence: string;
}

const explanations = new Map<string, Said>();

/**
 * Registers messages for violated constraints of the database, which enforces uniqueness without a check beforehand.
 * Every area registers its own where it registers its calls.
 */
export function explainConstraints(sentences: Readonly<Record<string, Said>>): void {
  for (const [constraint, said] of Object.entries(sentences)) explanations.set(constraint, said);
}

/** The explanation of a constraint, if its area has registered one. */
const explained = (constraint: string | undefined): Said | undefined =>
  constraint === undefined ? undefined : explanations.get(constraint);

/** A conflict that does not name the other person. */
const conflicting = (sentence: string) => () => new HttpError(409, [sentence]);

/**
 * Responses to errors of PostgreSQL that a request can cause, by SQLSTATE; the first match counts. Any other error is
 * a defect of ours, such as a statement with a syntax error.
 */
const databaseAnswers: [code: RegExp, answer: () => HttpError][] = [
  // Why: row-level security. The record was moved out of the partner's organization after it was read.
  [/^(42501|44000)$/, conflicting(refusals.movedMeanwhile)],
  [/^(23503|23001)$/, conflicting(refusals.goneMeanwhile)],
  [/^(23505|23P01)$/, conflicting(refusals.takenMeanwhile)],
  // A value that a constraint, a type or an index of the database rejects.
  [/^(23|22|54)/, () => badRequest(refusals.notStorable)],
  // A lock timeout, or a repeated deadlock.
  [/^(55P03|40P01)$/, conflicting(refusals.busy)],
  [/^53100$/, () => storageFull(refusals.databaseFull, null)],
  // A statement that took too long, a transaction that must be tried again, a server that only reads, or too few resources: nothing was changed, and it can be tried again.
  [/^(57014|55|40|25006|53|58)/, unavailable],
];

/** The answer to a refusal of the database, or null when it is none that a request can cause. */
function refusalOf(code: string | undefined): HttpError | null {
  if (!code || !/^[0-9A-Z]{5}$/.test(code)) return null;
  return databaseAnswers.find(([pattern]) => pattern.test(code))?.[1]() ?? null;
}

interface DatabaseError {
  code?: string;
  constraint?: string;
  table?: string;
}

/** Converts anything thrown to a response. Unknown errors are our defects: logged, and reported without details. */
export function asHttpError(error: unknown, isRepeatable = false): HttpError {
  if (error instanceof HttpError) return error;
  if (isDatabaseAway(error))
    return unavailable(
      mayBeCommitted(error) && !isRepeatable ? refusals.maybeSaved : undefined,
      error,
    );
  const { code, constraint } = (error ?? {}) as DatabaseError;
  const known = explained(constraint);
  if (known) {
    const errors = [{ path: known.path, message: known.sentence }];
    return new HttpError(known.status, [known.sentence], { errors }, { cause: error });
  }
  const transport = code ? transportSentences[code] : undefined;
  if (transport) return new HttpError(transport.status, [transport.sentence], {}, { cause: error });
  // Why: the client disconnected during the response; that is not our defect.
  if (code === 'ERR_STREAM_PREMATURE_CLOSE')
    return new HttpError(400, ['This request was canceled.']);
  const refusal = refusalOf(code);
  if (refusal) return refusal;
  const status = (error as FastifyError | null)?.statusCode;
  // Why: the web app signs out on 401 and 403, so only our own code may send them; for a library's, send 404.
  if (status === 401 || status === 403) return notFound();
  if (status && status >= 400 && status < 500)
    return new HttpError(status, ['This request is not valid.']);
  return new HttpError(500, [sentences.unexpected], {}, { cause: error });
}

/** The body of an error answer (decisions 12). */
export function errorBodyOf(error: HttpError, requestId: string): ErrorBody {
  if (error.status === 400) {
    const { errors = [{ path: '', message: error.messages[0] ?? '' }] } = error.details;
    return {
      message: error.messages,
      errors: errors.map(({ path, message }) => ({ path: otherPath(path), message })),
    };
  }
  // Why: no request id here, because it would distinguish another organization's record from a missing one.
  if (error.status === 404) return { message: error.messages };
  const { code } = error.details;
  // Why without a request id: nobody has to look into it.
  if (code) return { message: error.messages, code };
  return {
    message: error.messages,
    requestId,
    ...(error.details.conflict ? { conflict: error.details.conflict } : {}),
    ...(error.details.secondFactor ? { secondFactor: error.details.secondFactor } : {}),
    ...(error.details.needsProof ? { needsProof: true } : {}),
  };
}

/** A refusal of the database that no rule of ours foresaw is worth a look; never with the values. */
function logRefusal(thrown: DatabaseError | null, request: FastifyRequest) {
  const { code, constraint, table } = thrown ?? {};
  if (refusalOf(code) && !explained(constraint))
    request.log.warn({ code, constraint, table }, 'The database rejected this');
}

/** Error codes of reads and writes after the client has disconnected. */
const goneCodes = ['ECONNRESET', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE', 'ABORT_ERR'];
const isGone = (thrown: unknown, { raw }: FastifyRequest) =>
  raw.socket?.destroyed === true &&
  goneCodes.includes((thrown as { code?: string } | null)?.code ?? '');

/** The one place where errors become answers. */
export function errorHandler(thrown: unknown, request: FastifyRequest, reply: FastifyReply) {
  // Why: the client has disconnected, so the failure is not a defect and nobody reads the response.
  const error = isGone(thrown, request)
    ? new HttpError(400, ['This request was canceled.'])
    : asHttpError(thrown, hasKey(request));
  // Why not those with a code: read-only mode and the wait for the set-up are as wanted.
  if (error.status >= 500 && !error.details.code)
    request.log.error({ err: thrown }, error.messages[0]);
  else if (error !== thrown) logRefusal(thrown as DatabaseError | null, request);
  // Why: an address that cannot be read never reaches the hooks that give answers their headers.
  secure(reply);
  if (error.details.retryAfterSeconds) reply.header('retry-after', error.details.retryAfterSeconds);
  return reply
    .code(error.status)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(errorBodyOf(error, request.id)));
}
