import { Button } from '@mantine/core';
import { contentLists } from '@masthead/shared/news-items/content-lists.ts';
import { contentPageSizes } from '@masthead/shared/news-items/news-item.ts';
import type { AddedType } from '@masthead/shared/news-items/news-item-form.ts';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ListShell } from '../lists/ListShell.tsx';
import { useListSearch } from '../lists/search.ts';
import { ContentDialog, type OpenDialog } from './ContentDialog.tsx';
import { ContentFilters, useContentChips } from './ContentFilters.tsx';
import { ContentTable } from './ContentTable.tsx';
import { contentQuery, contentSearch, filtersOf } from './content-search.ts';
import { newsItemPage } from './news-item.queries.ts';
import { UndoBar } from './UndoBar.tsx';
import { ViewsMenu } from './ViewsMenu.tsx';

/** Spec, content 2: the one layout of Articles, Events, Charity Guide and City Guide. */
export function ContentList({ type }: { type: AddedType }) {
  const [search, setSearch, place] = useListSearch(contentSearch);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const query = useQuery(newsItemPage(contentQuery(type, search)));
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
      query={query}
      note={<UndoBar type={type} />}
      primaryAction={
        <>
          <ViewsMenu type={type} filters={filtersOf(search)} onOpen={setDialog} />
          {addButton}
        </>
      }
      filters={<ContentFilters type={type} search={search} onChange={setSearch} />}
      chips={chips}
      place={place}
      paging={{
        pageSize: search.pageSize,
        pageSizes: contentPageSizes,
        onPageSize: (pageSize) => setSearch({ pageSize }),
      }}
    >
      <ContentTable
        type={type}
        query={query}
        search={search}
        onSearch={setSearch}
        onOpen={setDialog}
        action={addButton}
      />
      <ContentDialog type={type} dialog={dialog} onClose={() => setDialog(null)} />
    </ListShell>
  );
}
