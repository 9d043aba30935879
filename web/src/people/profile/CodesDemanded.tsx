import { Button, Stack, Text } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { secondFactorMessages } from '@masthead/shared/platform/access/second-factor.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { placeAfterSignIn, signOut, startSession } from '../../platform/api/session.ts';
import surface from '../../platform/ui/surface.module.css';
import { AddPasskey } from './PasskeyDialogs.tsx';
import { passkeysQuery } from './Passkeys.tsx';
import { TwoStepDialog } from './TwoStepDialogs.tsx';

/** In place of every screen, until a person has turned on the two-step sign-in that their role demands. */
export function CodesDemanded({ username }: { username: string }) {
  const [open, setOpen] = useState<'codes' | 'passkey' | null>(null);
  // Why quiet: codes are possible without it.
  const { data: passkeys } = useQuery(passkeysQuery);
  const navigate = useNavigate();
  useDocumentTitle(`${secondFactorMessages.title} · Masthead`);
  const onClose = async () => {
    setOpen(null);
    // Why: only the server knows whether it was turned on.
    await startSession();
    await navigate({ href: placeAfterSignIn(), replace: true });
  };
  return (
    <main id="main" className={surface.page} style={{ maxWidth: 520, paddingBlock: 48 }}>
      <Stack gap="md">
        <h1 tabIndex={-1} style={{ fontFamily: 'var(--serif)' }}>
          {secondFactorMessages.title}
        </h1>
        <Text>{secondFactorMessages.demanded}</Text>
        {passkeys?.isPossible && (
          <>
            <Text>{secondFactorMessages.orPasskey}</Text>
            <Button size="md" onClick={() => setOpen('passkey')}>
              Add a passkey
            </Button>
          </>
        )}
        <Button
          size="md"
          variant={passkeys?.isPossible ? 'default' : 'filled'}
          onClick={() => setOpen('codes')}
        >
          Turn on
        </Button>
        <Button variant="subtle" size="sm" onClick={signOut}>
          Logout
        </Button>
      </Stack>
      {open === 'passkey' && <AddPasskey onClose={() => void onClose()} />}
      {open === 'codes' && (
        <TwoStepDialog change="on" username={username} onClose={() => void onClose()} />
      )}
    </main>
  );
}
