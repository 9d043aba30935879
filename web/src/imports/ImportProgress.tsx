import { Group, Loader, Progress, Stack, Text } from '@mantine/core';
import { inDigits } from '@masthead/shared/counting.ts';
import { type ImportRun, rowsIn, touchedBy } from '@masthead/shared/imports/import.ts';
import { importKinds } from '@masthead/shared/imports/import-kinds.ts';

/** How much of the file has been sent; after that the server is at work by itself. */
export function SendingProgress({ part }: { part: number }) {
  return <Progress value={100 * part} aria-label="Sending the file" />;
}

/** How far the work on an import has come. */
export function ImportProgress({ run, all }: { run: ImportRun; all: number }) {
  const done = inDigits(run.progress);
  const rows = `${importKinds[run.kind].row}s`;
  if (run.state === 'uploading' || run.state === 'checking')
    return (
      <Group gap="sm" role="status">
        <Loader size="sm" />
        <Text>{run.progress === 0 ? 'Checking …' : `Checking … ${done} ${rows} so far.`}</Text>
      </Group>
    );
  return (
    <Stack gap={6}>
      <Progress
        value={(100 * run.progress) / Math.max(all, 1)}
        aria-label={run.state === 'undoing' ? 'Undo' : 'Import'}
      />
      <Text fz="sm" c="dimmed" role="status">
        {done} of {inDigits(all)} {run.state === 'undoing' ? 'records' : rows}. It goes on when you
        close this.
      </Text>
    </Stack>
  );
}

/** How many steps the work has: lines of the file, or records to undo. */
export const stepsOf = ({ state, counts, rows }: ImportRun): number =>
  state === 'undoing' ? touchedBy(counts) : (rows ?? rowsIn(counts));
