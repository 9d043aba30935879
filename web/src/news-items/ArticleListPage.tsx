import { Button } from '@mantine/core';
import { may } from '@masthead/shared/access.ts';
import { newsItemMessages } from '@masthead/shared/news-items/news-item.messages.ts';
import { whyOpenBlocked } from '@masthead/shared/news-items/news-item.rules.ts';
import { contentPageSizes, type NewsItem } from '@masthead/shared/news-items/news-item.ts';
import { useQuery } from '@tanstack/react-query';
import { useUser } from '../app/session.ts';
import type { RowLink } from '../lists/column.ts';
import { DataTable } from '../lists/DataTable.tsx';
import { EmptyList } from '../lists/EmptyList.tsx';
import { ListShell } from '../lists/ListShell.tsx';
import { useListSearch } from '../lists/search.ts';
import { ArticleFilters, useArticleChips } from './ArticleFilters.tsx';
import { ArticleMenu } from './ArticleMenu.tsx';
import { articleColumns } from './article-columns.tsx';
import { articleQuery, articleSearch } from './article-search.ts';
import { newsItemPage } from './news-item.queries.ts';

/** Spec, content 2: the list of articles. */
export function ArticleListPage() {
  const isEditorOrAdmin = may(useUser(), ['editor']);
  const [search, setSearch] = useListSearch(articleSearch);
  const query = useQuery(newsItemPage(articleQuery(search)));
  const chips = useArticleChips({ search, onChange: setSearch });
  const { sort, direction, page, pageSize } = search;
  const onClear = () => setSearch({ ...articleSearch.parse({}), sort, direction, pageSize });
  return (
    <ListShell
      screen="articleList"
      query={query}
      filters={<ArticleFilters search={search} onChange={setSearch} />}
      chips={chips}
      onClear={onClear}
      paging={{
        page,
        pageSize,
        pageSizes: contentPageSizes,
        onPage: (next) => setSearch({ page: next }),
        onPageSize: (next) => setSearch({ pageSize: next }),
      }}
    >
      <DataTable
        label="Articles"
        query={query}
        columns={articleColumns(isEditorOrAdmin)}
        pageSize={pageSize}
        failure={newsItemMessages.loadFailed}
        rowLink={(post) => linkOf(post, isEditorOrAdmin)}
        rowName={(post) => post.headline}
        rowMenu={(post) => <ArticleMenu post={post} />}
        sorting={{
          by: sort,
          direction,
          onSort: (by, to) => setSearch({ sort: by, direction: to }),
        }}
        empty={
          chips.length > 0 ? (
            <EmptyList
              sentence="No article matches these filters."
              action={<Button onClick={onClear}>Clear the filters</Button>}
            />
          ) : (
            <EmptyList sentence="There are no articles yet." />
          )
        }
      />
    </ListShell>
  );
}

/** The editor in a new window for whoever may open it there, else the article on its site. */
function linkOf(post: NewsItem, isEditorOrAdmin: boolean): RowLink | null {
  const mayOpen = whyOpenBlocked(post, isEditorOrAdmin) === null;
  const to = mayOpen ? post.editor_url : post.post_url;
  return to ? { to, isNewWindow: true } : null;
}
