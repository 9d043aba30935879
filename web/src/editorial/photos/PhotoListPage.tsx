import { Button } from '@mantine/core';
import { photoMessages } from '@masthead/shared/editorial/photos/photo.messages.ts';
import { type Photo, photoPageSize } from '@masthead/shared/editorial/photos/photo.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pathTo, ScreenLink, useGoTo } from '../../platform/api/links.tsx';
import { useViewLock } from '../../platform/api/session.ts';
import { ListShell } from '../../platform/lists/ListShell.tsx';
import { NoRows } from '../../platform/lists/NoRows.tsx';
import { rowsOf } from '../../platform/lists/Pages.tsx';
import { useListSearch } from '../../platform/lists/search.ts';
import { late } from '../../platform/ui/late.tsx';
import surface from '../../platform/ui/surface.module.css';
import { PhotoFilters, usePhotoChips } from './PhotoFilters.tsx';
import { PhotoGrid } from './PhotoGrid.tsx';
import { photoPage } from './photo.queries.ts';
import { filterOf, photoSearch } from './photo-search.ts';

/** Why: the forms of the worklist come only when somebody works in it. */
const PhotoWorklist = late(async () => (await import('./PhotoWorklist.tsx')).PhotoWorklist);

/** Spec, content 2: the photo search. Its worklist shows photos without alt text or credit. */
export function PhotoListPage() {
  const [search, setSearch, place] = useListSearch(photoSearch);
  const query = useQuery(photoPage(filterOf(search), search.page));
  const chips = usePhotoChips({ search, onChange: setSearch });
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const photos = rowsOf(query) ?? [];
  const isWorklist = search.view === 'worklist';
  const none = isWorklist ? 'Every photo has alt text and a credit.' : photoMessages.none;
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
            Needs description
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
        <PhotoWorklist query={query} empty={empty} />
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

/** Why late: loads the drop zone only when the dialog opens. */
const BulkUpload = late(async () => (await import('./BulkUpload.tsx')).BulkUpload);

/** Adds one photo with its form, or uploads many files. */
function AddPhotos() {
  const [isOpen, setIsOpen] = useState(false);
  const goTo = useGoTo();
  return (
    <>
      <Button variant="default" onClick={() => setIsOpen(true)}>
        Upload photos
      </Button>
      <Button onClick={() => void goTo('photoAdd')}>Add photo</Button>
      {isOpen && <BulkUpload onClose={() => setIsOpen(false)} />}
    </>
  );
}

/** Why late: loads the form only when the dialog opens. */
const PhotoCreditsDialog = late(
  async () => (await import('./PhotoCreditsDialog.tsx')).PhotoCreditsDialog,
);

interface Props {
  photos: readonly Photo[];
  /** Selects all photos on the page, or none. */
  onAll: () => void;
  onNone: () => void;
}

/** The actions on the selected photos. */
function ChosenPhotos({ photos, onAll, onNone }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const viewLock = useViewLock();
  if (photos.length === 0) return null;
  return (
    <section className={surface.bar} aria-label="Selected photos">
      <span aria-live="polite">{photos.length} selected</span>
      {viewLock === null && (
        <Button variant="default" size="compact-sm" onClick={() => setIsOpen(true)}>
          Credit and tags
        </Button>
      )}
      <Button variant="subtle" size="compact-sm" onClick={onAll}>
        Select all on this page
      </Button>
      <Button variant="subtle" size="compact-sm" onClick={onNone}>
        Clear selection
      </Button>
      {isOpen && (
        <PhotoCreditsDialog photos={photos} onClose={() => setIsOpen(false)} onSaved={onNone} />
      )}
    </section>
  );
}
