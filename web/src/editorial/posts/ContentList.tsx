import { Button } from '@mantine/core';
import { bulkEndpoints } from '@masthead/shared/editorial/posts/bulk.endpoints.ts';
import { type BulkAction, bulkMessages, takeDowns } from '@masthead/shared/editorial/posts/bulk.ts';
import { contentLists, listSentences } from '@masthead/shared/editorial/posts/content-lists.ts';
import { whyOpenBlocked } from '@masthead/shared/editorial/posts/news-item.rules.ts';
import { contentPageSizes, type NewsItem } from '@masthead/shared/editorial/posts/news-item.ts';
import type { AddedType } from '@masthead/shared/editorial/posts/news-item-form.ts';
import { may } from '@masthead/shared/platform/access/access.ts';
import { centralSentence } from '@masthead/shared/platform/values/dates.ts';
import { screens } from '@masthead/shared/screens.ts';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useUser } from '../../platform/api/session.ts';
import type { ListQuery, RowLink } from '../../platform/lists/column.ts';
import { DataTable } from '../../platform/lists/DataTable.tsx';
import { ListShell } from '../../platform/lists/ListShell.tsx';
import { NoRows } from '../../platform/lists/NoRows.tsx';
import { SelectPage, SelectRow } from '../../platform/lists/SelectRows.tsx';
import { useListSearch } from '../../platform/lists/search.ts';
import { confirm } from '../../platform/ui/confirm.tsx';
import { late } from '../../platform/ui/late.tsx';
import surface from '../../platform/ui/surface.module.css';
import { useBulkAction, useUndoableAction, useUndoBulkAction } from './bulk.queries.ts';
import { ContentFilters, useContentChips } from './ContentFilters.tsx';
import { ContentMenu } from './ContentMenu.tsx';
import { contentColumns } from './content-columns.tsx';
import styles from './content-list.module.css';
import { type ContentSearch, contentQuery, contentSearch, filtersOf } from './content-search.ts';
import { newsItemPage } from './news-item.queries.ts';
import { ContentDialog, type OpenDialog, ViewsMenu } from './ViewsMenu.tsx';

const Board = late(async () => (await import('./Board.tsx')).Board);

/** Spec, content 2: the one layout of Articles, Events, Charity Guide and City Guide. */
export function ContentList({ type }: { type: AddedType }) {
  const [search, setSearch, place] = useListSearch(contentSearch);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const isBoard = search.view === 'board';
  const query = useQuery({ ...newsItemPage(contentQuery(type, search)), enabled: !isBoard });
  const chips = useContentChips({ search, onChange: setSearch });
  const { screen, add } = contentLists[type];
  const addButton = (
    <Button
      leftSection={<IconPlus size={16} stroke={1.5} />}
      onClick={() => setDialog({ show: 'add' })}
    >
      {add}
    </Button>
  );
  return (
    <ListShell
      screen={screen}
      // Why: the board counts by column.
      query={isBoard ? { ...query, data: undefined } : query}
      note={<UndoBar type={type} />}
      primaryAction={
        <>
          <ViewsMenu type={type} filters={filtersOf(search)} onOpen={setDialog} />
          <Button variant="default" onClick={() => setSearch({ view: isBoard ? 'list' : 'board' })}>
            {isBoard ? 'List' : 'Board'}
          </Button>
          {addButton}
        </>
      }
      filters={<ContentFilters type={type} search={search} onChange={setSearch} />}
      chips={chips}
      place={place}
      paging={
        isBoard
          ? undefined
          : {
              pageSize: search.pageSize,
              pageSizes: contentPageSizes,
              onPageSize: (pageSize) => setSearch({ pageSize }),
            }
      }
    >
      {isBoard ? (
        <Board type={type} search={search} />
      ) : (
        <ContentTable
          type={type}
          query={query}
          search={search}
          onSearch={setSearch}
          onOpen={setDialog}
          action={addButton}
        />
      )}
      <ContentDialog type={type} dialog={dialog} onClose={() => setDialog(null)} />
    </ListShell>
  );
}

interface Props {
  type: AddedType;
  query: ListQuery<NewsItem>;
  search: ContentSearch;
  onSearch: (changes: Partial<ContentSearch>) => void;
  onOpen: (dialog: OpenDialog) => void;
  /** The action offered by an empty list. */
  action: ReactNode;
}

