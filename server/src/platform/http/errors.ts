import { proofMessages } from '@masthead/shared/platform/access/proof.ts';
import { secondFactorMessages } from '@masthead/shared/platform/access/second-factor.ts';
import {
  type ConflictInfo,
  refusals,
  sentences,
} from '@masthead/shared/platform/contract/errors.ts';

/** An answer other than success, thrown anywhere and mapped in one place. */
export class HttpError extends Error {
  status: number;
  messages: string[];
  details: {
    errors?: { path: string; message: string }[];
    conflict?: ConflictInfo;
    retryAfterSeconds?: number;
    /** Names the refusal, where its status does not. */
    code?: 'READ_ONLY' | 'SET_UP_NEEDED';
    /** The password was right; a code must follow with this proof of it. */
    secondFactor?: string;
    /** The call needs a fresh proof of the person. */
    needsProof?: boolean;
  };

  /** `cause` is for the log and never sent. */
  constructor(
    status: number,
    messages: string[],
    details: HttpError['details'] = {},
    options?: ErrorOptions,
  ) {
    super(messages[0], options);
    this.status = status;
    this.messages = messages;
    this.details = details;
  }
}

/** 400: the first sentence is the one to show. One that belongs to no field is given as it is. */
export function badRequest(...given: (string | { path: string; message: string })[]): HttpError {
  const errors = given.map((one) => (typeof one === 'string' ? { path: '', message: one } : one));
  return new HttpError(400, [...new Set(errors.map((error) => error.message))], { errors });
}
export const unauthorized = (sentence: string = refusals.signInNeeded) =>
  new HttpError(401, [sentence]);
export const forbidden = () => new HttpError(403, [sentences.forbidden]);
/** 403 for an API token whose maker may do more than it. */
export const notOfToken = () => new HttpError(403, [refusals.notOfToken]);
/** 404, also for records out of the caller's scope: byte for byte the same as for a missing id. */
export const notFound = () => new HttpError(404, [refusals.notFound]);
/** 409: the state of the record does not allow it. */
export const conflict = (sentence: string, info?: HttpError['details']['conflict']) =>
  new HttpError(409, [sentence], info ? { conflict: info } : {});
/** 428: the person's role demands two-step sign-in, which is off. Not 403, which ends sessions in browsers. */
export const codesDemanded = () => new HttpError(428, [secondFactorMessages.demanded]);
/** 428, too: the call needs a fresh proof of the person, and can be repeated after it. */
export const proofNeeded = () => new HttpError(428, [proofMessages.needed], { needsProof: true });
export const tooLarge = () => new HttpError(413, [refusals.tooLarge]);
export const tooMany = (retryAfterSeconds: number, sentence: string = refusals.tooMany) =>
  new HttpError(429, [sentence], { retryAfterSeconds });
/** 503: something that Masthead needs is away; nothing was done. */
export const upstreamFailed = (sentence: string, cause: unknown) =>
  new HttpError(503, [sentence], { retryAfterSeconds: 30 }, { cause });
export const unavailable = (sentence: string = refusals.unavailable, cause?: unknown) =>
  new HttpError(503, [sentence], { retryAfterSeconds: 2 }, { cause });
/** 503: read-only mode is on. Why so long: a browser repeats at once what may be answered in three seconds. */
export const readOnlyNow = (sentence: string) =>
  new HttpError(503, [sentence], { retryAfterSeconds: 30, code: 'READ_ONLY' });
/** 503: nothing but the set-up is answered until Masthead is set up. */
export const setUpNeeded = (sentence: string) =>
  new HttpError(503, [sentence], { retryAfterSeconds: 60, code: 'SET_UP_NEEDED' });
/** 507: there is no room for a file. */
export const storageFull = (sentence: string, cause: unknown) =>
  new HttpError(507, [sentence], {}, { cause });
