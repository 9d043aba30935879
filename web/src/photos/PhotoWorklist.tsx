import type { Photo } from '@masthead/shared/photos/photo.ts';
import type { ReactNode } from 'react';
import type { ListQuery } from '../lists/column.ts';
import { PhotoRows } from './PhotoGrid.tsx';
import { PhotoWork } from './PhotoWork.tsx';
import styles from './photos.module.css';

interface Props {
  query: ListQuery<Photo>;
  empty: ReactNode;
}

/** Photos without an alt text or a credit, each with the inputs for them. */
export function PhotoWorklist({ query, empty }: Props) {
  return (
    <PhotoRows query={query} empty={empty}>
      {(photos) => (
        <ul className={styles.work} aria-label="Photos to describe">
          {photos.map((photo) => (
            <li key={photo.id}>
              <PhotoWork photo={photo} />
            </li>
          ))}
        </ul>
      )}
    </PhotoRows>
  );
}
