import { sentences } from '@masthead/shared/platform/contract/errors.ts';
import '@mantine/dropzone/styles.layer.css';
import { Button, Group, Modal, Progress, Text } from '@mantine/core';
import { Dropzone, type FileRejection } from '@mantine/dropzone';
import { photoMessages } from '@masthead/shared/editorial/photos/photo.messages.ts';
import { mostCredited } from '@masthead/shared/editorial/photos/photo-credits.ts';
import { fileWordsMessages } from '@masthead/shared/platform/images/file-words.messages.ts';
import { fitMessages } from '@masthead/shared/platform/images/image.ts';
import { offeredPictures } from '@masthead/shared/platform/images/why-refused.ts';
import { useState } from 'react';
import { useGoTo } from '../../platform/api/links.tsx';
import { confirm } from '../../platform/ui/confirm.tsx';
import textStyles from '../../platform/ui/text.module.css';
import { PhotoCreditsDialog } from './PhotoCreditsDialog.tsx';
import styles from './photos.module.css';
import { type FileState, useBulkUpload } from './use-bulk-upload.ts';

/** Many files into the library at once; they are described afterwards, in the worklist. */
export function BulkUpload({ onClose }: { onClose: () => void }) {
  const { files, isBusy, add, retry, replace } = useBulkUpload();
  const [isCrediting, setIsCrediting] = useState(false);
  const added = files.flatMap(({ step, photo }) => (step === 'done' && photo ? [photo] : []));
  const goTo = useGoTo();
  const close = async () => {
    const question = { title: 'Stop uploading?', confirmLabel: 'Stop', isDangerous: true };
    if (!isBusy || (await confirm(question))) onClose();
  };
  const describe = () => {
    onClose();
    void goTo('photoList', {}, { view: 'worklist' });
  };
  return (
    <Modal
      opened
      onClose={() => void close()}
      title="Upload photos"
      size={620}
      closeOnClickOutside={false}
    >
      <Dropzone
        multiple
        tabIndex={-1}
        enablePointerEvents
        inputProps={{ 'aria-hidden': true, accept: offeredPictures }}
        onDrop={add}
        onReject={(refused: FileRejection[]) => add(refused.map(({ file }) => file))}
      >
        <Group justify="center" gap="sm" py={20}>
          <span>Drop images here</span>
          <Button variant="default" size="xs" data-autofocus>
            Choose files
          </Button>
          <Text size="xs" c="dimmed">
            PNG, JPEG, WebP, GIF, AVIF or HEIC. Images over 3 MB are resized.
          </Text>
        </Group>
      </Dropzone>
      {files.length > 0 && (
        <ul className={styles.uploads} aria-label="Files">
          {files.map((file) => (
            <Upload key={file.key} state={file} onRetry={() => retry(file)} />
          ))}
        </ul>
      )}
      <Group justify="space-between" mt="md">
        <span aria-live="polite" className={textStyles.dimmed}>
          {files.length > 0 && `${added.length} of ${files.length} added`}
        </span>
        <Group gap="xs">
          {added.length > 0 && !isBusy && (
            <>
              {added.length <= mostCredited && (
                <Button variant="default" onClick={() => setIsCrediting(true)}>
                  Credit and tags
                </Button>
              )}
              <Button variant="default" onClick={describe}>
                Add descriptions
              </Button>
            </>
          )}
          <Button onClick={() => void close()}>{isBusy ? 'Stop' : 'Close'}</Button>
        </Group>
      </Group>
      {isCrediting && (
        <PhotoCreditsDialog
          photos={added}
          onClose={() => setIsCrediting(false)}
          onSaved={replace}
        />
      )}
    </Modal>
  );
}

function Upload({ state, onRetry }: { state: FileState; onRetry: () => void }) {
  const { file, step, part, failure, canRetry, note, words, photo } = state;
  const said = [words?.description, words?.credit].filter((text) => text != null);
  return (
    <li className={styles.upload}>
      <span className={textStyles.line}>{file.name}</span>
      <span className={textStyles.dimmed}>
        {canRetry ? (
          <Button
            size="compact-xs"
            variant="default"
            aria-label={`Try again: ${file.name}`}
            onClick={onRetry}
          >
            {sentences.tryAgain}
          </Button>
        ) : (
          stepWords[step]
        )}
      </span>
      {step === 'sending' && (
        <Progress
          size="sm"
          value={part * 100}
          animated={part === 1}
          aria-label={`Uploading ${file.name}`}
        />
      )}
      {step === 'known' && photo && (
        <span className={textStyles.dimmed}>{photoMessages.same(photo.title)}</span>
      )}
      {note && <span className={textStyles.dimmed}>{note}</span>}
      {said.length > 0 && (
        <span className={textStyles.dimmed}>{fileWordsMessages.added(said)}</span>
      )}
      {failure && (
        <Text role="alert" inherit c="var(--failed)">
          {failure}
        </Text>
      )}
    </li>
  );
}

const stepWords: Record<FileState['step'], string> = {
  waiting: 'Waiting',
  fitting: fitMessages.fitting,
  converting: fitMessages.converting,
  sending: 'Uploading',
  done: 'Added',
  known: 'Already in the library',
  refused: 'Not added',
};
