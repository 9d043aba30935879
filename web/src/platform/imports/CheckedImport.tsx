import {
  Button,
  Group,
  Loader,
  NativeSelect,
  Progress,
  Stack,
  Text,
  TextInput,
} from '@mantine/core';
import { postsImportMessages } from '@masthead/shared/editorial/posts/news-item-import.ts';
import {
  type AddressChoice,
  addressChoices,
  type DifferingChoice,
  differingChoices,
  type FileReading,
  fileReadings,
  type ImportRun,
  importMessages,
  isBefore,
  isBusy,
  rowsIn,
  totalChanged,
} from '@masthead/shared/platform/imports/import.ts';
import { importKinds } from '@masthead/shared/platform/imports/import-kinds.ts';
import {
  fileReadingLabel,
  peopleFileMessages as say,
} from '@masthead/shared/platform/imports/people-files.ts';
import { longestStatusReason } from '@masthead/shared/platform/imports/status-reason.ts';
import { howMany, inDigits } from '@masthead/shared/platform/values/counting.ts';
import { useState } from 'react';
import { ConfirmButton } from '../forms/ActionButton.tsx';
import { ImportLabels } from './ImportLabels.tsx';
import { ImportReport } from './ImportReport.tsx';
import { useReadAs, useRunImport, useUndoImport } from './import.queries.ts';

interface CheckedProps {
  run: ImportRun;
  /** Where another file can be chosen instead. */
  onAnother?: () => void;
  onClose: () => void;
}

/** The report of an import, with its actions. */
export function CheckedImport({ run, onAnother, onClose }: CheckedProps) {
  const starting = useRunImport();
  const undoing = useUndoImport();
  /** How many choices for categories are being saved. */
  const [choosing, setChoosing] = useState(0);
  const [differing, setDiffering] = useState<DifferingChoice>('leave');
  const [addresses, setAddresses] = useState<AddressChoice>('keep');
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
          data={differingChoices.map((choice) => ({
            value: choice,
            label: postsImportMessages.differingLabels[choice],
          }))}
          onChange={({ currentTarget }) => setDiffering(currentTarget.value as DifferingChoice)}
        />
      )}
      {state === 'checked' && run.kind === 'feed' && (
        <NativeSelect
          label={postsImportMessages.addresses}
          description={postsImportMessages.addressesHint}
          value={addresses}
          disabled={isAtWork}
          data={addressChoices.map((choice) => ({
            value: choice,
            label: postsImportMessages.addressLabels[choice],
          }))}
          onChange={({ currentTarget }) => setAddresses(currentTarget.value as AddressChoice)}
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
        {['done', 'failed'].includes(state) && totalChanged(counts) > 0 && (
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
            changes={totalChanged(counts) + (differing === 'leave' ? 0 : counts.differs)}
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
  const label = isBefore(run) ? `Import ${isAtMost ? 'up to ' : ''}${what}` : 'Continue';
  return (
    <Button loading={isAtWork} disabled={isNothing} onClick={onRun}>
      {isNothing ? 'Nothing to import' : label}
    </Button>
  );
}

/** Upload progress; afterwards the server works by itself. */
export function SendingProgress({ part }: { part: number }) {
  return <Progress value={100 * part} aria-label="Uploading the file" />;
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
        {done} of {inDigits(all)} {run.state === 'undoing' ? 'records' : rows}. You can close this;
        the work continues.
      </Text>
    </Stack>
  );
}

/** How many steps the work has: lines of the file, or records to undo. */
export const stepsOf = ({ state, counts, rows }: ImportRun): number =>
  state === 'undoing' ? totalChanged(counts) : (rows ?? rowsIn(counts));

interface Props {
  run: ImportRun;
  /** The reason for people without one in the file. */
  reason: string;
  isDisabled: boolean;
  onRead: (readAs: FileReading) => void;
  onReason: (reason: string) => void;
}

const choices = fileReadings.map((value) => ({ value, label: fileReadingLabel[value] }));

/** How a file of people is read, and why people in it left. */
export function FileReadingChoice({ run, reason, isDisabled, onRead, onReason }: Props) {
  const { readAs, counts } = run;
  const hasLeavers = readAs !== 'lines' || counts.unsubscribed + counts.cleaned > 0;
  return (
    <>
      <NativeSelect
        label={say.readAs}
        data={choices}
        value={readAs ?? 'lines'}
        disabled={isDisabled}
        onChange={({ currentTarget }) => onRead(currentTarget.value as FileReading)}
      />
      {hasLeavers && (
        <TextInput
          label={say.reason}
          description={say.reasonHint}
          maxLength={longestStatusReason}
          value={reason}
          onChange={({ currentTarget }) => onReason(currentTarget.value)}
        />
      )}
    </>
  );
}
