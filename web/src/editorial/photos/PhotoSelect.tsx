import { Button, Select } from '@mantine/core';
import { photoMessages } from '@masthead/shared/editorial/photos/photo.messages.ts';
import { type Photo, photoPageSize } from '@masthead/shared/editorial/photos/photo.ts';
import { photoTypes } from '@masthead/shared/platform/images/photo-shape.ts';
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
import { photoPage } from './photo.queries.ts';
import { filterOf, photoSearch } from './photo-search.ts';
import styles from './photos.module.css';

interface Props {
  /** True if more than one photo can be selected. */
  isMany?: boolean;
  /** The ids that are there already. */
  chosen?: readonly number[];
  onClose: () => void;
  /** Leads to where a new one is uploaded. */
  onUpload?: () => void;
  onChosen: (photos: Photo[]) => void;
}

/** The picker of photos: of one, or of several for a photoset. Drawn while it is open. */
export function PhotoSelect(props: Props) {
  const { isMany = false, chosen = [], onClose, onUpload, onChosen } = props;
  const [search, setSearch] = useState(() => photoSearch.parse({}));
  const [picked, setPicked] = useState<readonly Photo[]>([]);
  const query = useQuery(photoPage(filterOf(search), search.page));
  const change = (changes: Partial<typeof search>) => setSearch({ ...search, page: 1, ...changes });
  const onToggle = (photo: Photo) => {
    const others = picked.filter(({ id }) => id !== photo.id);
    if (others.length < picked.length) return setPicked(others);
    setPicked(isMany ? [...picked, photo] : [photo]);
  };
  return (
    <PickDialog isOpen title={isMany ? 'Add photos' : 'Choose a photo'} onClose={onClose}>
      <PickFilters
        search={
          <SearchBox
            label="Search"
            isFirst
            placeholder="Alt text, credit, tags, place"
            value={search.query}
            onSearch={(words) => change({ query: words })}
          />
        }
      >
        <Select
          label="Type"
          placeholder="All types"
          clearable
          data={photoTypes}
          value={search.type}
          onChange={(type) => change({ type })}
        />
      </PickFilters>
      <PickResults
        label="Photos to choose from"
        query={query}
        failure={photoMessages.listFailed}
        paging={{ page: search.page, pageSize: photoPageSize, onPage: (page) => change({ page }) }}
        empty={<EmptyList sentence={photoMessages.noMatch} />}
      >
        {(photo) => (
          <PickOption
            key={photo.id}
            picture={
              <span className={styles.thumbnail}>
                <PhotoPicture photo={photo} isDecoration />
              </span>
            }
            headline={photo.title}
            details={detailsOf(photo)}
            notes={photo.altTag ? [] : ['No alt text']}
            isPicked={picked.some(({ id }) => id === photo.id)}
            isBlocked={chosen.includes(photo.id)}
            alreadyIn={chosen.includes(photo.id) ? 'In this photoset' : null}
            onToggle={() => onToggle(photo)}
          />
        )}
      </PickResults>
      <PickFooter says={`${picked.length} selected`}>
        {onUpload && (
          <Button variant="default" onClick={onUpload}>
            Upload a photo
          </Button>
        )}
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button disabled={picked.length === 0} onClick={() => onChosen([...picked])}>
          {labelOf(picked.length, isMany)}
        </Button>
      </PickFooter>
    </PickDialog>
  );
}

const labelOf = (count: number, isMany: boolean) => {
  if (!isMany) return 'Use photo';
  return count > 1 ? `Add ${count} photos` : 'Add photo';
};

const detailsOf = ({ credit, city, width, height }: Photo) =>
  [credit, city, `${width} × ${height}`].filter((detail) => typeof detail === 'string');
