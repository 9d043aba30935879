import { Button } from '@mantine/core';
import type { Photo } from '@masthead/shared/photos/photo.ts';
import { lazy, Suspense, useState } from 'react';
import { useViewLock } from '../app/session.ts';
import styles from './chosen-photos.module.css';

/** Why: the form comes only when somebody opens it. */
const PhotoCreditsDialog = lazy(async () => ({
  default: (await import('./PhotoCreditsDialog.tsx')).PhotoCreditsDialog,
}));

interface Props {
  photos: readonly Photo[];
  /** All of the page, or none. */
  onAll: () => void;
  onNone: () => void;
}

/** What can be done with the photos that are chosen. */
export function ChosenPhotos({ photos, onAll, onNone }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const viewLock = useViewLock();
  if (photos.length === 0) return null;
  return (
    <section className={styles.chosen} aria-label="Chosen photos">
      <span aria-live="polite">{photos.length} chosen</span>
      {viewLock === null && (
        <Button variant="default" size="compact-sm" onClick={() => setIsOpen(true)}>
          Credit and tags
        </Button>
      )}
      <Button variant="subtle" size="compact-sm" onClick={onAll}>
        Choose all on this page
      </Button>
      <Button variant="subtle" size="compact-sm" onClick={onNone}>
        Choose none
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <PhotoCreditsDialog photos={photos} onClose={() => setIsOpen(false)} onSaved={onNone} />
        </Suspense>
      )}
    </section>
  );
}
