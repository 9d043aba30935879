import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useGoTo } from '../app/links.tsx';

/** Why: the drop zone comes only when somebody opens it. */
const BulkUpload = lazy(() =>
  import('./BulkUpload.tsx').then((module) => ({ default: module.BulkUpload })),
);

/** One photo with its form, or many files at once. */
export function AddPhotos() {
  const [isOpen, setIsOpen] = useState(false);
  const goTo = useGoTo();
  return (
    <>
      <Button variant="default" onClick={() => setIsOpen(true)}>
        Upload many
      </Button>
      <Button onClick={() => void goTo('photoAdd')}>Add photo</Button>
      {isOpen && (
        <Suspense fallback={null}>
          <BulkUpload onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
