import { Button, Stack, Text } from '@mantine/core';
import { sentences } from '@masthead/shared/platform/contract/errors.ts';
import text from './text.module.css';

interface Props {
  /** What could not be done: "The articles couldn't be loaded." */
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
    <Stack align="center" gap="sm" px="lg" py={72} ta="center" role="alert">
      <p className={text.sentence}>{failure ?? error.message}</p>
      {failure && (
        <Text maw="56ch" mt={-4} mb={4} c="dimmed">
          {error.message}
        </Text>
      )}
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
    </Stack>
  );
}
