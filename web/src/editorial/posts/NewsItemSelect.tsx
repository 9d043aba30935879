import { Button, Select } from '@mantine/core';
import { contentLists } from '@masthead/shared/editorial/posts/content-lists.ts';
import { eventStart } from '@masthead/shared/editorial/posts/event-times.ts';
import {
  hiddenSections,
  type NewsItem,
  statusChoices,
} from '@masthead/shared/editorial/posts/news-item.ts';
import type { AddedType } from '@masthead/shared/editorial/posts/news-item-form.ts';
import { newsSections } from '@masthead/shared/people/sites/news-sections.ts';
import { sentences } from '@masthead/shared/platform/contract/errors.ts';
import { imageUrl } from '@masthead/shared/platform/images/image-sizes.ts';
import { listDate, publicationRanges } from '@masthead/shared/platform/values/dates.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SiteSelect } from '../../people/sites/SiteSelect.tsx';
import { EmptyList } from '../../platform/lists/EmptyList.tsx';
import {
  PickDialog,
  PickFilters,
  PickFooter,
  PickOption,
  PickResults,
} from '../../platform/lists/PickDialog.tsx';
import { SearchBox } from '../../platform/lists/SearchBox.tsx';
import surface from '../../platform/ui/surface.module.css';
import {
  type ItemChoice,
  type ItemSearch,
  itemQuery,
  newItemSearch,
  pickerPageSize,
} from './item-search.ts';
import styles from './item-select.module.css';
import { newsItemPage, type PostNotes } from './news-item.queries.ts';

interface Props extends ItemChoice {
  isOpen: boolean;
  title: string;
  /** The site whose posts are offered first. */
  siteId: number | null;
  onClose: () => void;
}

/** The item picker for news items and events (Spec, content 2, 9). */
export function NewsItemSelect({ isOpen, title, siteId, onClose, ...choice }: Props) {
  return (
    <PickDialog isOpen={isOpen} title={title} onClose={onClose}>
      <Picker siteId={siteId} onClose={onClose} {...choice} />
    </PickDialog>
  );
}

/** Why its own component: it mounts anew each time the dialog opens, which resets the search. */
function Picker({ siteId, onClose, ...choice }: Omit<Props, 'isOpen' | 'title'>) {
  const [search, setSearch] = useState(() => newItemSearch(choice.types, siteId));
  const onChange = (changes: Partial<ItemSearch>) => setSearch({ ...search, page: 1, ...changes });
  const count = choice.picked.length;
  const full = count >= choice.limit ? '. Deselect one to choose another.' : '';
  return (
    <>
      <ItemFilters types={choice.types} search={search} onChange={onChange} />
      <ItemResults search={search} onChange={onChange} {...choice} />
      <PickFooter says={`${count} of ${choice.limit} selected${full}`}>
        <Button onClick={onClose}>Done</Button>
      </PickFooter>
    </>
  );
}

interface ItemResultsProps extends ItemChoice {
  search: ItemSearch;
  onChange: (changes: Partial<ItemSearch>) => void;
}

const noNotes: PostNotes = { queryKey: ['no notes'], queryFn: () => new Map(), enabled: false };

/** A page of posts to pick from. */
function ItemResults({ search, onChange, ...choice }: ItemResultsProps) {
  const query = useQuery({ ...newsItemPage(itemQuery(search)), meta: { isQuiet: true } });
  const ids = query.data?.nodes.map(({ id }) => id) ?? [];
  const { data: notes } = useQuery(choice.notesOf?.(ids) ?? noNotes);
  return (
    <PickResults
      label="Posts to choose from"
      query={query}
      paging={{ page: search.page, pageSize: pickerPageSize, onPage: (page) => onChange({ page }) }}
      empty={<Nothing types={choice.types} search={search} onChange={onChange} />}
    >
      {(post) => <ItemOption key={post.id} post={post} note={notes?.get(post.id)} {...choice} />}
    </PickResults>
  );
}

