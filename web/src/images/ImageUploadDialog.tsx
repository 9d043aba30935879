import '@mantine/dropzone/styles.layer.css';
import { Modal } from '@mantine/core';
import type { UploadedImage } from '@masthead/shared/images/image.ts';
import { useEffect, useState } from 'react';
import { ChooseStep } from './ChooseStep.tsx';
import { CropStep } from './CropStep.tsx';
import { chosenOf } from './chosen-of.ts';
import { type Chosen, useImageUpload } from './use-image-upload.ts';
import { WholeStep } from './WholeStep.tsx';

interface Props {
  label: string;
  folder?: string | undefined;
  aspect?: number | undefined;
  /** What was dropped or pasted where the dialog opens. */
  files?: File[] | undefined;
  /** The picture is taken whole, without the step that crops it. */
  isWhole?: boolean | undefined;
  /** Leads to the pictures that are there already. */
  onLibrary?: (() => void) | undefined;
  onClose: () => void;
  onUploaded: (image: UploadedImage, from: string | null) => void;
}

/** Choose a picture, crop it or not, send it (decisions 8: one file, from this device or an address). */
export function ImageUploadDialog(props: Props) {
  const { label, folder, aspect, files, isWhole = false, onLibrary, onClose, onUploaded } = props;
  const [given] = useState(() => (files ? chosenOf(files) : null));
  const [chosen, setChosen] = useState(given?.chosen ?? null);
  const upload = useImageUpload(folder, (image, { file, src }) =>
    onUploaded(image, file ? null : src),
  );
  const back = () => {
    upload.forget();
    setChosen(null);
  };
  const onChosen = (next: Chosen) => {
    setChosen(next);
    if (isWhole) void upload.send(next, null);
  };
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
      {chosen && isWhole && (
        <WholeStep
          state={upload.state}
          onRetry={() => void upload.send(chosen, null)}
          onBack={() => {
            upload.cancel();
            back();
          }}
        />
      )}
      {chosen && !isWhole && (
        <CropStep
          chosen={chosen}
          aspect={aspect}
          state={upload.state}
          onSend={(crop) => void upload.send(chosen, crop)}
          onCancel={upload.cancel}
          onBack={back}
        />
      )}
      {!chosen && (
        <ChooseStep refusal={given?.refusal ?? null} onChosen={onChosen} onLibrary={onLibrary} />
      )}
    </Modal>
  );
}
