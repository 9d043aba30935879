import { countText } from '@masthead/shared/counting.ts';
import { contentLists } from '@masthead/shared/news-items/content-lists.ts';
import { useEffect } from 'react';
import { showNavViews } from '../app/links.tsx';
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
