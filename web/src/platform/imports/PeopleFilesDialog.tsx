import { Button, CloseButton, FileInput, Group, Modal, Stack, Text } from '@mantine/core';
import { csvTypes } from '@masthead/shared/platform/csv/csv-file.ts';
import {
  type ImportRun,
  importMessages,
  isBefore,
  isBusy,
  totalChanged,
} from '@masthead/shared/platform/imports/import.ts';
import { importKinds } from '@masthead/shared/platform/imports/import-kinds.ts';
import {
  mostFilesTogether,
  peopleFileMessages as say,
} from '@masthead/shared/platform/imports/people-files.ts';
import { howMany } from '@masthead/shared/platform/values/counting.ts';
import { ConfirmButton } from '../forms/ActionButton.tsx';
import { FileReadingChoice, ImportProgress, SendingProgress, stepsOf } from './CheckedImport.tsx';
import { ImportNumbers } from './ImportReport.tsx';
import { useDownloadProblems, useReadAs } from './import.queries.ts';
import styles from './imports.module.css';
import { mayUndo, type SendFile, usePeopleFiles } from './use-people-files.ts';

interface Props {
  title: string;
  /** Which files to choose. */
  intro: string;
  send: SendFile;
  onClose: () => void;
}

/** Several files of people that are checked, imported and undone as one. */
export function PeopleFilesDialog({ title, intro, send, onClose }: Props) {
  const all = usePeopleFiles(send);
  const { runs, isStarted, sending } = all;
  return (
    <Modal
      opened
      onClose={() => (sending.isPending ? undefined : onClose())}
      title={title}
      size="xl"
      closeOnClickOutside={false}
      attributes={{ header: { role: 'presentation' } }}
    >
      <Stack gap="md">
        {!isStarted && <ChooseFiles all={all} intro={intro} />}
        {runs.map((run) => (
          <PeopleFile
            key={run.id}
            run={run}
            reason={all.reasons[run.id] ?? ''}
            isStarted={isStarted}
            onReason={(reason) => all.setReason(run.id, reason)}
            onLeaveOut={() => all.leaveOut(run.id)}
          />
        ))}
        {runs.length > 1 && <Text fz="sm">{say.order}</Text>}
        {all.error && (
          <Text c="var(--mantine-color-error)" role="alert">
            {all.error.message}
          </Text>
        )}
        <Footer all={all} onClose={onClose} />
      </Stack>
    </Modal>
  );
}

type PeopleFiles = ReturnType<typeof usePeopleFiles>;

function ChooseFiles({ all, intro }: { all: PeopleFiles; intro: string }) {
  const { files, setFiles, sending, runs } = all;
  return (
    <>
      <Text>{intro}</Text>
      <FileInput
        multiple
        label={say.files}
        description={say.filesHint}
        placeholder="Choose files"
        data-autofocus
        accept={['.csv', ...csvTypes].join(',')}
        value={files}
        onChange={(chosen) => setFiles(chosen.slice(0, mostFilesTogether - runs.length))}
        disabled={sending.isPending}
      />
      {sending.isPending && <SendingProgress part={all.part} />}
    </>
  );
}

function Footer({ all, onClose }: { all: PeopleFiles; onClose: () => void }) {
  const { runs, files, sending, isStarted, isAtWork } = all;
  const failed = runs.find(({ state }) => state === 'failed');
  if (!isStarted)
    return (
      <Group justify="flex-end" gap="xs">
        {files.length > 0 || runs.length === 0 ? (
          <Button
            disabled={files.length === 0}
            loading={sending.isPending}
            onClick={() => sending.mutate(files)}
          >
            {say.check}
          </Button>
        ) : (
          <StartButton all={all} />
        )}
      </Group>
    );
  return (
    <Group justify="flex-end" gap="xs">
      {runs.some(mayUndo) && (
        <ConfirmButton
          question={say.undoTitle}
          detail={importMessages.undoDetail}
          confirmLabel={say.undo}
          isDangerous
          loading={isAtWork}
          onConfirm={all.undo}
        >
          {say.undo}
        </ConfirmButton>
      )}
      {failed && (
        <Button variant="default" loading={isAtWork} onClick={() => all.goOn(failed.id)}>
          Continue
        </Button>
      )}
      <Button onClick={onClose}>Close</Button>
    </Group>
  );
}

function StartButton({ all: { runs, isAtWork, start } }: { all: PeopleFiles }) {
  const changes = runs.reduce((sum, { counts }) => sum + totalChanged(counts), 0);
  const isReady = runs.every(({ state }) => state === 'checked');
  const [one, many] = importKinds.subscribers.thing;
  return (
    <Button loading={isAtWork} disabled={!isReady || changes === 0} onClick={start}>
      {changes === 0 ? 'Nothing to import' : `Import ${howMany(changes, one, many)}`}
    </Button>
  );
}

interface PeopleFileProps {
  run: ImportRun;
  reason: string;
  /** It comes in, or waits for the file before it. */
  isStarted: boolean;
  onReason: (reason: string) => void;
  onLeaveOut: () => void;
}

/** One of several files: its contents, and the results for its people. */
function PeopleFile({ run, reason, isStarted, onReason, onLeaveOut }: PeopleFileProps) {
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
  const download = useDownloadProblems();
  return (
    <Group gap="xs">
      <Text fz="sm" c="dimmed">
        {howMany(count, 'line', 'lines')} with a problem.
      </Text>
      <Button
        variant="subtle"
        size="compact-sm"
        loading={download.isPending}
        onClick={() => download.mutate(id)}
      >
        Download all as CSV
      </Button>
    </Group>
  );
}

const words: Partial<Record<ImportRun['state'], string>> = {
  running: 'Importing',
  done: 'Done',
  failed: 'Failed',
  undoing: 'Undoing',
  undone: 'Undone',
};
