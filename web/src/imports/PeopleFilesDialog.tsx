import { Button, FileInput, Group, Modal, Stack, Text } from '@mantine/core';
import { howMany } from '@masthead/shared/counting.ts';
import { csvTypes } from '@masthead/shared/csv/csv-file.ts';
import { importMessages, touchedBy } from '@masthead/shared/imports/import.ts';
import { importKinds } from '@masthead/shared/imports/import-kinds.ts';
import {
  mostFilesTogether,
  peopleFileMessages as say,
} from '@masthead/shared/imports/people-files.ts';
import { ConfirmButton } from '../forms/ConfirmButton.tsx';
import { SendingProgress } from './ImportProgress.tsx';
import { PeopleFile } from './PeopleFile.tsx';
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
          Go on
        </Button>
      )}
      <Button onClick={onClose}>Close</Button>
    </Group>
  );
}

function StartButton({ all: { runs, isAtWork, start } }: { all: PeopleFiles }) {
  const changes = runs.reduce((sum, { counts }) => sum + touchedBy(counts), 0);
  const isReady = runs.every(({ state }) => state === 'checked');
  const [one, many] = importKinds.subscribers.thing;
  return (
    <Button loading={isAtWork} disabled={!isReady || changes === 0} onClick={start}>
      {changes === 0 ? 'Nothing to import' : `Import ${howMany(changes, one, many)}`}
    </Button>
  );
}
