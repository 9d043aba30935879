import { Button, Group, Stack, Text } from '@mantine/core';
import { howMany } from '@masthead/shared/counting.ts';
import {
  type ImportRun,
  importMessages,
  isBusy,
  touchedBy,
} from '@masthead/shared/imports/import.ts';
import { importKinds } from '@masthead/shared/imports/import-kinds.ts';
import { ConfirmButton } from '../forms/ConfirmButton.tsx';
import { ImportProgress, stepsOf } from './ImportProgress.tsx';
import { ImportReport } from './ImportReport.tsx';
import { useRunImport, useUndoImport } from './import.queries.ts';

interface CheckedProps {
  run: ImportRun;
  /** Where another file can be chosen instead. */
  onAnother?: () => void;
  onClose: () => void;
}

/** The report of an import with what can be done with it. */
export function CheckedImport({ run, onAnother, onClose }: CheckedProps) {
  const starting = useRunImport();
  const undoing = useUndoImport();
  const { state, counts, problem } = run;
  const error = starting.error ?? undoing.error;
  const isAtWork = isBusy(run) || starting.isPending || undoing.isPending;
  return (
    <Stack gap="md">
      <ImportReport run={run} />
      {isBusy(run) && <ImportProgress run={run} all={stepsOf(run)} />}
      {(error || problem) && (
        <Text c="var(--mantine-color-error)" role="alert">
          {error?.message ?? problem}
        </Text>
      )}
      <Group justify="flex-end" gap="xs">
        {state === 'checked' && onAnother && (
          <Button variant="default" disabled={isAtWork} onClick={onAnother}>
            Choose another file
          </Button>
        )}
        {['done', 'failed'].includes(state) && touchedBy(counts) > 0 && (
          <ConfirmButton
            question={importMessages.undoTitle(run.fileName)}
            detail={importMessages.undoDetail}
            confirmLabel="Undo import"
            isDangerous
            loading={isAtWork}
            onConfirm={() => undoing.mutate(run.id)}
          >
            Undo import
          </ConfirmButton>
        )}
        {['checked', 'failed'].includes(state) || state === 'running' ? (
          <StartButton run={run} isAtWork={isAtWork} onRun={() => starting.mutate(run.id)} />
        ) : (
          <Button onClick={onClose} data-autofocus>
            Close
          </Button>
        )}
      </Group>
    </Stack>
  );
}

function StartButton(props: { run: ImportRun; isAtWork: boolean; onRun: () => void }) {
  const { run, isAtWork, onRun } = props;
  const changes = touchedBy(run.counts);
  const [one, many] = importKinds[run.kind].thing;
  const isNothing = run.state === 'checked' && changes === 0;
  const what = howMany(changes, one, many);
  const label = run.state === 'checked' ? `Import ${what}` : 'Go on';
  return (
    <Button loading={isAtWork} disabled={isNothing} onClick={onRun}>
      {isNothing ? 'Nothing to import' : label}
    </Button>
  );
}