/** The posts of a content list, one by one or many at once. */
function ContentTable({ type, query, search, onSearch, onOpen, action }: Props) {
  const user = useUser();
  const isEditorOrAdmin = may(user, ['editor']);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  // Why: a post that is no longer shown must not be acted on unseen.
  const posts = (query.data?.nodes ?? []).filter(({ id }) => chosen.has(id));
  const selection = {
    ids: new Set(posts.map(({ id }) => id)),
    onChange: setChosen,
    Row: SelectRow,
    Page: SelectPage,
  };
  const { none, noMatch, failed } = listSentences(type);
  const { sort, direction, pageSize } = search;
  return (
    <>
      <BulkBar type={type} posts={posts} onOpen={onOpen} onClear={() => setChosen(new Set())} />
      <DataTable
        label={screens[contentLists[type].screen].title}
        query={query}
        columns={contentColumns(type, isEditorOrAdmin)}
        pageSize={pageSize}
        failure={failed}
        rowLink={(post) => linkOf(post, isEditorOrAdmin)}
        rowName={(post) => post.headline}
        rowMenu={(post) => <ContentMenu post={post} onOpen={onOpen} />}
        selection={may(user, bulkEndpoints.run.access) ? selection : undefined}
        sorting={{
          by: sort,
          direction,
          onSort: (by, to) => onSearch({ sort: by, direction: to }),
        }}
        empty={<NoRows none={none} noMatch={noMatch} action={action} />}
      />
    </>
  );
}

/** Opens the editor in a new window if the person may edit the post, otherwise the post on its site. */
function linkOf(post: NewsItem, isEditorOrAdmin: boolean): RowLink | null {
  const mayOpen = whyOpenBlocked(post, isEditorOrAdmin) === null;
  const to = mayOpen ? post.editor_url : post.post_url;
  return to ? { to, isNewWindow: true } : null;
}

interface BulkBarProps {
  type: AddedType;
  posts: NewsItem[];
  onOpen: (dialog: OpenDialog) => void;
  onClear: () => void;
}

/** The actions on the selected posts. */
function BulkBar({ type, posts, onOpen, onClear }: BulkBarProps) {
  const bulk = useBulkAction(type);
  if (posts.length === 0) return null;
  const run = (name: BulkAction) => bulk.mutate({ act: name, posts }, { onSuccess: onClear });
  const onDelete = async () => {
    const title = bulkMessages.confirmDelete(posts.length);
    if (await confirm({ title, confirmLabel: 'Delete', isDangerous: true })) run('delete');
  };
  const button = { variant: 'default', size: 'compact-sm', disabled: bulk.isPending } as const;
  return (
    <section className={surface.bar} aria-label="Selected posts">
      <span>{posts.length} selected</span>
      <Button {...button} onClick={() => run('publish')}>
        Publish
      </Button>
      {takeDowns.map((name) => (
        <Button
          key={name}
          {...button}
          onClick={() => onOpen({ show: 'take-down', action: name, posts })}
        >
          {bulkMessages.takeDown[name].label}
        </Button>
      ))}
      <Button {...button} onClick={() => onOpen({ show: 'bulk-tags', posts })}>
        Tag
      </Button>
      <Button {...button} onClick={() => void onDelete()}>
        Delete
      </Button>
      <Button variant="subtle" size="compact-sm" onClick={onClear}>
        Clear selection
      </Button>
    </section>
  );
}

/** Offers to undo the last bulk action of this list for a day, also after a reload. */
function UndoBar({ type }: { type: AddedType }) {
  const undoable = useUndoableAction(type, may(useUser(), bulkEndpoints.undoable.access));
  const undo = useUndoBulkAction();
  if (!undoable) return null;
  return (
    <section className={surface.bar} aria-label="Last action">
      <span>
        {bulkMessages.done(undoable.act, undoable.posts)}{' '}
        <span className={styles.when}>{centralSentence(new Date(undoable.made_at))}</span>
      </span>
      <Button
        variant="default"
        size="compact-sm"
        loading={undo.isPending}
        onClick={() => undo.mutate(undoable.id)}
      >
        Undo
      </Button>
    </section>
  );
}
