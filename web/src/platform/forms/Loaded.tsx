import { Skeleton, Stack } from '@mantine/core';
import { type ScreenKey, screens } from '@masthead/shared/screens.ts';
import { useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { PageHeading } from '../ui/PageHeading.tsx';
import surface from '../ui/surface.module.css';
import { Trouble } from '../ui/Trouble.tsx';
import { editCrumbs, type ListScreen } from './edit-crumbs.tsx';
import styles from './edit-shell.module.css';
import { Unfinished } from './late-unfinished.ts';

interface Props<T> {
  screen: ScreenKey;
  /** The list that the breadcrumb leads back to, also from a record that is not there. */
  list?: ListScreen;
  /** How that list was left. */
  search?: Record<string, string>;
  query: { data: T | undefined; error: Error | null; isFetching: boolean; refetch: () => unknown };
  /** The message when it cannot be loaded. */
  failure?: string;
  children: (record: T) => ReactNode;
}

/** Shows an edit screen once its record is loaded; until then a skeleton or the error. */
export function Loaded<T>({ screen, list, search, query, failure, children }: Props<T>) {
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  if (query.data !== undefined) return children(query.data);
  return (
    <div className={`${surface.page} ${styles.page}`}>
      <PageHeading
        screen={screen}
        title={screens[screen].title}
        {...(list && { crumbs: editCrumbs(list, screen, { search }) })}
      />
      {query.error ? (
        <>
          <Trouble
            failure={failure}
            error={query.error}
            onRetry={query.refetch}
            isRetrying={query.isFetching}
          />
          <Unfinished at={pathname} />
        </>
      ) : (
        <div className={styles.columns} data-side aria-busy="true">
          <Stack className={styles.main} gap="lg">
            {[1, 2, 3, 4].map((field) => (
              <div key={field}>
                <Skeleton h={12} w={90} mb={8} />
                <Skeleton h={36} />
              </div>
            ))}
          </Stack>
          <Skeleton h={220} />
        </div>
      )}
    </div>
  );
}
