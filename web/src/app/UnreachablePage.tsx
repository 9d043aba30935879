import { Button } from '@mantine/core';
import { sentences } from '@masthead/shared/platform/contract/errors.ts';
import { startSession } from '../platform/api/session.ts';
import { PlainMessage } from './PlainMessage.tsx';

/** When the product was opened and its server did not answer. */
export function UnreachablePage({ error }: { error: Error }) {
  return (
    <PlainMessage title="Masthead isn’t responding">
      <p>{error.message}</p>
      <Button onClick={() => void startSession()}>{sentences.tryAgain}</Button>
    </PlainMessage>
  );
}
