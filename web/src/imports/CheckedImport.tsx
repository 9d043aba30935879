import { Button, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { howMany } from '@masthead/shared/counting.ts';
import {
  type AddressAct,
  addressActs,
  type DifferingAct,
  differingActs,
  type ImportRun,
  importMessages,
  isBefore,
  isBusy,
  touchedBy,
} from '@masthead/shared/imports/import.ts';
import { importKinds } from '@masthead/shared/imports/import-kinds.ts';
import { postsImportMessages } from '@masthead/shared/news-items/news-item-import.ts';
import { useState } from 'react';
import { ConfirmButton } from '../forms/ConfirmButton.tsx';
import { FileReadingChoice } from './FileReadingChoice.tsx';
import { ImportLabels } from './ImportLabels.tsx';
import { ImportProgress, stepsOf } from './ImportProgress.tsx';
import { ImportReport } from './ImportReport.tsx';
import { useReadAs, useRunImport, useUndoImport } from './import.queries.ts';

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
  /** How many choices for categories are being saved. */
  const [choosing, setChoosing] = useState(0);
  const [differing, setDiffering] = useState<DifferingAct>('leave');
  const [addresses, setAddresses] = useState<AddressAct>('keep');
  const [reason, setReason] = useState('');
  const reading = useReadAs();
  const { state, counts, problem } = run;
  const error = starting.error ?? undoing.error ?? reading.error;
  const isAtWork = isBusy(run) || starting.isPending || undoing.isPending || reading.isPending;
  return (
    <Stack gap="md">
      <ImportReport run={run} />
      {state === 'checked' && run.kind === 'feed' && (
        <ImportLabels id={run.id} onSaving={(more) => setChoosing((count) => count + more)} />
      )}
      {state === 'checked' && counts.differs > 0 && (
        <NativeSelect
          label={postsImportMessages.differing}
          value={differing}
          disabled={isAtWork}
          data={differingActs.map((act) => ({
            value: act,
            label: postsImportMessages.differingActs[act],
          }))}
          onChange={({ currentTarget }) => setDiffering(currentTarget.value as DifferingAct)}
        />
      )}
      {state === 'checked' && run.kind === 'feed' && (
        <NativeSelect
          label={postsImportMessages.addresses}
          description={postsImportMessages.addressesHint}
          value={addresses}
          disabled={isAtWork}
          data={addressActs.map((act) => ({
            value: act,
            label: postsImportMessages.addressActs[act],
          }))}
          onChange={({ currentTarget }) => setAddresses(currentTarget.value as AddressAct)}
        />
      )}
      {isBefore(run) && run.readAs && (
        <FileReadingChoice
          run={run}
          reason={reason}
          isDisabled={isAtWork}
          onRead={(readAs) => reading.mutate({ id: run.id, readAs })}
          onReason={setReason}
        />
      )}
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
        {isBefore(run) || ['failed', 'running'].includes(state) ? (
          <StartButton
            run={run}
            changes={touchedBy(counts) + (differing === 'leave' ? 0 : counts.differs)}
            isAtMost={differing === 'update'}
            isAtWork={isAtWork || choosing > 0}
            onRun={() =>
              starting.mutate({ id: run.id, differing, addresses, ...(reason && { reason }) })
            }
          />
        ) : (
          <Button onClick={onClose} data-autofocus>
            Close
          </Button>
        )}
      </Group>
    </Stack>
  );
}

function StartButton(props: {
  run: ImportRun;
  /** How many records it would touch, or the most that it would. */
  changes: number;
  isAtMost: boolean;
  isAtWork: boolean;
  onRun: () => void;
}) {
  const { run, changes, isAtMost, isAtWork, onRun } = props;
  const [one, many] = importKinds[run.kind].thing;
  const isNothing = isBefore(run) && changes === 0;
  const what = howMany(changes, one, many);
  const label = isBefore(run) ? `Import ${isAtMost ? 'up to ' : ''}${what}` : 'Go on';
  return (
    <Button loading={isAtWork} disabled={isNothing} onClick={onRun}>
      {isNothing ? 'Nothing to import' : label}
    </Button>
  );
}
