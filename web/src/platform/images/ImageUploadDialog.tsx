import '@mantine/dropzone/styles.layer.css';
import { Button, Group, Loader, Modal, Text } from '@mantine/core';
import { sentences } from '@masthead/shared/platform/contract/errors.ts';
import { uploadSentences } from '@masthead/shared/platform/contract/upload.ts';
import { fitMessages, type UploadedImage } from '@masthead/shared/platform/images/image.ts';
import { whyRefused } from '@masthead/shared/platform/images/why-refused.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type FileWords, type Origin, readFileWords } from '../ui/file-words.ts';
import { type Fitted, type Fitting, fitPicture } from '../ui/fit-picture.ts';
import { toast } from '../ui/toast.tsx';
import { ChooseStep } from './ChooseStep.tsx';
import { CropStep, SendingBar } from './CropStep.tsx';
import styles from './image-upload.module.css';
import { type Chosen, type UploadState, useImageUpload } from './use-image-upload.ts';

interface Props {
  label: string;
  folder?: string | undefined;
  aspect?: number | undefined;
  /** Files dropped or pasted where the dialog opens. */
  files?: File[] | undefined;
  /** Uploads the whole image, without the crop step. */
  isWhole?: boolean | undefined;
  /** Leads to the pictures that are there already. */
  onLibrary?: (() => void) | undefined;
  /** Reads the file's metadata: shown for review, or passed on for a whole image. */
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

interface WholeStepProps {
  state: UploadState;
  onRetry: () => void;
  onBack: () => void;
}

/** The second step for a whole image: progress, or the error. */
function WholeStep({ state, onRetry, onBack }: WholeStepProps) {
  if (state.step === 'sending') return <SendingBar part={state.part} onCancel={onBack} />;
  return (
    <>
      {state.failure && (
        <Text role="alert" c="var(--failed)" fz="sm" mt="sm">
          {state.failure}
        </Text>
      )}
      <Group justify="space-between" mt="md">
        <Button variant="subtle" color="gray" px="xs" onClick={onBack}>
          Back
        </Button>
        {state.canRetry && <Button onClick={onRetry}>{sentences.tryAgain}</Button>}
      </Group>
    </>
  );
}

interface Choice {
  chosen: Chosen | null;
  /** Why the last file was rejected. */
  refusal: string | null;
  /** The processing before upload. */
  fitting: Fitting | null;
}

const nothing: Choice = { chosen: null, refusal: null, fitting: null };
const asChosen = ({ file, note }: Fitted, words: FileWords | null): Chosen => ({
  file,
  note,
  words,
  src: URL.createObjectURL(file),
});

interface Wishes {
  /** Reads the file's metadata. */
  wantsWords: boolean;
  /** Called for each chosen image. */
  onReady: (chosen: Chosen) => void;
}

/** The picture that is going to be sent: the file is made fit for it. */
function useChosen({ wantsWords, onReady }: Wishes) {
  const [choice, setChoice] = useState(nothing);
  /** The latest choice, which aborts the processing of an earlier one. */
  const last = useRef<AbortController | null>(null);
  const { chosen } = choice;
  const source = chosen?.file ? chosen.src : null;
  useEffect(() => () => void (source && URL.revokeObjectURL(source)), [source]);
  useEffect(() => () => last.current?.abort(), []);

  const ready = (next: Chosen) => {
    setChoice({ ...nothing, chosen: next });
    onReady(next);
  };
  const choose = async (files: readonly File[]) => {
    last.current?.abort();
    const mine = new AbortController();
    const { signal } = mine;
    last.current = mine;
    const { file, refusal } = pictureOf(files);
    if (!file) return setChoice({ ...nothing, refusal });
    setChoice(nothing);
    const onStart = (fitting: Fitting) => signal.aborted || setChoice({ ...nothing, fitting });
    try {
      const [fitted, words] = await Promise.all([
        fitPicture(file, { signal, onStart }),
        wantsWords ? readFileWords(file) : null,
      ]);
      if (!signal.aborted) ready(asChosen(fitted, words));
    } catch (error) {
      if (!signal.aborted) setChoice({ ...nothing, refusal: (error as Error).message });
    }
  };
  return {
    ...choice,
    choose,
    /** Uses the address of an image, which the server fetches. */
    take: (src: string) => ready({ file: null, note: null, words: null, src }),
    /** Goes back to choosing. */
    forget: () => {
      last.current?.abort();
      setChoice(nothing);
    },
  };
}

/** The image among dropped, chosen or pasted files, or why it is rejected. */
function pictureOf(files: readonly File[]): { file: File | null; refusal: string | null } {
  const [file] = files;
  if (!file) return { file: null, refusal: null };
  const refusal = files.length > 1 ? uploadSentences.oneFile : whyRefused(file);
  return { file: refusal ? null : file, refusal };
}
