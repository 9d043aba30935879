import { Button, Group, Text } from '@mantine/core';
import { sentences } from '@masthead/shared/errors.ts';
import { SendingBar } from './SendingBar.tsx';
import type { UploadState } from './use-image-upload.ts';

interface Props {
  state: UploadState;
  onRetry: () => void;
  onBack: () => void;
}

/** The second step of a picture that is taken whole: it is on its way, or says why not. */
export function WholeStep({ state, onRetry, onBack }: Props) {
  if (state.step === 'sending') return <SendingBar part={state.part} onCancel={onBack} />;
  return (
    <>
      {state.failure && (
        <Text role="alert" c="var(--failed)" fz="sm" mt="sm">
          {state.failure}
        </Text>
      )}
      <Group justify="space-between" mt="md">
        <Button variant="subtle" color="gray" px="xs" onClick={onBack}>
          Back
        </Button>
        {state.canRetry && <Button onClick={onRetry}>{sentences.tryAgain}</Button>}
      </Group>
    </>
  );
}
