import { ApiError } from '../api/call.ts';

/**
 * Shows a failed save, with the specified sentence first. Field errors are shown at the fields; a rejection of the
 * whole explains itself; any other failure adds what to do.
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
