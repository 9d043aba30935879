import { Button, Group, Input } from '@mantine/core';
import { imageUrl } from '@masthead/shared/platform/images/image-sizes.ts';
import { previewMessages } from '@masthead/shared/platform/values/preview.messages.ts';
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import { useId, useRef, useState } from 'react';
import { type ChosenImage, ImageDialogSelect, useLibrary } from './ImageDialogSelect.tsx';
import styles from './image-select.module.css';

interface Props {
  label: string;
  description?: string;
  /** Address of the picture. */
  value: string | null;
  /** The address, and of a chosen picture what is known of it: whatever was said of the one before is not said of this one. */
  onChange: (url: string | null, chosen?: ChosenImage) => void;
  error?: React.ReactNode;
  withAsterisk?: boolean;
  /** Folder at the image host; 'photos' without it. */
  folder?: string;
  /** Width through height of the crop; free without it. */
  aspect?: number;
  disabled?: boolean;
  /** Shown 500 wide (Spec, content 2). */
  isBanner?: boolean;
  /** The place around it shows the picture already. */
  isHidden?: boolean;
  'data-path'?: string;
}

/** A field for one picture: shows it, and lets it be chosen, replaced and removed. */
export function ImageSelect(props: Props) {
  const { label, value, onChange, folder, aspect, disabled, isBanner, isHidden, ...field } = props;
  const [isOpen, setIsOpen] = useState(false);
  const offer = useLibrary(folder).isFirst ? 'Choose' : 'Upload';
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const { 'data-path': path, ...wrapper } = field;
  const onClose = () => {
    setIsOpen(false);
    button.current?.focus();
  };
  return (
    <Input.Wrapper {...wrapper} label={label} id={id} labelElement="div">
      <Group className={styles.field} gap="sm" data-error={wrapper.error ? true : undefined}>
        {!(isHidden && value) && (
          <Picture key={value} src={value} aspect={aspect} isBanner={isBanner} />
        )}
        <Group gap={8}>
          <Button
            ref={button}
            id={id}
            variant="default"
            size="xs"
            disabled={disabled}
            data-path={path}
            aria-label={
              value ? `Replace ${label.toLowerCase()}` : `${offer} ${label.toLowerCase()}`
            }
            aria-invalid={wrapper.error ? true : undefined}
            onClick={() => setIsOpen(true)}
          >
            {value ? 'Replace' : offer}
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
      </Group>
      {isOpen && (
        <ImageDialogSelect
          label={label}
          folder={folder}
          aspect={aspect}
          onClose={onClose}
          onChosen={(chosen) => {
            onChange(chosen.url, chosen);
            onClose();
          }}
        />
      )}
    </Input.Wrapper>
  );
}

interface PictureProps {
  src: string | null;
  isBanner?: boolean | undefined;
  aspect?: number | undefined;
}

/** The picture as it is; a missing or broken one is a quiet placeholder of the same size. */
function Picture({ src, isBanner = false, aspect = isBanner ? 3 : 3 / 2 }: PictureProps) {
  const [isBroken, setIsBroken] = useState(false);
  const shape = { aspectRatio: String(aspect) };
  const banner = isBanner || undefined;
  if (!src || isBroken)
    return (
      <span className={styles.empty} style={shape} data-banner={banner}>
        <IconPhoto size={22} stroke={1.5} aria-hidden />
        {isBroken && <span>{previewMessages.pictureFailed}</span>}
      </span>
    );
  return (
    <img
      className={styles.picture}
      style={isBanner ? {} : shape}
      data-banner={banner}
      src={imageUrl(src, isBanner ? 'bannerPreview' : 'preview')}
      alt=""
      decoding="async"
      onError={() => setIsBroken(true)}
    />
  );
}
