import { Select, Stack } from '@mantine/core';
import { publicationRanges } from '@masthead/shared/dates.ts';
import { newsSections, statusChoices } from '@masthead/shared/news-items/news-item.ts';
import { inSiteOrder, siteLabel } from '@masthead/shared/sites/site.ts';
import { useAuthors } from '../authors/author.queries.ts';
import type { Chip } from '../lists/FilterChips.tsx';
import { SearchBox } from '../lists/SearchBox.tsx';
import { useSites } from '../sites/site.queries.ts';
import { ChoiceBar } from '../ui/ChoiceBar.tsx';
import { type ArticleSearch, articleSearch } from './article-search.ts';

interface Props {
  search: ArticleSearch;
  onChange: (changes: Partial<ArticleSearch>, options?: { replace: boolean }) => void;
}

/** The filter panel of the articles. */
export function ArticleFilters({ search, onChange }: Props) {
  const sites = useSites();
  const authors = useAuthors();
  return (
    <Stack gap="md">
      <SearchBox
        label="Headline"
        placeholder="Words in the headline"
        value={search.title}
        onSearch={(title) => onChange({ title }, { replace: true })}
      />
      <ChoiceBar
        label="Status"
        choices={statusChoices}
        value={search.status}
        onChange={(status) => onChange({ status })}
      />
      <Select
        label="City"
        placeholder="All cities"
        clearable
        data={inSiteOrder(sites.data ?? []).map((site) => ({
          value: String(site.id),
          label: siteLabel(site),
        }))}
        value={search.siteId === null ? null : String(search.siteId)}
        onChange={(siteId) => onChange({ siteId: siteId ? Number(siteId) : null })}
      />
      <Select
        label="Section"
        placeholder="All sections"
        clearable
        data={newsSections}
        value={search.section === 'All' ? null : search.section}
        onChange={(section) =>
          onChange({ section: (section as ArticleSearch['section'] | null) ?? 'All' })
        }
      />
      <Select
        label="Author"
        placeholder="All authors"
        clearable
        searchable
        limit={60}
        nothingFoundMessage="No author has this name"
        data={(authors.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
        value={search.authorId === null ? null : String(search.authorId)}
        onChange={(authorId) => onChange({ authorId: authorId ? Number(authorId) : null })}
      />
      <Select
        label="Publication date"
        allowDeselect={false}
        data={publicationRanges}
        value={search.published}
        onChange={(published) => onChange({ published: published ?? 'All Time' })}
      />
    </Stack>
  );
}

/** What the articles are filtered by, as chips over the table. */
export function useArticleChips({ search, onChange }: Props): Chip[] {
  const sites = useSites();
  const authors = useAuthors();
  const site = sites.data?.find(({ id }) => id === search.siteId);
  const author = authors.data?.find(({ id }) => id === search.authorId);
  const status = statusChoices.find(({ value }) => value === search.status);
  const words: { [K in keyof ArticleSearch]?: string } = {
    title: `Headline: ${search.title}`,
    siteId: `City: ${site ? siteLabel(site) : search.siteId}`,
    section: `Section: ${search.section}`,
    authorId: `Author: ${author?.name ?? search.authorId}`,
    status: `Status: ${status?.label}`,
    published: `Published: ${search.published}`,
  };
  const standard = articleSearch.parse({});
  return (Object.keys(words) as (keyof ArticleSearch)[])
    .filter((key) => search[key] !== standard[key])
    .map((key) => ({
      label: words[key] ?? key,
      onRemove: () => onChange({ [key]: standard[key] }),
    }));
}
