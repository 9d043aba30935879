import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { passwordMessages, shortestPassword } from '@masthead/shared/platform/access/password.ts';
import { useQuery } from '@tanstack/react-query';

/**
 * The hint about a new password that is long enough but easy to guess, while it is typed; null without one. The
 * estimator is loaded with the first letter; the server decides.
 */
function useEasyPassword(password: string, known: readonly string[]): string | null {
  const { data } = useQuery({
    queryKey: ['password-strength'],
    queryFn: () => import('@masthead/shared/platform/access/password-strength.ts'),
    enabled: password !== '',
    staleTime: Number.POSITIVE_INFINITY,
    meta: { isQuiet: true },
  });
  if (!data || [...password].length < shortestPassword) return null;
  return data.isTooEasy(password, known) ? passwordMessages.tooEasy : null;
}

interface Props extends PasswordInputProps {
  value?: string;
  /** Names and addresses of the person, which are easy to guess. */
  known: readonly string[];
}

/** A new password, with a hint while it is easy to guess. */
export function NewPasswordInput({ known, error, ...input }: Props) {
  const easy = useEasyPassword(input.value ?? '', known);
  return (
    <PasswordInput
      label="Password"
      description={passwordMessages.hint}
      autoComplete="new-password"
      visibilityToggleButtonProps={{ 'aria-label': 'Show password' }}
      {...input}
      error={error ?? easy}
    />
  );
}
