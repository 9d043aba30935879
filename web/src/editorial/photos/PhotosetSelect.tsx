import { Button } from '@mantine/core';
import { photosetMessages } from '@masthead/shared/editorial/photos/photo.messages.ts';
import { photoPageSize } from '@masthead/shared/editorial/photos/photo.ts';
import type { Photoset } from '@masthead/shared/editorial/photos/photoset.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EmptyList } from '../../platform/lists/EmptyList.tsx';
import {
  PickDialog,
  PickFilters,
  PickFooter,
  PickOption,
  PickResults,
} from '../../platform/lists/PickDialog.tsx';
import { SearchBox } from '../../platform/lists/SearchBox.tsx';
import { PhotoPicture } from './PhotoPicture.tsx';
import styles from './photos.module.css';
import { photosetPage } from './photoset.queries.ts';

interface Props {
  onClose: () => void;
  onChosen: (photoset: Photoset) => void;
}

/** The picker of one photoset. Drawn while it is open. */
export function PhotosetSelect({ onClose, onChosen }: Props) {
  const [search, setSearch] = useState({ query: '', page: 1 });
  const [picked, setPicked] = useState<Photoset | null>(null);
  const query = useQuery(photosetPage(search.query, search.page));
  return (
    <PickDialog isOpen title="Choose a photoset" onClose={onClose}>
      <PickFilters
        search={
          <SearchBox
            label="Name"
            isFirst
            value={search.query}
            onSearch={(words) => setSearch({ query: words, page: 1 })}
          />
        }
      />
      <PickResults
        label="Photosets to choose from"
        query={query}
        failure={photosetMessages.listFailed}
        paging={{
          page: search.page,
          pageSize: photoPageSize,
          onPage: (page) => setSearch({ ...search, page }),
        }}
        empty={
          <EmptyList sentence={search.query ? photosetMessages.noMatch : photosetMessages.none} />
        }
      >
        {(photoset) => (
          <PickOption
            key={photoset.id}
            picture={<Thumbnail photoset={photoset} />}
            headline={photoset.name}
            details={[countOf(photoset)]}
            isPicked={picked?.id === photoset.id}
            isBlocked={photoset.photos.length === 0}
            onToggle={() => setPicked(picked?.id === photoset.id ? null : photoset)}
          />
        )}
      </PickResults>
      <PickFooter says={picked ? picked.name : 'None selected'}>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button disabled={!picked} onClick={() => picked && onChosen(picked)}>
          Use photoset
        </Button>
      </PickFooter>
    </PickDialog>
  );
}

function Thumbnail({ photoset: { photos } }: { photoset: Photoset }) {
  return (
    <span className={styles.thumbnail}>
      {photos[0] && <PhotoPicture photo={photos[0]} isDecoration />}
    </span>
  );
}

const countOf = ({ photos }: Photoset) =>
  photos.length === 1 ? '1 photo' : `${photos.length} photos`;
