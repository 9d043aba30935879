import { Button } from '@mantine/core';
import { photosetMessages } from '@masthead/shared/editorial/photos/photo.messages.ts';
import { photoPageSize } from '@masthead/shared/editorial/photos/photo.ts';
import type { Photoset } from '@masthead/shared/editorial/photos/photoset.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { pathTo } from '../../platform/api/links.tsx';
import type { Column } from '../../platform/lists/column.ts';
import { DataTable } from '../../platform/lists/DataTable.tsx';
import { ListShell } from '../../platform/lists/ListShell.tsx';
import { NoRows } from '../../platform/lists/NoRows.tsx';
import { SearchBox } from '../../platform/lists/SearchBox.tsx';
import { pageNumber, searchText, useListSearch } from '../../platform/lists/search.ts';
import { Instant } from '../../platform/ui/Instant.tsx';
import { late } from '../../platform/ui/late.tsx';
import { PhotoPicture } from './PhotoPicture.tsx';
import styles from './photos.module.css';
import { photosetPage } from './photoset.queries.ts';

const NewPhotosetDialog = late(
  async () => (await import('./NewPhotosetDialog.tsx')).NewPhotosetDialog,
);

const photosetSearch = z.object({ query: searchText, page: pageNumber });

/** The photosets by name. */
export function PhotosetListPage() {
  const [search, setSearch, place] = useListSearch(photosetSearch);
  const [isAdding, setIsAdding] = useState(false);
  const query = useQuery(photosetPage(search.query, search.page));
  const chips = search.query
    ? [{ label: `Search: ${search.query}`, onRemove: () => setSearch({ query: '' }) }]
    : [];
  return (
    <>
      <ListShell
        screen="photosetList"
        query={query}
        primaryAction={<Button onClick={() => setIsAdding(true)}>Add photoset</Button>}
        filters={
          <SearchBox
            label="Name"
            value={search.query}
            onSearch={(words) => setSearch({ query: words }, { replace: true })}
          />
        }
        chips={chips}
        place={place}
        paging={{ pageSize: photoPageSize }}
      >
        <DataTable
          label="Photosets"
          failure={photosetMessages.listFailed}
          query={query}
          columns={columns}
          pageSize={photoPageSize}
          rowLink={({ id }) => ({ to: pathTo('photosetEdit', { id }) })}
          rowName={({ name }) => name}
          empty={<NoRows none={photosetMessages.none} noMatch={photosetMessages.noMatch} />}
        />
      </ListShell>
      {isAdding && <NewPhotosetDialog onClose={() => setIsAdding(false)} />}
    </>
  );
}

const shownInRow = 5;

const columns: Column<Photoset>[] = [
  { key: 'name', title: 'Name', cell: ({ name }) => name, onCard: 'title' },
  {
    key: 'photos',
    title: 'Photos',
    cell: ({ photos }) => (
      <span className={styles.strip}>
        {photos.slice(0, shownInRow).map((photo) => (
          <span key={photo.id}>
            <PhotoPicture photo={photo} isDecoration />
          </span>
        ))}
      </span>
    ),
    width: '42%',
    onCard: 'media',
  },
  {
    key: 'count',
    title: 'Number',
    holds: 'value',
    cell: ({ photos }) => photos.length,
    unit: ['photo', 'photos'],
    align: 'end',
    width: 100,
  },
  {
    key: 'uses',
    title: 'Used in',
    holds: 'value',
    cell: ({ useCount }) => useCount,
    align: 'end',
    width: 100,
    from: 700,
  },
  {
    key: 'updated',
    title: 'Updated',
    holds: 'value',
    cell: ({ dateUpdated }) => <Instant at={dateUpdated} />,
    align: 'end',
    width: 140,
    from: 700,
  },
];
