import { contentLists } from '@masthead/shared/editorial/posts/content-lists.ts';
import { countText } from '@masthead/shared/platform/values/counting.ts';
import { useEffect } from 'react';
import { showNavViews } from '../../platform/api/links.tsx';
import { addressOf, useViews } from './saved-view.queries.ts';

/** Puts the saved views under their lists in the navigation, and keeps their counts. */
export function NavViews() {
  const views = useViews();
  useEffect(() => {
    showNavViews(
      views.map((view) => ({
        screen: contentLists[view.type].screen,
        key: `view-${view.id}`,
        label: view.name,
        search: addressOf(view),
        count: countText(view.count),
      })),
    );
  }, [views]);
  useEffect(() => () => showNavViews([]), []);
  return null;
}
