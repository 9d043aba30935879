import { ActionIcon, Button } from '@mantine/core';
import type { Photo } from '@masthead/shared/photos/photo.ts';
import type { PhotosetPhoto } from '@masthead/shared/photos/photoset-photo.ts';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { pathTo, ScreenLink } from '../app/links.tsx';
import { FormSection } from '../forms/FormSection.tsx';
import { SortList } from '../forms/SortList.tsx';
import { EmptyList } from '../lists/EmptyList.tsx';
import textStyles from '../ui/text.module.css';
import { PhotoPicture } from './PhotoPicture.tsx';
import styles from './photos.module.css';

const PhotoSelect = lazy(() =>
  import('./PhotoSelect.tsx').then((module) => ({ default: module.PhotoSelect })),
);

type Shown = Pick<PhotosetPhoto, 'id' | 'src' | 'title' | 'altTag' | 'credit'>;

/** What is known of the photos that the form names: those of the photoset, and those picked since. */
export function useShownPhotos({ photos }: { photos: readonly PhotosetPhoto[] }) {
  const [picked, setPicked] = useState<readonly Shown[]>([]);
  return {
    photoOf: (id: number): Shown | undefined =>
      photos.find((photo) => photo.id === id) ?? picked.find((photo) => photo.id === id),
    add: (added: readonly Photo[]) => setPicked([...picked, ...added]),
  };
}

interface Props {
  photoIds: readonly number[];
  error: ReactNode;
  shown: ReturnType<typeof useShownPhotos>;
  onChange: (photoIds: number[]) => void;
}

/** The photos of a photoset, put in order by dragging or with the keyboard. */
export function PhotosetPhotos({ photoIds, error, shown, onChange }: Props) {
  const [isPicking, setIsPicking] = useState(false);
  const titleOf = (id: number) => shown.photoOf(id)?.title ?? `Photo ${id}`;
  return (
    <FormSection
      title="Photos"
      path="photoIds"
      error={error}
      aside={`${photoIds.length} ${photoIds.length === 1 ? 'photo' : 'photos'}`}
    >
      {photoIds.length === 0 && <EmptyList sentence="This photoset has no photos yet." />}
      <SortList
        label="Photos"
        items={[...photoIds]}
        idOf={(id) => id}
        nameOf={titleOf}
        onChange={onChange}
        actions={(id) => (
          <ActionIcon
            variant="subtle"
            color="gray"
            title="Remove"
            aria-label={`Remove ${titleOf(id)}`}
            onClick={() => onChange(photoIds.filter((other) => other !== id))}
          >
            <IconX size={16} stroke={1.75} />
          </ActionIcon>
        )}
      >
        {(id) => <Item id={id} photo={shown.photoOf(id)} />}
      </SortList>
      <div>
        <Button variant="default" onClick={() => setIsPicking(true)}>
          Add photos
        </Button>
      </div>
      {isPicking && (
        <Suspense fallback={null}>
          <PhotoSelect
            isMany
            chosen={photoIds}
            onClose={() => setIsPicking(false)}
            onChosen={(photos) => {
              shown.add(photos);
              onChange([...photoIds, ...photos.map(({ id }) => id)]);
              setIsPicking(false);
            }}
          />
        </Suspense>
      )}
    </FormSection>
  );
}

function Item({ id, photo }: { id: number; photo: Shown | undefined }) {
  return (
    <div className={styles.item}>
      <span>{photo && <PhotoPicture photo={photo} isDecoration />}</span>
      <span className={styles.itemWords}>
        <ScreenLink to={pathTo('photoEdit', { id })}>{photo?.title ?? `Photo ${id}`}</ScreenLink>
        {photo?.credit && <span className={textStyles.dimmed}>{photo.credit}</span>}
      </span>
    </div>
  );
}
