import { passwordMessages, shortestPassword } from '@masthead/shared/platform/access/password.ts';
import { useQuery } from '@tanstack/react-query';

/**
 * The hint about a new password that is long enough but easy to guess, while it is typed; null without one. The
 * estimator is loaded with the first letter; the server decides.
 */
export function useEasyPassword(password: string, about: readonly string[]): string | null {
  const { data } = useQuery({
    queryKey: ['password-strength'],
    queryFn: () => import('@masthead/shared/platform/access/password-strength.ts'),
    enabled: password !== '',
    staleTime: Number.POSITIVE_INFINITY,
    meta: { isQuiet: true },
  });
  if (!data || [...password].length < shortestPassword) return null;
  return data.isTooEasy(password, about) ? passwordMessages.tooEasy : null;
}
