import { Button, Text } from '@mantine/core';
import { sentences } from '@masthead/shared/errors.ts';
import styles from './trouble.module.css';

interface Props {
  /** What could not be done: 'The articles could not be loaded.' */
  failure?: string | undefined;
  /** Why, as a sentence. */
  error: Error;
  onRetry: () => unknown;
  isRetrying?: boolean;
}

/** In place of what could not be loaded: what happened, 'Try again' unless it does not exist, and the request id. */
export function Trouble({ failure, error, onRetry, isRetrying }: Props) {
  const { requestId, status } = error as { requestId?: string; status?: number };
  const isMissing = status === 404;
  return (
    <div className={styles.trouble} role="alert">
      <p className={styles.sentence}>{failure ?? error.message}</p>
      {failure && <p className={styles.why}>{error.message}</p>}
      {!isMissing && (
        <Button variant="default" onClick={() => void onRetry()} loading={isRetrying ?? false}>
          {sentences.tryAgain}
        </Button>
      )}
      {requestId && (
        <Text fz="xs" c="dimmed">
          Request {requestId}
        </Text>
      )}
    </div>
  );
}
