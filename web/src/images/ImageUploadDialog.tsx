import '@mantine/dropzone/styles.layer.css';
import { Modal } from '@mantine/core';
import type { UploadedImage } from '@masthead/shared/images/image.ts';
import { useEffect, useState } from 'react';
import { ChooseStep } from './ChooseStep.tsx';
import { CropStep } from './CropStep.tsx';
import { type Chosen, useImageUpload } from './use-image-upload.ts';

interface Props {
  label: string;
  folder?: string | undefined;
  aspect?: number | undefined;
  onClose: () => void;
  onUploaded: (image: UploadedImage) => void;
}

/** Choose a picture, crop it or not, send it (decisions 8: one file, from this device or an address). */
export function ImageUploadDialog({ label, folder, aspect, onClose, onUploaded }: Props) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const upload = useImageUpload(folder, onUploaded);
  const source = chosen?.file ? chosen.src : null;
  useEffect(() => () => void (source && URL.revokeObjectURL(source)), [source]);
  const isSending = upload.state.step === 'sending';
  return (
    <Modal
      opened
      onClose={onClose}
      title={label}
      size={620}
      returnFocus={false}
      closeOnClickOutside={false}
      closeOnEscape={!isSending}
    >
      {chosen ? (
        <CropStep
          chosen={chosen}
          aspect={aspect}
          state={upload.state}
          onSend={(crop) => void upload.send(chosen, crop)}
          onCancel={upload.cancel}
          onBack={() => {
            upload.forget();
            setChosen(null);
          }}
        />
      ) : (
        <ChooseStep onChosen={setChosen} />
      )}
    </Modal>
  );
}
