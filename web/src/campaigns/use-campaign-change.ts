import type { UseFormReturnType } from '@mantine/form';
import { useLayoutEffect, useRef, useState } from 'react';
import type { Change } from './campaign-kind.ts';

/**
 * Changes fields of the form, and takes back the errors of just these. What is not changed stays the
 * same object, so that typing a subject does not draw every post again. While the form is locked
 * nothing changes it: posts that were asked for before may arrive when the email has gone out.
 */
export function useCampaignChange<V extends Record<string, unknown>>(
  form: UseFormReturnType<V>,
  isLocked: boolean,
): Change<V> {
  const { errors, setValues, setErrors } = form;
  // Why: every getter of the form reads the newest values, and one that stays redraws nothing.
  const [getValues] = useState(() => form.getValues);
  const shown = useRef({ errors, isLocked });
  useLayoutEffect(() => {
    shown.current = { errors, isLocked };
  });
  return (given) => {
    if (shown.current.isLocked) return;
    const changes = typeof given === 'function' ? given(getValues()) : given;
    setValues(changes);
    const others = Object.entries(shown.current.errors).filter(
      ([path]) => !((path.split('.')[0] ?? path) in changes),
    );
    setErrors(Object.fromEntries(others));
  };
}
