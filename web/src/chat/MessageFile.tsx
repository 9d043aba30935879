import { Button, Text, UnstyledButton } from '@mantine/core';
import type { ChatFile } from '@masthead/shared/chat/chat.ts';
import { fileSentences, sizeInWords } from '@masthead/shared/upload.ts';
import IconFile from '@tabler/icons-react/dist/esm/icons/IconFile.mjs';
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DialogFrame } from '../ui/DialogFrame.tsx';
import { saveFile } from '../ui/download.ts';
import { toastFailure } from '../ui/toast.tsx';
import { pictureQuery, readFile } from './chat.queries.ts';
import styles from './message.module.css';

/** Kinds that browsers draw; others are shown by their name. */
const isDrawn = ({ kind }: ChatFile) => kind !== null && kind !== 'tiff';

/** A file of a message: an image as a picture, everything else by its name; both can be saved. */
export function MessageFile({ file }: { file: ChatFile }) {
  return isDrawn(file) ? <Picture file={file} /> : <FileLine file={file} />;
}

async function save(file: ChatFile): Promise<void> {
  try {
    const content = await readFile({ ...file, kind: null });
    saveFile({ content, name: file.name, type: 'application/octet-stream' });
  } catch (error) {
    toastFailure(error);
  }
}

function FileLine({ file }: { file: ChatFile }) {
  const Icon = file.kind ? IconPhoto : IconFile;
  return (
    <div className={styles.file}>
      <Icon size={20} stroke={1.5} aria-hidden />
      <span className={styles.fileWords}>
        <span className={styles.fileName}>{file.name}</span>
        <Text span inherit c="dimmed" fz="xs">
          {sizeInWords(file.bytes)}
        </Text>
      </span>
      <Button
        size="compact-sm"
        variant="default"
        aria-label={`Save ${file.name}`}
        onClick={() => void save(file)}
      >
        Save
      </Button>
    </div>
  );
}

function Picture({ file }: { file: ChatFile }) {
  const { data: address, error } = useQuery(pictureQuery(file));
  const [isBroken, setBroken] = useState(false);
  const [isOpen, setOpen] = useState(false);
  if (error) return <p className={styles.note}>{fileSentences.loadFailed}</p>;
  if (isBroken) return <FileLine file={file} />;
  const picture = address ? (
    <img src={address} alt={file.name} onError={() => setBroken(true)} />
  ) : (
    <span className={styles.pictureToCome} />
  );
  return (
    <>
      <UnstyledButton
        className={styles.picture}
        aria-label={`Open ${file.name}`}
        onClick={() => setOpen(true)}
      >
        {picture}
      </UnstyledButton>
      {isOpen && (
        <DialogFrame title={file.name} size={1100} onClose={() => setOpen(false)}>
          <div className={styles.large}>{picture}</div>
          <FileLine file={file} />
        </DialogFrame>
      )}
    </>
  );
}
