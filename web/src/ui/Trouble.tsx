import { Button, Text } from '@mantine/core';
import styles from './trouble.module.css';

interface Props {
  /** What failed, as a sentence. */
  error: Error;
  onRetry: () => void;
  isRetrying?: boolean;
}

/** In place of what could not be loaded: what happened, 'Try again', and the request id. */
export function Trouble({ error, onRetry, isRetrying }: Props) {
  const { requestId } = error as { requestId?: string };
  return (
    <div className={styles.trouble} role="alert">
      <p className={styles.sentence}>{error.message}</p>
      <Button variant="default" onClick={onRetry} loading={isRetrying ?? false}>
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
