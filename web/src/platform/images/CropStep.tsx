import 'react-easy-crop/react-easy-crop.css';
import { Button, Group, Progress, Slider, Stack, Text, TextInput } from '@mantine/core';
import {
  fileWordsLimits,
  fileWordsMessages,
} from '@masthead/shared/platform/images/file-words.messages.ts';
import type { Crop } from '@masthead/shared/platform/images/image.ts';
import { useState } from 'react';
import Cropper from 'react-easy-crop';
import { ChoiceBar } from '../ui/ChoiceBar.tsx';
import type { FileWords } from '../ui/file-words.ts';
import styles from './image-upload.module.css';
import type { Chosen, UploadState } from './use-image-upload.ts';

interface Props {
  chosen: Chosen;
  aspect?: number | undefined;
  state: UploadState;
  onSend: (crop: Crop | null, words: FileWords | null) => void;
  onCancel: () => void;
  onBack: () => void;
}

const shapes = [
  { value: 'original', label: 'Original' },
  { value: '1.3333333', label: '4:3' },
  { value: '1.5', label: '3:2' },
  { value: '1.7777778', label: '16:9' },
  { value: '1', label: 'Square' },
] as const;
type Shape = (typeof shapes)[number]['value'];

/** The second step: chooses the crop; the server applies it. */
export function CropStep({ chosen, aspect, state, onSend, onCancel, onBack }: Props) {
  const [position, setPosition] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [shape, setShape] = useState<Shape>('original');
  const [size, setSize] = useState({ width: 0, height: 0 });
  const [crop, setCrop] = useState<Crop | null>(null);
  const [isUnseen, setIsUnseen] = useState(false);
  const [words, setWords] = useState(chosen.words);
  const isSending = state.step === 'sending';
  // Why: a rejected image would be rejected again with any crop.
  const isRefused = state.step === 'idle' && state.failure !== null && !state.canRetry;
  const ratio = aspect ?? (shape === 'original' ? size.width / size.height || 1 : Number(shape));
  return (
    <>
      {isUnseen ? (
        <p className={styles.unseen}>
          This browser can’t show the image, so it can’t be cropped here.
        </p>
      ) : (
        <div className={styles.stage} inert={isSending}>
          <Cropper
            image={chosen.src}
            crop={position}
            zoom={zoom}
            aspect={ratio}
            disableAutomaticStylesInjection
            keyboardStep={8}
            cropperProps={{ 'aria-label': 'Crop: move with the arrow keys', role: 'group' }}
            mediaProps={{ onError: () => setIsUnseen(true) }}
            onCropChange={setPosition}
            onZoomChange={setZoom}
            onCropComplete={(_, pixels) => setCrop(pixels)}
            onMediaLoaded={({ naturalWidth, naturalHeight }) =>
              setSize({ width: naturalWidth, height: naturalHeight })
            }
          />
        </div>
      )}
      {!isUnseen && (
        <div className={styles.controls} inert={isSending}>
          {aspect === undefined && (
            <ChoiceBar label="Shape" choices={shapes} value={shape} onChange={setShape} />
          )}
          <Stack className={styles.zoom} gap="xs">
            <span id="crop-zoom">Zoom</span>
            <Slider
              thumbProps={{ 'aria-labelledby': 'crop-zoom' }}
              min={1}
              max={4}
              step={0.05}
              label={null}
              value={zoom}
              onChange={setZoom}
            />
          </Stack>
          <output className={styles.size} aria-label="Crop size">
            {crop ? `${crop.width} × ${crop.height} pixels` : ''}
          </output>
        </div>
      )}
      {words && (
        <div inert={isSending}>
          <FileWordsFields words={words} onChange={setWords} />
        </div>
      )}
      {state.step === 'idle' && state.failure && (
        <Text role="alert" c="var(--failed)" fz="sm" mt="sm">
          {state.failure}
        </Text>
      )}
      {isSending ? (
        <SendingBar part={state.part} onCancel={onCancel} />
      ) : (
        <Group justify="space-between" mt="md" gap={4} wrap="nowrap">
          <Button variant="subtle" color="gray" px="xs" onClick={onBack}>
            Back
          </Button>
          {!isRefused && (
            <Group gap="xs" wrap="nowrap">
              <Button variant={isUnseen ? 'filled' : 'default'} onClick={() => onSend(null, words)}>
                {isUnseen ? 'Upload' : 'Skip crop'}
              </Button>
              {!isUnseen && (
                <Button data-autofocus disabled={!crop} onClick={() => onSend(crop, words)}>
                  Crop and upload
                </Button>
              )}
            </Group>
          )}
        </Group>
      )}
    </>
  );
}

interface FileWordsFieldsProps {
  words: FileWords;
  onChange: (words: FileWords) => void;
}

/** Alt text and credit that a file brings along, to be corrected before it is sent. */
function FileWordsFields({ words, onChange }: FileWordsFieldsProps) {
  const field = (name: keyof FileWords) => (
    <TextInput
      label={fileWordsMessages[name]}
      maxLength={fileWordsLimits[name]}
      value={words[name] ?? ''}
      onChange={(event) => onChange({ ...words, [name]: event.currentTarget.value })}
    />
  );
  return (
    <fieldset className={styles.words} aria-label={fileWordsMessages.title}>
      <p>{fileWordsMessages.check}</p>
      {field('description')}
      {field('credit')}
    </fieldset>
  );
}

interface SendingBarProps {
  /** How much has been sent, or null when the server fetches the picture. */
  part: number | null;
  onCancel: () => void;
}

function wordsFor(part: number | null): string {
  if (part === null) return 'Fetching the image';
  return part < 1 ? 'Uploading' : 'Processing';
}

/** How far an upload is; it can be stopped. */
export function SendingBar({ part, onCancel }: SendingBarProps) {
  const words = wordsFor(part);
  return (
    <Group align="end" wrap="nowrap" mt="md">
      <Stack gap="xs" flex={1} fz="sm">
        <span role="status">{words}</span>
        <Progress
          value={Math.round((part ?? 1) * 100)}
          animated={words !== 'Uploading'}
          size="sm"
          aria-label={words}
          transitionDuration={120}
        />
      </Stack>
      <Button variant="default" onClick={onCancel}>
        Cancel
      </Button>
    </Group>
  );
}
