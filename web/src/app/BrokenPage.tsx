import { Button } from '@mantine/core';
import { sentences } from '@masthead/shared/platform/contract/errors.ts';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { useRouter } from '@tanstack/react-router';
import { PlainMessage } from './PlainMessage.tsx';

/** When a screen could not be drawn: the frame around it stays, and what was saved is safe. */
export function BrokenPage({ error }: ErrorComponentProps) {
  const router = useRouter();
  return (
    <PlainMessage title="This screen broke">
      <p>What you saved is safe. Try again; if it breaks again, tell an admin what stands below.</p>
      <p>{error instanceof Error ? error.message : String(error)}</p>
      <Button onClick={() => void router.invalidate()}>{sentences.tryAgain}</Button>
    </PlainMessage>
  );
}
