import { Loader, Text } from '@mantine/core';
import { resetMessages } from '@masthead/shared/people/sign-in/reset.ts';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { pathTo, ScreenLink } from '../../platform/api/links.tsx';
import { placeAfterSignIn } from '../../platform/api/session.ts';
import styles from './login.module.css';
import { finishOpenId } from './open-id.ts';
import { Notice, SignInFrame } from './SignInFrame.tsx';

/** The redirect target of the OpenID provider: completes the sign-in and continues to the wanted screen. */
export function SignInCallbackPage() {
  const navigate = useNavigate();
  const answer = useLocation({ select: ({ searchStr }) => searchStr });
  // Why a query: a response works only once, and a query runs once however often the page renders.
  const finish = useQuery({
    queryKey: ['sign-in callback', answer],
    queryFn: async () => {
      await finishOpenId(new URLSearchParams(answer));
      await navigate({ href: placeAfterSignIn(), replace: true });
      return true;
    },
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    meta: { isQuiet: true },
  });
  return (
    <SignInFrame title="Signing in">
      <div className={styles.callback} aria-busy={!finish.error}>
        <h1 tabIndex={-1}>{finish.error ? 'Not signed in' : 'Signing in'}</h1>
        {finish.error ? (
          <>
            <Notice isFailure>{finish.error.message}</Notice>
            <Text ta="center">
              <ScreenLink to={pathTo('login')}>{resetMessages.toLogin}</ScreenLink>
            </Text>
          </>
        ) : (
          <Loader size="sm" aria-label="Signing in" />
        )}
      </div>
    </SignInFrame>
  );
}
