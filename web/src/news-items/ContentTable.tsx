import { may } from '@masthead/shared/access.ts';
import { bulkEndpoints } from '@masthead/shared/news-items/bulk.endpoints.ts';
import { contentLists, listSentences } from '@masthead/shared/news-items/content-lists.ts';
import { whyOpenBlocked } from '@masthead/shared/news-items/news-item.rules.ts';
import type { NewsItem } from '@masthead/shared/news-items/news-item.ts';
import type { AddedType } from '@masthead/shared/news-items/news-item-form.ts';
import { screens } from '@masthead/shared/screens.ts';
import { type ReactNode, useState } from 'react';
import { useUser } from '../app/session.ts';
import type { ListQuery, RowLink } from '../lists/column.ts';
import { DataTable } from '../lists/DataTable.tsx';
import { NoRows } from '../lists/NoRows.tsx';
import { SelectPage, SelectRow } from '../lists/SelectRows.tsx';
import { BulkBar } from './BulkBar.tsx';
import type { OpenDialog } from './ContentDialog.tsx';
import { ContentMenu } from './ContentMenu.tsx';
import { contentColumns } from './content-columns.tsx';
import type { ContentSearch } from './content-search.ts';

interface Props {
  type: AddedType;
  query: ListQuery<NewsItem>;
  search: ContentSearch;
  onSearch: (changes: Partial<ContentSearch>) => void;
  onOpen: (dialog: OpenDialog) => void;
  /** What a list without posts offers. */
  action: ReactNode;
}

/** The posts of a content list, one by one or many at once. */
export function ContentTable({ type, query, search, onSearch, onOpen, action }: Props) {
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
        selection={may(user, bulkEndpoints.act.access) ? selection : undefined}
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

/** The editor in a new window for whoever may open it there, else the post on its site. */
function linkOf(post: NewsItem, isEditorOrAdmin: boolean): RowLink | null {
  const mayOpen = whyOpenBlocked(post, isEditorOrAdmin) === null;
  const to = mayOpen ? post.editor_url : post.post_url;
  return to ? { to, isNewWindow: true } : null;
}
