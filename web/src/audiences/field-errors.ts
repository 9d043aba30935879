import { ApiError } from '../app/call.ts';
import { toastFailure } from '../ui/toast.tsx';

interface Form {
  values: object;
  setErrors: (errors: Record<string, string>) => void;
}

/** Shows a refusal at the fields it is about; whatever else failed is said as a toast. */
export function sayAtFields(form: Form, error: Error): void {
  if (error instanceof ApiError && error.isRefusal) return;
  const errors = error instanceof ApiError ? error.errors : [];
  const known = errors.filter(({ path }) => path in form.values);
  if (known.length === 0) toastFailure(error);
  else form.setErrors(Object.fromEntries(known.map(({ path, message }) => [path, message])));
}
