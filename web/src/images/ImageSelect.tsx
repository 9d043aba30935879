import { Button, Group, Input } from '@mantine/core';
import { imageUrl } from '@masthead/shared/images/image-url.ts';
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import { lazy, Suspense, useId, useRef, useState } from 'react';
import styles from './image-select.module.css';

/** Why: the crop tool and the drop zone come only when somebody opens the dialog. */
const ImageUploadDialog = lazy(() =>
  import('./ImageUploadDialog.tsx').then((module) => ({ default: module.ImageUploadDialog })),
);

interface Props {
  label: string;
  description?: string;
  /** Address of the picture. */
  value: string | null;
  onChange: (url: string | null, size?: { width: number; height: number }) => void;
  error?: React.ReactNode;
  withAsterisk?: boolean;
  /** Folder at the image host; 'photos' without it. */
  folder?: string;
  /** Width through height of the crop; free without it. */
  aspect?: number;
  disabled?: boolean;
  'data-path'?: string;
}

/** A field for one picture: shows it, and lets it be uploaded, replaced and removed. */
export function ImageSelect({ label, value, onChange, folder, aspect, disabled, ...field }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const { 'data-path': path, ...wrapper } = field;
  const onClose = () => {
    setIsOpen(false);
    button.current?.focus();
  };
  return (
    <Input.Wrapper {...wrapper} label={label} id={id} labelElement="div">
      <div className={styles.field} data-error={wrapper.error ? true : undefined}>
        <Picture key={value} src={value} aspect={aspect} />
        <Group gap={8}>
          <Button
            ref={button}
            id={id}
            variant="default"
            size="xs"
            disabled={disabled}
            data-path={path}
            aria-label={value ? `Replace ${label.toLowerCase()}` : `Upload ${label.toLowerCase()}`}
            aria-invalid={wrapper.error ? true : undefined}
            onClick={() => setIsOpen(true)}
          >
            {value ? 'Replace' : 'Upload'}
          </Button>
          {value && (
            <Button
              variant="subtle"
              color="gray"
              size="xs"
              disabled={disabled}
              aria-label={`Remove ${label.toLowerCase()}`}
              onClick={() => {
                onChange(null);
                button.current?.focus();
              }}
            >
              Remove
            </Button>
          )}
        </Group>
      </div>
      {isOpen && (
        <Suspense fallback={null}>
          <ImageUploadDialog
            label={label}
            folder={folder}
            aspect={aspect}
            onClose={onClose}
            onUploaded={({ url, width, height }) => {
              onChange(url, { width, height });
              onClose();
            }}
          />
        </Suspense>
      )}
    </Input.Wrapper>
  );
}

/** The picture as it is; a missing or broken one is a quiet placeholder of the same size. */
function Picture({ src, aspect = 3 / 2 }: { src: string | null; aspect?: number | undefined }) {
  const [isBroken, setIsBroken] = useState(false);
  const shape = { aspectRatio: String(aspect) };
  if (!src || isBroken)
    return (
      <span className={styles.empty} style={shape}>
        <IconPhoto size={22} stroke={1.5} aria-hidden />
        {isBroken && <span>This picture cannot be shown.</span>}
      </span>
    );
  return (
    <img
      className={styles.picture}
      style={shape}
      src={imageUrl(src, 'preview')}
      alt=""
      decoding="async"
      onError={() => setIsBroken(true)}
    />
  );
}
