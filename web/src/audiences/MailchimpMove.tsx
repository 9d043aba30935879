import { Button, FileInput, Group, Modal, Stack, Text } from '@mantine/core';
import type { Audience } from '@masthead/shared/audiences/audience.ts';
import {
  mostFilesTogether,
  mailchimpMoveMessages as say,
} from '@masthead/shared/audiences/subscriber-import.ts';
import { howMany } from '@masthead/shared/counting.ts';
import { csvTypes } from '@masthead/shared/csv/csv-file.ts';
import { importMessages, touchedBy } from '@masthead/shared/imports/import.ts';
import { importKinds } from '@masthead/shared/imports/import-kinds.ts';
import { ConfirmButton } from '../forms/ConfirmButton.tsx';
import { SendingProgress } from '../imports/ImportProgress.tsx';
import { MovedFile } from './MovedFile.tsx';
import { mayUndo, useMove } from './use-move.ts';

interface Props {
  audience: Audience;
  onClose: () => void;
}

/** An audience comes from Mailchimp: its files are checked, imported and undone as one. */
export function MailchimpMove({ audience, onClose }: Props) {
  const move = useMove(audience.id);
  const { runs, isStarted, sending } = move;
  return (
    <Modal
      opened
      onClose={() => (sending.isPending ? undefined : onClose())}
      title={`${say.title} into ${audience.name}`}
      size="xl"
      closeOnClickOutside={false}
      attributes={{ header: { role: 'presentation' } }}
    >
      <Stack gap="md">
        {!isStarted && <ChooseFiles move={move} />}
        {runs.map((run) => (
          <MovedFile
            key={run.id}
            run={run}
            reason={move.reasons[run.id] ?? ''}
            isStarted={isStarted}
            onReason={(reason) => move.setReason(run.id, reason)}
            onLeaveOut={() => move.leaveOut(run.id)}
          />
        ))}
        {runs.length > 1 && <Text fz="sm">{say.order}</Text>}
        {move.error && (
          <Text c="var(--mantine-color-error)" role="alert">
            {move.error.message}
          </Text>
        )}
        <Footer move={move} onClose={onClose} />
      </Stack>
    </Modal>
  );
}

type Move = ReturnType<typeof useMove>;

function ChooseFiles({ move }: { move: Move }) {
  const { files, setFiles, sending, runs } = move;
  return (
    <>
      <Text>{say.intro}</Text>
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
      {sending.isPending && <SendingProgress part={move.part} />}
    </>
  );
}

function Footer({ move, onClose }: { move: Move; onClose: () => void }) {
  const { runs, files, sending, isStarted, isAtWork } = move;
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
          <StartButton move={move} />
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
          onConfirm={move.undo}
        >
          {say.undo}
        </ConfirmButton>
      )}
      {failed && (
        <Button variant="default" loading={isAtWork} onClick={() => move.goOn(failed.id)}>
          Go on
        </Button>
      )}
      <Button onClick={onClose}>Close</Button>
    </Group>
  );
}

function StartButton({ move: { runs, isAtWork, start } }: { move: Move }) {
  const changes = runs.reduce((sum, { counts }) => sum + touchedBy(counts), 0);
  const isReady = runs.every(({ state }) => state === 'checked');
  const [one, many] = importKinds.subscribers.thing;
  return (
    <Button loading={isAtWork} disabled={!isReady || changes === 0} onClick={start}>
      {changes === 0 ? 'Nothing to import' : `Import ${howMany(changes, one, many)}`}
    </Button>
  );
}
