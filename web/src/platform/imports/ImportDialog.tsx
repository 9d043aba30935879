import { Button, FileInput, Group, Modal, Stack, Text } from '@mantine/core';
import { csvTypes } from '@masthead/shared/platform/csv/csv-file.ts';
import { type ImportRun, isBusy } from '@masthead/shared/platform/imports/import.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { CheckedImport, ImportProgress, SendingProgress } from './CheckedImport.tsx';
import { cacheImport, tellEnd, useImport } from './import.queries.ts';

interface Props {
  title: string;
  /** The limits of a file. */
  intro: string;
  /** How the file is asked for; a CSV file without it. */
  file?: { label: string; description: string; accept: readonly string[] };
  /** False as long as something beside the file is missing. */
  isReady?: boolean;
  /** Options besides the file. */
  options?: (isDisabled: boolean) => ReactNode;
  send: (file: File, onProgress: (part: number) => void) => Promise<ImportRun>;
  onClose: () => void;
}

const csvFile = {
  label: 'CSV file',
  description: 'Up to 100,000 lines and 100 MB',
  accept: ['.csv', '.tsv', '.txt', ...csvTypes],
};

/** An import in two steps: check the file, then import it. It can be undone. */
export function ImportDialog({
  title,
  intro,
  file: asked = csvFile,
  isReady = true,
  options,
  send,
  onClose,
}: Props) {
  const [id, setId] = useState<number | null>(null);
  const [file, setFile] = useState<File | null>(null);
  const [part, setPart] = useState(0);
  const queryClient = useQueryClient();
  const { data: run } = useImport(id);
  const sending = useMutation({
    meta: { isQuiet: true },
    mutationFn: (chosen: File) => {
      setPart(0);
      return send(chosen, setPart);
    },
    onSuccess: (started) => {
      setId(started.id);
      cacheImport(queryClient, started);
    },
  });
  useEnd(run);
  const again = () => {
    setId(null);
    sending.reset();
  };
  // Why: changing how a file is read checks it again, which stays visible.
  const isAgain = run?.state === 'checking' && run.readAs !== null;
  const isChecked = run && (isAgain || !['uploading', 'checking', 'refused'].includes(run.state));
  const isSending = sending.isPending || (run ? isBusy(run) : id !== null);
  return (
    <Modal
      opened
      onClose={() => (sending.isPending ? undefined : onClose())}
      title={title}
      size="xl"
      closeOnClickOutside={false}
      attributes={{ header: { role: 'presentation' } }}
    >
      {isChecked ? (
        <CheckedImport run={run} onAnother={again} onClose={onClose} />
      ) : (
        <Stack gap="md">
          <Text>{intro}</Text>
          <FileInput
            label={asked.label}
            description={asked.description}
            placeholder="Choose a file"
            data-autofocus
            accept={asked.accept.join(',')}
            value={file}
            onChange={setFile}
            error={run?.problem ?? sending.error?.message}
            disabled={isSending}
          />
          {options?.(isSending)}
          {sending.isPending && <SendingProgress part={part} />}
          {run && isBusy(run) && <ImportProgress run={run} all={0} />}
          <Group justify="flex-end">
            <Button
              disabled={file === null || !isReady}
              loading={isSending}
              onClick={() => file && sending.mutate(file)}
            >
              Check file
            </Button>
          </Group>
        </Stack>
      )}
    </Modal>
  );
}

/** Shows a toast when the import watched by this dialog ends. */
function useEnd(run: ImportRun | undefined) {
  const before = useRef(run?.state);
  useEffect(() => {
    const wasAtWork = before.current === 'running' || before.current === 'undoing';
    before.current = run?.state;
    if (!run || !wasAtWork || isBusy(run)) return;
    tellEnd(run);
  }, [run]);
}
