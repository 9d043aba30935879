import { Button, CloseButton, Group, Stack, Text } from '@mantine/core';
import { howMany } from '@masthead/shared/counting.ts';
import { type ImportRun, isBefore, isBusy } from '@masthead/shared/imports/import.ts';
import { peopleFileMessages as say } from '@masthead/shared/imports/people-files.ts';
import { FileReadingChoice } from './FileReadingChoice.tsx';
import { ImportProgress, stepsOf } from './ImportProgress.tsx';
import { ImportNumbers } from './ImportReport.tsx';
import { useReadAs, useSaveProblems } from './import.queries.ts';
import styles from './imports.module.css';

interface Props {
  run: ImportRun;
  reason: string;
  /** It comes in, or waits for the file before it. */
  isStarted: boolean;
  onReason: (reason: string) => void;
  onLeaveOut: () => void;
}

/** One of several files: what it holds, and what becomes of its people. */
export function PeopleFile({ run, reason, isStarted, onReason, onLeaveOut }: Props) {
  const reading = useReadAs();
  const { fileName, state, problem, problemCount } = run;
  const error = reading.error?.message ?? problem;
  return (
    <section className={styles.file} aria-label={fileName}>
      <Group justify="space-between" wrap="nowrap" mih={34} mb={6}>
        <h3 className={styles.fileName}>{fileName}</h3>
        {isBefore(run) || state === 'refused' ? (
          !isStarted && <CloseButton aria-label={say.leaveOut(fileName)} onClick={onLeaveOut} />
        ) : (
          <Text fz="sm" c="dimmed">
            {words[state]}
          </Text>
        )}
      </Group>
      <Stack gap="sm">
        {run.readAs && isBefore(run) && !isStarted && (
          <FileReadingChoice
            run={run}
            reason={reason}
            isDisabled={isBusy(run) || reading.isPending}
            onRead={(readAs) => reading.mutate({ id: run.id, readAs })}
            onReason={onReason}
          />
        )}
        {isBusy(run) && <ImportProgress run={run} all={stepsOf(run)} />}
        {isStarted && state === 'checked' && <Text role="status">{say.waits}</Text>}
        {error && (
          <Text c="var(--mantine-color-error)" role="alert">
            {error}
          </Text>
        )}
        {!['checking', 'refused'].includes(state) && <ImportNumbers run={run} isShort />}
        {problemCount > 0 && <Problems id={run.id} count={problemCount} />}
      </Stack>
    </section>
  );
}

function Problems({ id, count }: { id: number; count: number }) {
  const saving = useSaveProblems();
  return (
    <Group gap="xs">
      <Text fz="sm" c="dimmed">
        {howMany(count, 'line', 'lines')} with a problem.
      </Text>
      <Button
        variant="subtle"
        size="compact-sm"
        loading={saving.isPending}
        onClick={() => saving.mutate(id)}
      >
        Save all as CSV
      </Button>
    </Group>
  );
}

const words: Partial<Record<ImportRun['state'], string>> = {
  running: 'Coming in',
  done: 'Done',
  failed: 'Failed',
  undoing: 'Being undone',
  undone: 'Undone',
};