function Nothing({
  types,
  search,
  onChange,
}: Pick<ItemResultsProps, 'types' | 'search' | 'onChange'>) {
  const { title, section, status } = newItemSearch(types, search.siteId);
  const isShort = search.published !== 'All Time';
  const isNarrowed = search.title !== '' || search.section !== null || search.status !== status;
  if (isShort) {
    return (
      <EmptyList
        sentence="No matches in this period."
        action={
          <Button onClick={() => onChange({ published: 'All Time' })}>Search all time</Button>
        }
      />
    );
  }
  const clear = () => onChange({ title, section, status, siteId: null });
  return (
    <EmptyList
      sentence="No matches."
      {...(isNarrowed && { action: <Button onClick={clear}>{sentences.clearFilters}</Button> })}
    />
  );
}

interface ItemOptionProps extends ItemChoice {
  post: NewsItem;
  note: string | undefined;
}

/** One post. A click selects it, another deselects it. */
function ItemOption({ post, note, limit, picked, elsewhere, ...acts }: ItemOptionProps) {
  const { whyNot, onPick, onUnpick } = acts;
  const isPicked = picked.includes(post.id);
  const isFull = !isPicked && picked.length >= limit;
  const reason = isPicked ? null : whyNot(post);
  const isBlocked = isFull || reason !== null;
  const place = elsewhere.get(post.id);
  return (
    <PickOption
      picture={<Picture src={post.image_url ?? post.image} />}
      headline={post.headline}
      details={detailsOf(post)}
      notes={[place && `In ${place}`, note, reason].filter((note) => typeof note === 'string')}
      isPicked={isPicked}
      isBlocked={isBlocked}
      onToggle={() => (isPicked ? onUnpick(post.id) : onPick(post))}
    />
  );
}

function Picture({ src }: { src: string | null }) {
  if (!src) return <span className={`${surface.picture} ${styles.picture}`} />;
  return (
    <img
      className={`${surface.picture} ${styles.picture}`}
      src={imageUrl(src, 'thumbnail')}
      alt=""
      width={72}
      height={48}
      decoding="async"
    />
  );
}

function detailsOf(post: NewsItem): string[] {
  const section = post.sections.find(({ name }) => !hiddenSections.includes(name.toUpperCase()));
  const published = listDate(new Date(post.last_published_ts ?? post.created_ts));
  const when = post.starts_at ? eventStart(new Date(post.starts_at)) : published;
  const status = post.status === 'Live' ? null : post.status;
  const author = post.is_event ? null : post.author;
  return [status, post.city, post.is_event ? null : section?.name, when, author].filter(
    (detail) => typeof detail === 'string' && detail !== '',
  ) as string[];
}

interface ItemFiltersProps {
  /** Kinds of post that are offered. */
  types: readonly AddedType[];
  search: ItemSearch;
  onChange: (changes: Partial<ItemSearch>) => void;
}

/** Search, city, section, time and status of the picker. All events are in one section. */
function ItemFilters({ types, search, onChange }: ItemFiltersProps) {
  const kinds = types.map((type) => ({ label: kindOf(type), value: type as string }));
  return (
    <PickFilters
      search={
        <SearchBox
          label="Search"
          isFirst
          placeholder="Words in the headline"
          value={search.title}
          onSearch={(title) => onChange({ title })}
        />
      }
    >
      <SiteSelect
        label="City"
        placeholder="All cities"
        clearable
        value={search.siteId}
        onChange={(siteId) => onChange({ siteId })}
      />
      {types.length > 1 && (
        <Select
          label="Kind"
          allowDeselect={false}
          data={[{ label: 'All', value: types.join(',') }, ...kinds]}
          value={search.type}
          onChange={(type) => type && onChange({ type, section: null })}
        />
      )}
      {search.type === 'article' && (
        <Select
          label="Section"
          placeholder="All sections"
          clearable
          data={newsSections}
          value={search.section}
          onChange={(section) => onChange({ section })}
        />
      )}
      <Select
        label="Time"
        allowDeselect={false}
        data={publicationRanges}
        value={search.published}
        onChange={(published) => published && onChange({ published })}
      />
      <Select
        label="Status"
        allowDeselect={false}
        data={statusChoices.map(({ label, value }) => ({ label, value: value as string }))}
        value={search.status}
        onChange={(status) => status && onChange({ status })}
      />
    </PickFilters>
  );
}

function kindOf(type: AddedType): string {
  const { many } = contentLists[type];
  return many.charAt(0).toUpperCase() + many.slice(1);
}
