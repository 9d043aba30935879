import { Button } from '@mantine/core';
import { passkeySignInEndpoints } from '@masthead/shared/people/sign-in/passkey-sign-in.endpoints.ts';
import { passkeyMessages } from '@masthead/shared/platform/access/passkey.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { ApiError, call } from '../../platform/api/call.ts';
import { askPasskey, endCeremony, hasAutofill } from '../../platform/api/passkeys.ts';
import { beginSession } from '../../platform/api/session.ts';
import styles from './login.module.css';

/** How long a field's menu offers passkeys with one challenge, which lives five minutes. */
const renewedMs = 4 * 60_000;

interface Props {
  /** Runs an attempt to sign in, and shows its failure. */
  attempt: (act: () => Promise<void>) => Promise<void>;
}

async function signIn(isAutofill: boolean): Promise<void> {
  const options = { isBackground: isAutofill };
  const { options: asked, browserKey } = await call(passkeySignInEndpoints.begin, {}, options);
  const passkey = await askPasskey(asked, isAutofill);
  beginSession(await call(passkeySignInEndpoints.finish, { body: { passkey, browserKey } }));
}

/** Offers passkeys in the menu of the username field, where the browser can. */
function useAutofill(attempt: Props['attempt']) {
  const [round, setRound] = useState(0);
  const fail = useEffectEvent((error: ApiError) => attempt(() => Promise.reject(error)));
  useEffect(() => {
    let isWanted = true;
    const offer = async () => {
      if (!(await hasAutofill()) || !isWanted) return;
      await signIn(true).catch((error: unknown) => {
        // Why only refusals of ours: nobody has asked for the offer, so nobody needs to know that it ended.
        if (isWanted && error instanceof ApiError && error.status === 401) return fail(error);
      });
    };
    void offer().catch(() => {});
    const timer = setTimeout(() => setRound(round + 1), renewedMs);
    return () => {
      isWanted = false;
      clearTimeout(timer);
      void endCeremony();
    };
  }, [round]);
  return () => setRound(round + 1);
}

/** 'Sign in with a passkey', above the password. */
export function PasskeyButton({ attempt }: Props) {
  const [isBusy, setBusy] = useState(false);
  const offerAgain = useAutofill(attempt);
  const onClick = async () => {
    setBusy(true);
    await attempt(() => signIn(false));
    setBusy(false);
    offerAgain();
  };
  return (
    <>
      <Button size="md" fullWidth loading={isBusy} onClick={() => void onClick()}>
        {passkeyMessages.signIn}
      </Button>
      <p className={styles.or}>or</p>
    </>
  );
}
