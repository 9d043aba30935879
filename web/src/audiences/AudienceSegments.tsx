import { Button, Skeleton } from '@mantine/core';
import type { Audience } from '@masthead/shared/audiences/audience.ts';
import { segmentWords } from '@masthead/shared/audiences/segment-words.ts';
import { howMany } from '@masthead/shared/counting.ts';
import { sentences } from '@masthead/shared/errors.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { pathTo, ScreenLink } from '../app/links.tsx';
import { Trouble } from '../ui/Trouble.tsx';
import { segmentsOf } from './segment.queries.ts';
import styles from './segments.module.css';

/** The parts of an audience that emails can go to, and how many are in each now (decision 105). */
export function AudienceSegments({ audience: { id } }: { audience: Audience }) {
  const { data, error, refetch, isFetching } = useQuery(segmentsOf(id));
  return (
    <section className={styles.segments} aria-labelledby="segments" aria-busy={!data && !error}>
      <div className={styles.head}>
        <h2 id="segments">Segments</h2>
        <Button
          size="compact-sm"
          variant="default"
          renderRoot={(root) => (
            <Link to={pathTo('segmentEdit')} search={{ audience: id } as never} {...root} />
          )}
        >
          Add segment
        </Button>
      </div>
      {!data && error && (
        <Trouble
          failure={sentences.notLoaded('segments')}
          error={error}
          onRetry={refetch}
          isRetrying={isFetching}
        />
      )}
      {!data && !error && <Skeleton h={40} radius={4} />}
      {data?.length === 0 && <p className={styles.note}>{segmentWords.none}</p>}
      {data && data.length > 0 && (
        <ul className={styles.rows}>
          {data.map((segment) => (
            <li key={segment.id}>
              <ScreenLink to={pathTo('segmentEdit', { id: segment.id })}>{segment.name}</ScreenLink>
              <span className={styles.says}>{segment.says.join(' · ')}</span>
              <span className={styles.readers}>{howMany(segment.readers, 'reader')}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
