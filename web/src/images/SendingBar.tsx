import { Button, Group, Progress, Stack } from '@mantine/core';

interface Props {
  /** How much has been sent, or null when the server fetches the picture. */
  part: number | null;
  onCancel: () => void;
}

function wordsFor(part: number | null): string {
  if (part === null) return 'Fetching the picture';
  return part < 1 ? 'Uploading' : 'Working on it';
}

/** How far an upload is; it can be stopped. */
export function SendingBar({ part, onCancel }: Props) {
  const words = wordsFor(part);
  return (
    <Group align="end" wrap="nowrap" mt="md">
      <Stack gap="xs" flex={1} fz="sm">
        <span role="status">{words}</span>
        <Progress
          value={Math.round((part ?? 1) * 100)}
          animated={words !== 'Uploading'}
          size="sm"
          aria-label={words}
          transitionDuration={120}
        />
      </Stack>
      <Button variant="default" onClick={onCancel}>
        Cancel
      </Button>
    </Group>
  );
}
