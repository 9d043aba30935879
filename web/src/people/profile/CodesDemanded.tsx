import { Button, Stack, Text } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { secondFactorMessages } from '@masthead/shared/platform/access/second-factor.ts';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { placeAfterSignIn, signOut, startSession } from '../../platform/api/session.ts';
import surface from '../../platform/ui/surface.module.css';
import { TwoStepDialog } from './TwoStepDialogs.tsx';

/** In place of every screen, until a person has turned on the two-step sign-in that their role demands. */
export function CodesDemanded({ username }: { username: string }) {
  const [isOpen, setOpen] = useState(false);
  const navigate = useNavigate();
  useDocumentTitle(`${secondFactorMessages.title} · Masthead`);
  const onClose = async () => {
    setOpen(false);
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
        <Button size="md" onClick={() => setOpen(true)}>
          Turn on
        </Button>
        <Button variant="subtle" size="sm" onClick={signOut}>
          Logout
        </Button>
      </Stack>
      {isOpen && <TwoStepDialog change="on" username={username} onClose={() => void onClose()} />}
    </main>
  );
}
