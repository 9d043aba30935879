import '@mantine/dropzone/styles.layer.css';
import { Button, Group, Loader, Modal, Text } from '@mantine/core';
import { fitMessages } from '@masthead/shared/images/fit.messages.ts';
import type { UploadedImage } from '@masthead/shared/images/image.ts';
import { useEffect, useEffectEvent } from 'react';
import type { Origin } from '../ui/file-words.ts';
import type { Fitting } from '../ui/fit-picture.ts';
import { toast } from '../ui/toast.tsx';
import { ChooseStep } from './ChooseStep.tsx';
import { CropStep } from './CropStep.tsx';
import styles from './image-upload.module.css';
import { useChosen } from './use-chosen.ts';
import { useImageUpload } from './use-image-upload.ts';
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
  /** What the file says of itself is asked about, or handed on when it is taken whole. */
  wantsWords?: boolean | undefined;
  onClose: () => void;
  onUploaded: (image: UploadedImage, from: Origin) => void;
}

/** Choose a picture, crop it or not, send it (decisions 8: one file, from this device or an address). */
export function ImageUploadDialog(props: Props) {
  const { label, folder, aspect, files, isWhole = false, wantsWords = false } = props;
  const { onLibrary, onClose, onUploaded } = props;
  const upload = useImageUpload(folder, (image, { file, src, note, words }) => {
    if (isWhole && note) toast(note);
    onUploaded(image, { address: file ? null : src, words });
  });
  const picture = useChosen({
    wantsWords,
    onReady: (next) => {
      if (isWhole) void upload.send(next, null);
    },
  });
  const { chosen, refusal, fitting } = picture;
  const takeGiven = useEffectEvent(() => {
    if (files) void picture.choose(files);
  });
  useEffect(() => takeGiven(), []);
  const back = () => {
    upload.cancel();
    picture.forget();
  };
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
      {chosen?.note && (
        <Text role="status" c="dimmed" fz="sm" mb="sm">
          {chosen.note}
        </Text>
      )}
      {chosen && isWhole && (
        <WholeStep
          state={upload.state}
          onRetry={() => void upload.send(chosen, null)}
          onBack={back}
        />
      )}
      {chosen && !isWhole && (
        <CropStep
          chosen={chosen}
          aspect={aspect}
          state={upload.state}
          onSend={(crop, words) => void upload.send({ ...chosen, words }, crop)}
          onCancel={upload.cancel}
          onBack={back}
        />
      )}
      {fitting && <FittingStep what={fitting} onCancel={picture.forget} />}
      {!chosen && !fitting && (
        <ChooseStep
          refusal={refusal}
          onFiles={(chosenFiles) => void picture.choose(chosenFiles)}
          onAddress={picture.take}
          onLibrary={onLibrary}
        />
      )}
    </Modal>
  );
}

/** Between choosing and cropping: a picture that is too large is made smaller, HEIC is converted. */
const FittingStep = ({ what, onCancel }: { what: Fitting; onCancel: () => void }) => (
  <Group align="end" wrap="nowrap" mt="md">
    <span role="status" className={styles.fitting}>
      <Loader size="xs" />
      {fitMessages[what]}
    </span>
    <Button variant="default" onClick={onCancel}>
      Cancel
    </Button>
  </Group>
);
