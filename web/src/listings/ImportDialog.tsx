import { Button, FileInput, Group, Loader, Modal, Progress, Stack, Text } from '@mantine/core';
import { csvTypes } from '@masthead/shared/csv/csv-file.ts';
import { listingImportEndpoints } from '@masthead/shared/listings/listing-import.endpoints.ts';
import {
  type ImportReport,
  listingImportMessages,
} from '@masthead/shared/listings/listing-import.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { callUpload } from '../app/call.ts';
import { FirmSelect } from '../firms/FirmSelect.tsx';
import { toast } from '../ui/toast.tsx';
import { ImportReportTable } from './ImportReportTable.tsx';
import { useReloadListings } from './listing.queries.ts';

interface Props {
  /** The firm that the list shows. */
  firmId: number | null;
  onClose: () => void;
}

interface Sent {
  file: File;
  firmId: number | null;
}

/** Import of listings in two steps: the file is checked, and then the same file is imported. */
export function ImportDialog({ firmId, onClose }: Props) {
  const reload = useReloadListings();
  const [sent, setSent] = useState<Sent>();
  const [part, setPart] = useState(0);
  const send = (way: 'dryRun' | 'import') => (given: Sent) => {
    setPart(0);
    return callUpload(
      listingImportEndpoints[way],
      {
        file: given.file,
        body: given.firmId === null ? {} : { showcaseFirmId: given.firmId },
      },
      { onProgress: setPart },
    );
  };
  const check = useMutation({ meta: { isQuiet: true }, mutationFn: send('dryRun') });
  const run = useMutation({
    meta: { isQuiet: true },
    mutationFn: send('import'),
    onSuccess: () => toast(listingImportMessages.imported),
    onSettled: reload,
  });
  const isBusy = check.isPending || run.isPending;
  const again = () => {
    check.reset();
    run.reset();
  };
  return (
    <Modal
      opened
      onClose={() => (isBusy ? undefined : onClose())}
      title="Import listings"
      size="xl"
      closeOnClickOutside={false}
      attributes={{ header: { role: 'presentation' } }}
    >
      {check.data && sent ? (
        <Stack gap="md">
          <ImportReportTable
            fileName={sent.file.name}
            report={run.data ?? check.data}
            isDone={run.data !== undefined}
          />
          {run.isPending && <Sending part={part} doing="Importing" />}
          {run.error && <Failure sentence={run.error.message} />}
          <Group justify="flex-end" gap="xs">
            {run.data ? (
              <Button onClick={onClose} data-autofocus>
                Close
              </Button>
            ) : (
              <>
                <Button variant="default" disabled={isBusy} onClick={again}>
                  Choose another file
                </Button>
                <ImportButton
                  report={check.data}
                  isRunning={run.isPending}
                  onRun={() => run.mutate(sent)}
                />
              </>
            )}
          </Group>
        </Stack>
      ) : (
        <ChooseFile
          first={sent ?? { file: null, firmId }}
          error={check.error?.message}
          busy={check.isPending ? <Sending part={part} doing="Checking" /> : null}
          onCheck={(given) => {
            setSent(given);
            check.mutate(given);
          }}
        />
      )}
    </Modal>
  );
}

function ImportButton(props: { report: ImportReport; isRunning: boolean; onRun: () => void }) {
  const { report, isRunning, onRun } = props;
  const changes = report.added + report.changed + report.deleted;
  const what = `${changes.toLocaleString('en-US')} ${changes === 1 ? 'listing' : 'listings'}`;
  return (
    <Button loading={isRunning} disabled={changes === 0} onClick={onRun}>
      {changes === 0 ? 'Nothing to import' : `Import ${what}`}
    </Button>
  );
}

const Failure = ({ sentence }: { sentence: string }) => (
  <Text c="var(--mantine-color-error)" role="alert">
    {sentence}
  </Text>
);

/** How much has been sent; after that the server is at work, and nothing is kept before it is done. */
function Sending({ part, doing }: { part: number; doing: string }) {
  if (part < 1) return <Progress value={100 * part} aria-label="Sending the file" />;
  return (
    <Group gap="sm" role="status">
      <Loader size="sm" />
      <Text>{doing} …</Text>
    </Group>
  );
}

interface ChooseFileProps {
  first: { file: File | null; firmId: number | null };
  error: string | undefined;
  /** What is shown while the file is being checked. */
  busy: React.ReactNode;
  onCheck: (given: Sent) => void;
}

function ChooseFile({ first, error, busy, onCheck }: ChooseFileProps) {
  const [file, setFile] = useState(first.file);
  const [firmId, setFirmId] = useState(first.firmId);
  const isBusy = busy !== null;
  return (
    <Stack gap="md">
      <Text>
        A CSV file whose first line names the columns: those of our own export, or the names of the
        RESO Data Dictionary. A listing is known by its key of the other system, so the same file
        can be imported again. First the file is only checked.
      </Text>
      <FileInput
        label="CSV file"
        description="At most 100,000 lines and 20 MB"
        placeholder="Choose a file"
        data-autofocus
        accept={['.csv', '.tsv', '.txt', ...csvTypes].join(',')}
        value={file}
        onChange={setFile}
        error={error}
        disabled={isBusy}
      />
      <FirmSelect
        label="Firm"
        description="For lines that name no firm"
        clearable
        disabled={isBusy}
        value={firmId}
        onChange={setFirmId}
      />
      {busy}
      <Group justify="flex-end">
        <Button
          disabled={file === null}
          loading={isBusy}
          onClick={() => file && onCheck({ file, firmId })}
        >
          Check the file
        </Button>
      </Group>
    </Stack>
  );
}
