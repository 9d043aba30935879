import { Button, Divider, Group, Text, TextInput } from '@mantine/core';
import { Dropzone, type FileRejection } from '@mantine/dropzone';
import { imageMessages } from '@masthead/shared/platform/images/image.ts';
import { offeredPictures } from '@masthead/shared/platform/images/why-refused.ts';
import { isWebAddress } from '@masthead/shared/platform/values/fields.ts';
import IconPhotoPlus from '@tabler/icons-react/dist/esm/icons/IconPhotoPlus.mjs';
import { type ClipboardEvent, useState } from 'react';
import styles from './image-upload.module.css';

interface Props {
  /** Why the last choice was rejected. */
  refusal: string | null;
  onFiles: (files: readonly File[]) => void;
  onAddress: (address: string) => void;
  /** Leads to the pictures that are there already. */
  onLibrary?: (() => void) | undefined;
}

/** The first step: drop, pick or paste a file, or give the address of a picture. */
export function ChooseStep({ refusal, onFiles, onAddress, onLibrary }: Props) {
  const onPaste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files];
    if (files.length === 0) return;
    event.preventDefault();
    onFiles(files);
  };
  return (
    <div onPaste={onPaste}>
      {onLibrary && (
        <Button variant="default" fullWidth mb="md" onClick={onLibrary}>
          Choose from the library
        </Button>
      )}
      <Dropzone
        className={styles.drop}
        multiple={false}
        // Why: a click anywhere opens the files, but who comes by keyboard or by ear gets a real button.
        tabIndex={-1}
        enablePointerEvents
        inputProps={{ 'aria-hidden': true, accept: offeredPictures }}
        onDrop={onFiles}
        onReject={(refused: FileRejection[]) => onFiles(refused.map(({ file }) => file))}
      >
        <IconPhotoPlus size={30} stroke={1.4} aria-hidden />
        <Text span inherit fw={550}>
          Drop an image here
        </Text>
        <Button variant="default" size="xs" data-autofocus>
          Choose a file
        </Button>
        <Text size="xs" c="dimmed">
          PNG, JPEG, WebP, GIF, AVIF or HEIC. Images over 3 MB are resized.
        </Text>
      </Dropzone>
      {refusal && (
        <Text role="alert" c="var(--failed)" fz="sm" mt="sm">
          {refusal}
        </Text>
      )}
      <Divider my="md" label="or" />
      <AddressForm onAddress={onAddress} />
    </div>
  );
}

function AddressForm({ onAddress }: { onAddress: (address: string) => void }) {
  const [address, setAddress] = useState('');
  const [error, setError] = useState<string | null>(null);
  const submit = () => {
    const trimmed = address.trim();
    if (isWebAddress(trimmed)) onAddress(trimmed);
    else setError(imageMessages.address);
  };
  return (
    // Why: no form of its own, because the dialog may stand inside the form of its page.
    <Group className={styles.address} align="flex-start" gap="xs" wrap="nowrap">
      <TextInput
        label="Web address of an image"
        placeholder="https://"
        value={address}
        error={error}
        onChange={(event) => {
          setAddress(event.currentTarget.value);
          setError(null);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          submit();
        }}
      />
      <Button variant="default" onClick={submit}>
        Use address
      </Button>
    </Group>
  );
}
