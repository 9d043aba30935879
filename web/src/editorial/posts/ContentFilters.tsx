import { Select, Stack } from '@mantine/core';
import { listStatusChoices } from '@masthead/shared/editorial/posts/news-item.ts';
import type { AddedType } from '@masthead/shared/editorial/posts/news-item-form.ts';
import { dueLabel, storyStateLabel } from '@masthead/shared/editorial/posts/workflow.ts';
import { newsSections } from '@masthead/shared/people/sites/news-sections.ts';
import { siteLabel } from '@masthead/shared/people/sites/site.record.ts';
import { publicationRanges } from '@masthead/shared/platform/values/dates.ts';
import { SiteSelect } from '../../people/sites/SiteSelect.tsx';
import { useSites } from '../../people/sites/site.queries.ts';
import type { Chip } from '../../platform/lists/FilterChips.tsx';
import { SearchBox } from '../../platform/lists/SearchBox.tsx';
import { ChoiceBar } from '../../platform/ui/ChoiceBar.tsx';
import { late } from '../../platform/ui/late.tsx';
import { useAuthors } from '../authors/author.queries.ts';
import { type ContentSearch, contentSearch } from './content-search.ts';
import { useAssignees } from './workflow.queries.ts';

const markChoices = [
  { value: 'all', label: 'All' },
  { value: 'starred', label: 'Starred' },
  { value: 'flagged', label: 'Flagged' },
] as const;
const timeChoices = [
  { value: 'all', label: 'All' },
  { value: 'upcoming', label: 'Upcoming' },
  { value: 'past', label: 'Past' },
  { value: 'undated', label: 'No date' },
] as const;

const WorkflowFilters = late(async () => (await import('./WorkflowFilters.tsx')).WorkflowFilters);

interface Props {
  search: ContentSearch;
  onChange: (changes: Partial<ContentSearch>, options?: { replace: boolean }) => void;
}

/** The filter panel of a content list. Sections and authors are those of articles, times those of events. */
export function ContentFilters({ type, search, onChange }: Props & { type: AddedType }) {
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
        choices={listStatusChoices}
        value={search.status}
        onChange={(status) => onChange({ status })}
      />
      <SiteSelect
        label="City"
        placeholder="All cities"
        clearable
        value={search.siteId}
        onChange={(siteId) => onChange({ siteId })}
      />
      {type === 'article' && <ArticleFilters search={search} onChange={onChange} />}
      {type === 'event' && (
        <ChoiceBar
          label="When"
          choices={timeChoices}
          value={search.when}
          onChange={(when) => onChange({ when })}
        />
      )}
      <WorkflowFilters search={search} onChange={onChange} />
      <ChoiceBar
        label="Marked"
        choices={markChoices}
        value={search.marked}
        onChange={(marked) => onChange({ marked })}
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

function ArticleFilters({ search, onChange }: Props) {
  const authors = useAuthors();
  return (
    <>
      <Select
        label="Section"
        placeholder="All sections"
        clearable
        data={newsSections}
        value={search.section === 'All' ? null : search.section}
        onChange={(section) =>
          onChange({ section: (section as ContentSearch['section'] | null) ?? 'All' })
        }
      />
      <Select
        label="Author"
        placeholder="All authors"
        clearable
        searchable
        limit={60}
        nothingFoundMessage="No authors have this name"
        data={(authors.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
        value={search.authorId === null ? null : String(search.authorId)}
        onChange={(authorId) => onChange({ authorId: authorId ? Number(authorId) : null })}
      />
    </>
  );
}

/** The filters of a content list as chips above the table. */
export function useContentChips({ search, onChange }: Props): Chip[] {
  const sites = useSites();
  const authors = useAuthors();
  const people = useAssignees(Boolean(search.assigneeId));
  const assignee = people.find(({ id }) => id === search.assigneeId);
  const site = sites.data?.find(({ id }) => id === search.siteId);
  const author = authors.data?.find(({ id }) => id === search.authorId);
  const status = listStatusChoices.find(({ value }) => value === search.status);
  const marked = markChoices.find(({ value }) => value === search.marked);
  const when = timeChoices.find(({ value }) => value === search.when);
  const words: { [K in keyof ContentSearch]?: string } = {
    title: `Headline: ${search.title}`,
    siteId: `City: ${site ? siteLabel(site) : search.siteId}`,
    section: `Section: ${search.section}`,
    authorId: `Author: ${author?.name ?? search.authorId}`,
    importId: `From import ${search.importId}`,
    status: `Status: ${status?.label}`,
    marked: `Marked: ${marked?.label}`,
    when: `When: ${when?.label}`,
    state: `State: ${search.state === 'All' ? '' : storyStateLabel[search.state]}`,
    assigneeId: `Assignee: ${search.assigneeId === 0 ? 'Unassigned' : (assignee?.name ?? search.assigneeId)}`,
    due: `Due: ${search.due === 'all' ? '' : dueLabel[search.due]}`,
    comments: 'Open comments',
    suggestions: 'Open suggestions',
    published: `Published: ${search.published}`,
  };
  const standard = contentSearch.parse({});
  return (Object.keys(words) as (keyof ContentSearch)[])
    .filter((key) => search[key] !== standard[key])
    .map((key) => ({
      label: words[key] ?? key,
      onRemove: () => onChange({ [key]: standard[key] }),
    }));
}
