import { Button } from '@mantine/core';
import { photoMessages } from '@masthead/shared/photos/photo.messages.ts';
import { photoPageSize } from '@masthead/shared/photos/photo.ts';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { pathTo, ScreenLink } from '../app/links.tsx';
import { ListShell } from '../lists/ListShell.tsx';
import { NoRows } from '../lists/NoRows.tsx';
import { rowsOf } from '../lists/page-rows.ts';
import { useListSearch } from '../lists/search.ts';
import { AddPhotos } from './AddPhotos.tsx';
import { ChosenPhotos } from './ChosenPhotos.tsx';
import { PhotoFilters, usePhotoChips } from './PhotoFilters.tsx';
import { PhotoGrid } from './PhotoGrid.tsx';
import { photoPage } from './photo.queries.ts';
import { filterOf, photoSearch } from './photo-search.ts';

/** Why: the forms of the worklist come only when somebody works in it. */
const PhotoWorklist = lazy(async () => ({
  default: (await import('./PhotoWorklist.tsx')).PhotoWorklist,
}));

/** Spec, content 2: the photo search; its worklist describes what has no alt text or no credit. */
export function PhotoListPage() {
  const [search, setSearch, place] = useListSearch(photoSearch);
  const query = useQuery(photoPage(filterOf(search), search.page));
  const chips = usePhotoChips({ search, onChange: setSearch });
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const photos = rowsOf(query) ?? [];
  const isWorklist = search.view === 'worklist';
  const none = isWorklist ? 'Every photo has an alt text and a credit.' : photoMessages.none;
  const empty = (
    <NoRows
      none={none}
      noMatch={photoMessages.noMatch}
      action={
        isWorklist ? null : <ScreenLink to={pathTo('photoAdd')}>Add the first photo</ScreenLink>
      }
    />
  );
  return (
    <ListShell
      screen="photoList"
      query={query}
      primaryAction={
        <>
          <Button
            variant={isWorklist ? 'light' : 'default'}
            aria-pressed={isWorklist}
            onClick={() => setSearch({ view: isWorklist ? 'grid' : 'worklist' })}
          >
            To describe
          </Button>
          <AddPhotos />
        </>
      }
      filters={<PhotoFilters search={search} onChange={setSearch} />}
      chips={chips}
      place={place}
      paging={{ pageSize: photoPageSize }}
    >
      {isWorklist ? (
        <Suspense>
          <PhotoWorklist query={query} empty={empty} />
        </Suspense>
      ) : (
        <>
          <ChosenPhotos
            photos={photos.filter(({ id }) => chosen.has(id))}
            onAll={() => setChosen(new Set(photos.map(({ id }) => id)))}
            onNone={() => setChosen(new Set())}
          />
          <PhotoGrid query={query} empty={empty} chosen={chosen} onChoose={setChosen} />
        </>
      )}
    </ListShell>
  );
}
