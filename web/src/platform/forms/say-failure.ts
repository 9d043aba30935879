import { ApiError } from '../api/call.ts';

/**
 * A failed save with the specified sentence first. What is wrong with a field stands at the field;
 * a refusal of the whole says by itself why; anything else says what to do after the sentence.
 */
export function failedWith(sentence: string, failure: unknown): unknown {
  if (!(failure instanceof ApiError) || failure.conflict || failure.isRefusal) return failure;
  const { status, errors, requestId, message } = failure;
  const isOfField = errors.some(({ path }) => path !== '');
  if (errors.length > 0 && !isOfField) return failure;
  return new ApiError(status, {
    message: [isOfField ? sentence : `${sentence} ${message}`],
    errors,
    ...(requestId && { requestId }),
  });
}

/** The same around a call that saves. */
export const sayingFailure = <T>(sentence: string, promise: Promise<T>): Promise<T> =>
  promise.catch((failure: unknown) => {
    throw failedWith(sentence, failure);
  });
