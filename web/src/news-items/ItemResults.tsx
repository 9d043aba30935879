import { Button } from '@mantine/core';
import { sentences } from '@masthead/shared/errors.ts';
import { useQuery } from '@tanstack/react-query';
import { EmptyList } from '../lists/EmptyList.tsx';
import { PickResults } from '../lists/PickResults.tsx';
import { ItemOption } from './ItemOption.tsx';
import {
  type ItemChoice,
  type ItemSearch,
  itemQuery,
  newItemSearch,
  pickerPageSize,
} from './item-search.ts';
import { newsItemPage, type PostNotes } from './news-item.queries.ts';

interface Props extends ItemChoice {
  search: ItemSearch;
  onChange: (changes: Partial<ItemSearch>) => void;
}

const noNotes: PostNotes = { queryKey: ['no notes'], queryFn: () => new Map(), enabled: false };

/** A page of posts to pick from. */
export function ItemResults({ search, onChange, ...choice }: Props) {
  const query = useQuery({ ...newsItemPage(itemQuery(search)), meta: { isQuiet: true } });
  const ids = query.data?.nodes.map(({ id }) => id) ?? [];
  const { data: notes } = useQuery(choice.notesOf?.(ids) ?? noNotes);
  return (
    <PickResults
      label="Posts to pick from"
      query={query}
      paging={{ page: search.page, pageSize: pickerPageSize, onPage: (page) => onChange({ page }) }}
      empty={<Nothing types={choice.types} search={search} onChange={onChange} />}
    >
      {(post) => <ItemOption key={post.id} post={post} note={notes?.get(post.id)} {...choice} />}
    </PickResults>
  );
}

function Nothing({ types, search, onChange }: Pick<Props, 'types' | 'search' | 'onChange'>) {
  const things = search.type.replaceAll(',', ' or ');
  const { title, section, status } = newItemSearch(types, search.siteId);
  const isShort = search.published !== 'All Time';
  const isNarrowed = search.title !== '' || search.section !== null || search.status !== status;
  if (isShort) {
    return (
      <EmptyList
        sentence={`No ${things} of this time matches.`}
        action={
          <Button onClick={() => onChange({ published: 'All Time' })}>Search all time</Button>
        }
      />
    );
  }
  const clear = () => onChange({ title, section, status, siteId: null });
  return (
    <EmptyList
      sentence={`No ${things} matches.`}
      {...(isNarrowed && { action: <Button onClick={clear}>{sentences.clearFilters}</Button> })}
    />
  );
}
