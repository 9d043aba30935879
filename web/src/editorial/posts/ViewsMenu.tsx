import { Button, Menu } from '@mantine/core';
import type { TakeDown } from '@masthead/shared/editorial/posts/bulk.ts';
import type { ContentFilters } from '@masthead/shared/editorial/posts/content-filters.ts';
import { contentLists } from '@masthead/shared/editorial/posts/content-lists.ts';
import type { NewsItem } from '@masthead/shared/editorial/posts/news-item.ts';
import type { AddedType } from '@masthead/shared/editorial/posts/news-item-form.ts';
import type { SavedView } from '@masthead/shared/editorial/posts/saved-view.ts';
import { countText } from '@masthead/shared/platform/values/counting.ts';
import { screens } from '@masthead/shared/screens.ts';
import IconBookmark from '@tabler/icons-react/dist/esm/icons/IconBookmark.mjs';
import { Link } from '@tanstack/react-router';
import { late } from '../../platform/ui/late.tsx';

import { MenuReason } from '../../platform/ui/MenuReason.tsx';
import styles from './content-list.module.css';
import { addressOf, useDeleteView, useSavedViews } from './saved-view.queries.ts';

interface Props {
  type: AddedType;
  /** The current filters and sort of the list. */
  filters: ContentFilters;
  onOpen: (dialog: OpenDialog) => void;
}

const textOf = (filters: ContentFilters) =>
  JSON.stringify(Object.entries(filters).sort(([a], [b]) => a.localeCompare(b)));

/** The saved views of a list, with the actions on the current one. */
export function ViewsMenu({ type, filters, onOpen }: Props) {
  const views = useSavedViews(type);
  const remove = useDeleteView();
  const shown = views.find((view) => textOf(view.filters) === textOf(filters));
  const isFiltered = Object.keys(filters).length > 0;
  const own = shown?.is_own ? shown : null;
  return (
    <Menu position="bottom-end" width={280}>
      <Menu.Target>
        <Button variant="default" leftSection={<IconBookmark size={16} stroke={1.5} />}>
          {shown?.name ?? 'Views'}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {views.map((view) => (
          <Menu.Item
            key={view.id}
            rightSection={<span className={styles.when}>{countText(view.count)}</span>}
            renderRoot={(props) => (
              <Link
                to={screens[contentLists[type].screen].path}
                search={addressOf(view)}
                {...props}
              />
            )}
          >
            {view.name}
            {!view.is_own && <MenuReason>Shared by {view.owner}</MenuReason>}
          </Menu.Item>
        ))}
        {views.length > 0 && <Menu.Divider />}
        <Menu.Item
          disabled={!isFiltered || shown !== undefined}
          onClick={() => onOpen({ show: 'view', filters, view: null })}
        >
          Save this view
          {!isFiltered && <MenuReason>Filter the list first.</MenuReason>}
        </Menu.Item>
        {own && (
          <>
            <Menu.Item onClick={() => onOpen({ show: 'view', filters, view: own })}>
              Rename or share this view
            </Menu.Item>
            <Menu.Item onClick={() => remove.mutate(own)}>Delete this view</Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

/** The dialog that a content list shows. */
export type OpenDialog =
  | { show: 'add' }
  | { show: 'clone' | 'tags'; post: NewsItem }
  | { show: 'bulk-tags'; posts: NewsItem[] }
  | { show: 'take-down'; action: TakeDown; posts: NewsItem[] }
  | { show: 'view'; filters: ContentFilters; view: SavedView | null };

const AddDialog = late(async () => (await import('./AddDialog.tsx')).AddDialog);
const CloneDialog = late(async () => (await import('./CloneDialog.tsx')).CloneDialog);
const BulkTagsDialog = late(async () => (await import('./BulkTagsDialog.tsx')).BulkTagsDialog);
const SaveViewDialog = late(async () => (await import('./SaveViewDialog.tsx')).SaveViewDialog);
const TakeDownDialog = late(async () => (await import('./TakeDownDialog.tsx')).TakeDownDialog);
const TagsDialog = late(async () => (await import('./TagsDialog.tsx')).TagsDialog);

interface ContentDialogProps {
  type: AddedType;
  dialog: OpenDialog | null;
  onClose: () => void;
}

/** The dialogs of a content list, each loaded when it is first opened. */
export function ContentDialog({ type, dialog, onClose }: ContentDialogProps) {
  if (!dialog) return null;
  return (
    <>
      {dialog.show === 'add' && <AddDialog type={type} onClose={onClose} />}
      {dialog.show === 'clone' && <CloneDialog post={dialog.post} onClose={onClose} />}
      {dialog.show === 'tags' && <TagsDialog post={dialog.post} onClose={onClose} />}
      {dialog.show === 'view' && (
        <SaveViewDialog type={type} filters={dialog.filters} view={dialog.view} onClose={onClose} />
      )}
      {dialog.show === 'take-down' && (
        <TakeDownDialog type={type} action={dialog.action} posts={dialog.posts} onClose={onClose} />
      )}
      {dialog.show === 'bulk-tags' && (
        <BulkTagsDialog type={type} posts={dialog.posts} onClose={onClose} />
      )}
    </>
  );
}
