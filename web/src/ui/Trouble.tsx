import { Button, Text } from '@mantine/core';
import styles from './trouble.module.css';

interface Props {
  /** What could not be done: 'The articles could not be loaded.' */
  failure?: string | undefined;
  /** Why, as a sentence. */
  error: Error;
  onRetry: () => unknown;
  isRetrying?: boolean;
}

/** In place of what could not be loaded: what happened, 'Try again', and the request id. */
export function Trouble({ failure, error, onRetry, isRetrying }: Props) {
  const { requestId } = error as { requestId?: string };
  return (
    <div className={styles.trouble} role="alert">
      <p className={styles.sentence}>{failure ?? error.message}</p>
      {failure && <p className={styles.why}>{error.message}</p>}
      <Button variant="default" onClick={() => void onRetry()} loading={isRetrying ?? false}>
        Try again
      </Button>
      {requestId && (
        <Text fz="xs" c="dimmed">
          Request {requestId}
        </Text>
      )}
    </div>
  );
}
