import type { UseFormReturnType } from '@mantine/form';
import { useEffect, useRef, useState } from 'react';
import type { ChangeDigest, DigestValues } from './digest-values.ts';

/**
 * Changes fields of the form, and takes back the errors of just these. What is not changed stays the
 * same object, so that typing a subject does not draw every post again.
 */
export function useDigestChange(form: UseFormReturnType<DigestValues>): ChangeDigest {
  const { errors, setValues, setErrors } = form;
  // Why: every getter of the form reads the newest values, and one that stays redraws nothing.
  const [getValues] = useState(() => form.getValues);
  const shown = useRef(errors);
  useEffect(() => {
    shown.current = errors;
  });
  return (given) => {
    const changes = typeof given === 'function' ? given(getValues()) : given;
    setValues(changes);
    const others = Object.entries(shown.current).filter(
      ([path]) => !((path.split('.')[0] ?? path) in changes),
    );
    setErrors(Object.fromEntries(others));
  };
}
