import { ApiError } from '../app/call.ts';
import { toastFailure } from '../ui/toast.tsx';

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
export const sayingFailure = <T>(sentence: string, saving: Promise<T>): Promise<T> =>
  saving.catch((failure: unknown) => {
    throw failedWith(sentence, failure);
  });

interface Form {
  values: object;
  setErrors: (errors: Record<string, string>) => void;
}

/** Shows what a dialog could not save: at its fields, and as a toast. */
export function showFailure(form: Form, failure: unknown): void {
  if (failure instanceof ApiError && failure.isRefusal) return;
  const errors = failure instanceof ApiError ? failure.errors : [];
  const known = errors.filter(({ path }) => path in form.values);
  if (known.length > 0)
    form.setErrors(Object.fromEntries(known.map(({ path, message }) => [path, message])));
  toastFailure(failure);
}
