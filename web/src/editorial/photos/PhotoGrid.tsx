import { Text } from '@mantine/core';
import { photoMessages } from '@masthead/shared/editorial/photos/photo.messages.ts';
import type { Photo } from '@masthead/shared/editorial/photos/photo.ts';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { pathTo } from '../../platform/api/links.tsx';
import type { ListQuery } from '../../platform/lists/column.ts';
import { rowsOf } from '../../platform/lists/Pages.tsx';
import surface from '../../platform/ui/surface.module.css';
import { Trouble } from '../../platform/ui/Trouble.tsx';
import textStyles from '../../platform/ui/text.module.css';
import choice from './chosen-photos.module.css';
import { PhotoPicture } from './PhotoPicture.tsx';
import styles from './photos.module.css';

interface Props {
  query: ListQuery<Photo>;
  empty: ReactNode;
}

interface GridProps extends Props {
  chosen: ReadonlySet<number>;
  onChoose: (chosen: ReadonlySet<number>) => void;
}

/** Photos as thumbnails, 100 wide (Spec, content 2). */
export function PhotoGrid({ query, empty, chosen, onChoose }: GridProps) {
  const toggle = (id: number) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    onChoose(next);
  };
  return (
    <PhotoRows query={query} empty={empty}>
      {(photos) => (
        <ul
          className={styles.grid}
          aria-label="Photos"
          data-stale={query.isPlaceholderData || undefined}
        >
          {photos.map((photo) => (
            <li key={photo.id} data-row={photo.id} className={choice.cell}>
              <label className={choice.choose} data-chosen={chosen.has(photo.id) || undefined}>
                <input
                  type="checkbox"
                  aria-label={`Choose ${photo.title}`}
                  checked={chosen.has(photo.id)}
                  onChange={() => toggle(photo.id)}
                />
              </label>
              <Link
                to={pathTo('photoEdit', { id: photo.id })}
                className={`${surface.panel} ${styles.card}`}
                data-row-link
              >
                <span className={styles.frame}>
                  <PhotoPicture photo={photo} isDecoration />
                </span>
                <span className={`${textStyles.lines} ${styles.title}`}>{photo.title}</span>
                <PhotoNote photo={photo} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </PhotoRows>
  );
}

/** Photographer or source, or what is missing of it. */
function PhotoNote({ photo }: { photo: Photo }) {
  if (!photo.altTag)
    return (
      <Text span inherit c="var(--late)">
        No alt text
      </Text>
    );
  if (photo.credit)
    return <span className={`${textStyles.line} ${styles.credit}`}>{photo.credit}</span>;
  return (
    <Text span inherit c="var(--late)">
      No credit
    </Text>
  );
}

interface RowsProps extends Props {
  children: (photos: Photo[]) => ReactNode;
}

/** A page of photos, or what stands in its place. */
export function PhotoRows({ query, empty, children }: RowsProps) {
  const photos = rowsOf(query);
  if (!photos && query.error)
    return (
      <div className={`${surface.panel} ${styles.surface}`}>
        <Trouble
          failure={photoMessages.listFailed}
          error={query.error}
          onRetry={query.refetch}
          isRetrying={query.isFetching}
        />
      </div>
    );
  if (!photos) return <Waiting />;
  if (photos.length === 0)
    return <div className={`${surface.panel} ${styles.surface}`}>{empty}</div>;
  return <div aria-busy={query.isFetching}>{children(photos)}</div>;
}

const places = Array.from({ length: 20 }, (_, at) => at);

/** Frames of the right shape, so that nothing moves when the photos arrive. */
function Waiting() {
  return (
    <div role="status" aria-label="Loading photos" className={styles.grid}>
      {places.map((place) => (
        <span key={place} className={styles.waiting} />
      ))}
    </div>
  );
}
