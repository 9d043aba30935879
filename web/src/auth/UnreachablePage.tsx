import { Button } from '@mantine/core';
import { sentences } from '@masthead/shared/errors.ts';
import { startSession } from '../app/session.ts';
import { PlainMessage } from './PlainMessage.tsx';

/** When the product was opened and its server did not answer. */
export function UnreachablePage({ error }: { error: Error }) {
  return (
    <PlainMessage title="Masthead does not answer">
      <p>{error.message}</p>
      <Button onClick={() => void startSession()}>{sentences.tryAgain}</Button>
    </PlainMessage>
  );
}
