import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type ScreenKey, screens } from '@masthead/shared/screens.ts';
import IconAdjustmentsHorizontal from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs';
import IconLayoutSidebarLeftCollapse from '@tabler/icons-react/dist/esm/icons/IconLayoutSidebarLeftCollapse.mjs';
import { type ReactNode, useState } from 'react';
import { late } from '../ui/late.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import surface from '../ui/surface.module.css';
import type { ListQuery } from './column.ts';
import { type Chip, FilterChips } from './FilterChips.tsx';
import styles from './list-shell.module.css';
import { NarrowedContext } from './NoRows.tsx';
import { type Paging, PagingBar } from './PagingBar.tsx';
import type { ListPlace } from './search.ts';

interface Props<T> {
  screen: ScreenKey;
  query: ListQuery<T>;
  /** The list's primary action: 'New Email'. */
  primaryAction?: ReactNode;
  /** The inputs of the filter panel; without them there is none. */
  filters?: ReactNode;
  /** True where the filters open over the list and never stand beside it. */
  hasFilterPopup?: boolean;
  /** The active filters. */
  chips: Chip[];
  place: ListPlace;
  /** Without it all is on one page. */
  paging?: Paging | undefined;
  /** True for a list of a few short columns, which is no wider than they need. */
  hasFewColumns?: boolean | undefined;
  /** False for a screen that is not named after its rows. */
  hasCount?: boolean | undefined;
  /** A note between the heading and the list. */
  note?: ReactNode;
  /** The DataTable. */
  children: ReactNode;
}

const FilterDrawer = late(async () => (await import('./FilterDrawer.tsx')).FilterDrawer);

const ListKeys = late(async () => (await import('./ListKeys.tsx')).ListKeys);

// Why: a folded panel stays folded on the next list.
let isFolded = false;

/** Frame of every list: heading with count, filter panel, chips, table, paging (docs: web/README.md). */
export function ListShell<T>(props: Props<T>) {
  const { screen, query, primaryAction, filters, chips, place, paging, note, children } = props;
  const { title } = screens[screen];
  const isSmall = useMediaQuery('(width < 62em)', false, { getInitialValueInEffect: false });
  const isNarrow = isSmall || props.hasFilterPopup === true;
  const [isPanelFolded, setPanelFolded] = useState(isFolded);
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const [isDrawerUsed, setDrawerUsed] = useState(false);
  const fold = (next: boolean) => {
    isFolded = next;
    setPanelFolded(next);
  };
  const hasPanel = filters !== undefined && !isNarrow && !isPanelFolded;
  const openPanel = () => {
    if (!isNarrow) return fold(false);
    setDrawerUsed(true);
    setDrawerOpen(true);
  };
  return (
    <div className={`${surface.page} ${styles.page}`} data-few={props.hasFewColumns || undefined}>
      <PageHeading
        screen={screen}
        title={title}
        count={props.hasCount === false ? undefined : query.data?.totalCount}
      >
        {primaryAction}
      </PageHeading>
      {note}
      <div className={styles.columns} data-panel={hasPanel || undefined}>
        {hasPanel && (
          <section className={styles.panel} aria-label="Filters">
            <div className={styles.panelHead}>
              <h2 className={styles.panelTitle}>Filters</h2>
              <Button
                variant="subtle"
                color="gray"
                size="compact-xs"
                leftSection={<IconLayoutSidebarLeftCollapse size={16} stroke={1.5} />}
                onClick={() => fold(true)}
              >
                Hide
              </Button>
            </div>
            {filters}
          </section>
        )}
        <div>
          <FilterChips chips={chips} onClear={place.clear}>
            {filters !== undefined && !hasPanel && (
              <Button
                variant="default"
                size="xs"
                leftSection={<IconAdjustmentsHorizontal size={16} stroke={1.5} />}
                onClick={openPanel}
              >
                Filters{chips.length > 0 && ` (${chips.length})`}
              </Button>
            )}
          </FilterChips>
          <NarrowedContext value={{ isNarrowed: chips.length > 0, clear: place.clear }}>
            {children}
          </NarrowedContext>
          {paging && <PagingBar {...paging} place={place} query={query} />}
        </div>
      </div>
      <ListKeys openFilters={() => filters !== undefined && openPanel()} />
      {isNarrow && isDrawerUsed && (
        <FilterDrawer
          isOpen={isDrawerOpen}
          onClose={() => setDrawerOpen(false)}
          totalCount={query.data?.totalCount}
        >
          {filters}
        </FilterDrawer>
      )}
    </div>
  );
}
