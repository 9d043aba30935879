import type { ScreenKey } from '@masthead/shared/screens.ts';
import { Link, useSearch } from '@tanstack/react-router';
import { pathTo } from '../../platform/api/links.tsx';
import surface from '../../platform/ui/surface.module.css';
import styles from './slot-views.module.css';

type View = Extract<ScreenKey, 'adSlotList' | 'adSlotTimeline' | 'adSlotQueue'>;

const views: { key: View; label: string }[] = [
  { key: 'adSlotList', label: 'List' },
  { key: 'adSlotTimeline', label: 'Timeline' },
  { key: 'adSlotQueue', label: 'Queue' },
];

/**
 * List, timeline and queue of the bookings, for the heading of each of the three pages: as a child of
 * `PageHeading`, or beside the primary action of `ListShell`. Site, firms and status are carried over.
 */
export function SlotViews({ current }: { current: View }) {
  const search = useSearch({ strict: false }) as Record<string, unknown>;
  const kept = Object.fromEntries(
    ['siteId', 'firms', 'status'].flatMap((key) => (search[key] ? [[key, search[key]]] : [])),
  );
  return (
    <nav className={`${surface.panel} ${styles.views}`} aria-label="Ad slot views">
      {views.map(({ key, label }) => (
        <Link
          key={key}
          to={pathTo(key)}
          search={kept}
          className={styles.view}
          // Why: the list's URL is a prefix of the others.
          activeOptions={{ exact: true, includeSearch: false }}
          {...(key === current && { 'aria-current': 'page' })}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
