import type { PhotoUse } from '@masthead/shared/editorial/photos/photo.ts';
import { countText } from '@masthead/shared/platform/values/counting.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { ScreenLink } from '../../platform/api/links.tsx';
import surface from '../../platform/ui/surface.module.css';
import { Trouble } from '../../platform/ui/Trouble.tsx';
import textStyles from '../../platform/ui/text.module.css';
import styles from './photos.module.css';

interface Props {
  query: UseQueryResult<{ totalCount: number; nodes: PhotoUse[] }>;
  failure: string;
  /** Said when nothing uses it. */
  none: string;
}

/** Where a photo or a photoset is used. */
export function UsedIn({ query: { data, error, refetch }, failure, none }: Props) {
  return (
    <section className={`${surface.panel} ${styles.side}`} aria-label="Used in">
      <h2 className={styles.sideTitle}>
        Used in{data && data.totalCount > 0 && ` (${countText(data.totalCount)})`}
      </h2>
      {error && !data && <Trouble failure={failure} error={error} onRetry={refetch} />}
      {data?.totalCount === 0 && <span className={textStyles.dimmed}>{none}</span>}
      {data && data.totalCount > 0 && (
        <ul className={styles.uses}>
          {data.nodes.map(({ noun, id, title, path }) => (
            <li key={`${noun} ${id}`}>
              <span className={textStyles.dimmed}>{noun}</span>{' '}
              {path ? <ScreenLink to={path}>{title}</ScreenLink> : title}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
