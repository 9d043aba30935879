import { Button, Group, Input } from '@mantine/core';
import { photoMessages } from '@masthead/shared/editorial/photos/photo.messages.ts';
import type { Photo } from '@masthead/shared/editorial/photos/photo.ts';
import { useRef, useState } from 'react';
import { pathTo, ScreenLink } from '../../platform/api/links.tsx';
import type { Origin } from '../../platform/ui/file-words.ts';
import { late } from '../../platform/ui/late.tsx';
import textStyles from '../../platform/ui/text.module.css';
import { useSamePhotos } from './photo.queries.ts';
import type { PhotoFormState } from './use-photo-form.ts';

const UploadSelect = late(
  async () => (await import('../../platform/images/ImageUploadSelect.tsx')).ImageUploadSelect,
);

interface Props {
  photo: Photo | null;
  form: PhotoFormState['form'];
  /** Told where the file came from; null: it is the old one again. */
  onFile: (from: Origin | null) => void;
}

/** The file of a photo: uploaded or fetched, whole; another one takes its place and the address stays. */
export function PhotoFile({ photo, form, onFile }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { original } = form.values;
  const isOther = original !== '' && original !== photo?.original;
  const onClose = () => {
    setIsOpen(false);
    button.current?.focus();
  };
  return (
    <Input.Wrapper
      label="Image"
      labelElement="div"
      withAsterisk
      error={form.errors.original}
      description={photo && isOther ? 'Saving replaces the file everywhere.' : undefined}
    >
      <Group gap={8} mt={4}>
        <Button
          ref={button}
          variant="default"
          size="xs"
          data-path="original"
          aria-invalid={form.errors.original ? true : undefined}
          onClick={() => setIsOpen(true)}
        >
          {original ? 'Replace file' : 'Choose a file or enter a URL'}
        </Button>
        {photo && isOther && (
          <Button
            variant="subtle"
            color="gray"
            size="xs"
            onClick={() => {
              form.setValues({ original: photo.original, crop: photo.crop });
              onFile(null);
            }}
          >
            Keep current file
          </Button>
        )}
      </Group>
      {isOther && <Same original={original} />}
      {isOpen && (
        <UploadSelect
          onClose={onClose}
          onUploaded={({ url }, from) => {
            form.setValues({ original: url, crop: null, focus: null });
            onFile(from);
            onClose();
          }}
        />
      )}
    </Input.Wrapper>
  );
}

/** Says that the same file is a photo already. */
function Same({ original }: { original: string }) {
  const [same] = useSamePhotos(original, true).data ?? [];
  if (!same) return null;
  return (
    <p role="status" className={textStyles.dimmed}>
      <ScreenLink to={pathTo('photoEdit', { id: same.id })}>
        {photoMessages.same(same.title)}
      </ScreenLink>
    </p>
  );
}
