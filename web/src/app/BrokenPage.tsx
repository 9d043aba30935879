import { Button } from '@mantine/core';
import { sentences } from '@masthead/shared/platform/contract/errors.ts';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { useRouter } from '@tanstack/react-router';
import { PlainMessage } from './PlainMessage.tsx';

/** Shown when a screen fails to render; the navigation around it stays. */
export function BrokenPage({ error }: ErrorComponentProps) {
  const router = useRouter();
  return (
    <PlainMessage title="Something went wrong on this page">
      <p>
        Your saved work is safe. Try again. If it happens again, send an admin the details below.
      </p>
      <p>{error instanceof Error ? error.message : String(error)}</p>
      <Button onClick={() => void router.invalidate()}>{sentences.tryAgain}</Button>
    </PlainMessage>
  );
}
