import type { Photo } from '@masthead/shared/photos/photo.ts';
import { type ReactNode, useState } from 'react';
import { type Leavable, useLeaveGuard } from '../forms/use-leave-guard.ts';
import type { ListQuery } from '../lists/column.ts';
import { PhotoRows } from './PhotoGrid.tsx';
import { PhotoWork } from './PhotoWork.tsx';
import styles from './photos.module.css';

interface Props {
  query: ListQuery<Photo>;
  empty: ReactNode;
}

/** Several forms as one that is left: one question for all of them. */
function formsTogether() {
  const forms = new Map<number, Leavable>();
  const changed = () => [...forms.values()].filter((form) => form.isChangedNow());
  return {
    watch: (id: number, form: Leavable) => {
      forms.set(id, form);
      return () => {
        if (forms.get(id) === form) forms.delete(id);
      };
    },
    isChangedNow: () => changed().length > 0,
    discardChanges: () => {
      for (const form of changed()) form.discardChanges();
    },
  };
}

/** Photos without an alt text or a credit, each with the inputs for them. What is typed stays, whatever page is shown. */
export function PhotoWorklist({ query, empty }: Props) {
  const [forms] = useState(formsTogether);
  useLeaveGuard(forms);
  return (
    <PhotoRows query={query} empty={empty}>
      {(photos) => (
        <ul className={styles.work} aria-label="Photos to describe">
          {photos.map((photo) => (
            <li key={photo.id}>
              <PhotoWork photo={photo} watch={forms.watch} />
            </li>
          ))}
        </ul>
      )}
    </PhotoRows>
  );
}
