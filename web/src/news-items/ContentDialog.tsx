import type { TakeDown } from '@masthead/shared/news-items/bulk.ts';
import type { ContentFilters } from '@masthead/shared/news-items/content-filters.ts';
import type { NewsItem } from '@masthead/shared/news-items/news-item.ts';
import type { AddedType } from '@masthead/shared/news-items/news-item-form.ts';
import type { SavedView } from '@masthead/shared/news-items/saved-view.ts';
import { lazy, Suspense } from 'react';

/** The dialog that a content list shows. */
export type OpenDialog =
  | { show: 'add' }
  | { show: 'clone' | 'tags'; post: NewsItem }
  | { show: 'bulk-tags'; posts: NewsItem[] }
  | { show: 'take-down'; act: TakeDown; posts: NewsItem[] }
  | { show: 'view'; filters: ContentFilters; view: SavedView | null };

const AddDialog = lazy(async () => ({ default: (await import('./AddDialog.tsx')).AddDialog }));
const CloneDialog = lazy(async () => ({
  default: (await import('./CloneDialog.tsx')).CloneDialog,
}));
const BulkTagsDialog = lazy(async () => ({
  default: (await import('./BulkTagsDialog.tsx')).BulkTagsDialog,
}));
const SaveViewDialog = lazy(async () => ({
  default: (await import('./SaveViewDialog.tsx')).SaveViewDialog,
}));
const TakeDownDialog = lazy(async () => ({
  default: (await import('./TakeDownDialog.tsx')).TakeDownDialog,
}));
const TagsDialog = lazy(async () => ({ default: (await import('./TagsDialog.tsx')).TagsDialog }));

interface Props {
  type: AddedType;
  dialog: OpenDialog | null;
  onClose: () => void;
}

/** The dialogs of a content list, each loaded when it is first opened. */
export function ContentDialog({ type, dialog, onClose }: Props) {
  if (!dialog) return null;
  return (
    <Suspense>
      {dialog.show === 'add' && <AddDialog type={type} onClose={onClose} />}
      {dialog.show === 'clone' && <CloneDialog post={dialog.post} onClose={onClose} />}
      {dialog.show === 'tags' && <TagsDialog post={dialog.post} onClose={onClose} />}
      {dialog.show === 'view' && (
        <SaveViewDialog type={type} filters={dialog.filters} view={dialog.view} onClose={onClose} />
      )}
      {dialog.show === 'take-down' && (
        <TakeDownDialog type={type} act={dialog.act} posts={dialog.posts} onClose={onClose} />
      )}
      {dialog.show === 'bulk-tags' && (
        <BulkTagsDialog type={type} posts={dialog.posts} onClose={onClose} />
      )}
    </Suspense>
  );
}
