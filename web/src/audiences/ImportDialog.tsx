import { Button, FileInput, Group, Loader, Modal, Progress, Stack, Text } from '@mantine/core';
import { importEndpoints } from '@masthead/shared/audiences/audience.endpoints.ts';
import { audienceMessages } from '@masthead/shared/audiences/audience.messages.ts';
import type { Audience } from '@masthead/shared/audiences/audience.ts';
import type { SubscriberImport } from '@masthead/shared/audiences/subscriber-import.ts';
import { csvTypes } from '@masthead/shared/csv/csv-file.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, callUpload } from '../app/call.ts';
import { toast } from '../ui/toast.tsx';
import { reloadAudiences, useImportProgress } from './audience.queries.ts';
import styles from './audiences.module.css';
import { ImportReport } from './ImportReport.tsx';

interface Props {
  audience: Audience;
  onClose: () => void;
}

/** Import of subscribers in two steps: the file is checked, and what was checked is imported. */
export function ImportDialog({ audience, onClose }: Props) {
  const [checked, setChecked] = useState<SubscriberImport | null>(null);
  const queryClient = useQueryClient();
  const params = { id: audience.id };
  const check = useMutation({
    meta: { isQuiet: true },
    mutationFn: (file: File) => callUpload(importEndpoints.check, { file, params }),
    onSuccess: setChecked,
  });
  const run = useMutation({
    meta: { isQuiet: true },
    mutationFn: (importId: number) =>
      call(importEndpoints.run, { params: { ...params, importId: String(importId) } }),
    onSuccess: (done) => {
      setChecked(done);
      toast(audienceMessages.imported);
    },
    onSettled: () => reloadAudiences(queryClient),
  });
  const isBusy = check.isPending || run.isPending;
  const chooseAnother = () => {
    setChecked(null);
    run.reset();
  };
  return (
    <Modal.Root
      opened
      onClose={onClose}
      size="xl"
      closeOnClickOutside={false}
      closeOnEscape={!isBusy}
    >
      <Modal.Overlay />
      <Modal.Content>
        <div className={styles.dialogHead}>
          <Modal.Title>Import into {audience.name}</Modal.Title>
          {!isBusy && <Modal.CloseButton aria-label="Close the import" />}
        </div>
        <Modal.Body>
          {checked ? (
            <CheckedFile
              audienceId={audience.id}
              checked={checked}
              isRunning={run.isPending}
              error={run.error}
              onRun={() => run.mutate(checked.id)}
              onAnother={chooseAnother}
              onClose={onClose}
            />
          ) : (
            <ChooseFile
              isChecking={check.isPending}
              error={check.error?.message}
              onFile={(file) => check.mutate(file)}
            />
          )}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

interface ChooseFileProps {
  isChecking: boolean;
  error: string | undefined;
  onFile: (file: File) => void;
}

function ChooseFile({ isChecking, error, onFile }: ChooseFileProps) {
  const [file, setFile] = useState<File | null>(null);
  const choose = (chosen: File | null) => {
    setFile(chosen);
    if (chosen) onFile(chosen);
  };
  return (
    <Stack gap="md">
      <Text>
        A CSV file with a header line and a column named email; name, or first and last name, may
        stand beside it. First the file is only checked. Whoever has unsubscribed or bounced stays
        so.
      </Text>
      <FileInput
        label="CSV file"
        description="At most 100,000 lines and 20 MB"
        placeholder="Choose a file"
        data-autofocus
        accept={['.csv', '.tsv', '.txt', ...csvTypes].join(',')}
        value={file}
        onChange={choose}
        error={error}
        disabled={isChecking}
      />
      {isChecking && (
        <Group gap="sm" role="status">
          <Loader size="sm" />
          <Text>Checking {file?.name}…</Text>
        </Group>
      )}
      {error && file && !isChecking && (
        <Group justify="flex-end">
          <Button variant="default" onClick={() => onFile(file)}>
            Check it again
          </Button>
        </Group>
      )}
    </Stack>
  );
}

interface CheckedFileProps {
  audienceId: string;
  checked: SubscriberImport;
  isRunning: boolean;
  error: Error | null;
  onRun: () => void;
  onAnother: () => void;
  onClose: () => void;
}

function CheckedFile(props: CheckedFileProps) {
  const { audienceId, checked, isRunning, error, onRun, onAnother, onClose } = props;
  const { counts, status } = checked;
  const changes = counts.added + counts.changed;
  const people = `${changes.toLocaleString('en-US')} ${changes === 1 ? 'person' : 'people'}`;
  return (
    <Stack gap="md">
      <ImportReport checked={checked} />
      {isRunning && <ImportProgress audienceId={audienceId} checked={checked} />}
      {error && (
        <Text c="var(--mantine-color-error)" role="alert">
          {error.message}
        </Text>
      )}
      <Group justify="flex-end" gap="xs">
        {status === 'done' ? (
          <Button onClick={onClose} data-autofocus>
            Close
          </Button>
        ) : (
          <>
            <Button variant="default" disabled={isRunning} onClick={onAnother}>
              Choose another file
            </Button>
            <Button loading={isRunning} disabled={changes === 0} onClick={onRun}>
              {changes === 0 ? 'Nothing to import' : `Import ${people}`}
            </Button>
          </>
        )}
      </Group>
    </Stack>
  );
}

interface ImportProgressProps {
  audienceId: string;
  checked: SubscriberImport;
}

function ImportProgress({ audienceId, checked: { id, counts } }: ImportProgressProps) {
  const { data } = useImportProgress(audienceId, id, true);
  const all = counts.rows - counts.invalid - counts.duplicates;
  const done = data?.progress ?? 0;
  return (
    <Stack gap={6}>
      <Progress value={(100 * done) / Math.max(all, 1)} aria-label="Import" />
      <Text fz="sm" c="dimmed" role="status">
        {done.toLocaleString('en-US')} of {all.toLocaleString('en-US')} lines. Nothing is kept until
        the last one is done.
      </Text>
    </Stack>
  );
}
