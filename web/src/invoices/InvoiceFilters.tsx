import { Select, Stack } from '@mantine/core';
import { invoiceYears, monthChoices } from '@masthead/shared/choices.ts';
import { today } from '@masthead/shared/dates.ts';
import { invoiceStates, invoiceTypes } from '@masthead/shared/invoices/invoice.record.ts';
import { stateWords } from '@masthead/shared/invoices/invoice-words.ts';
import { siteLabel } from '@masthead/shared/sites/site.ts';
import { useState } from 'react';
import type { Chip } from '../lists/FilterChips.tsx';
import { SearchBox } from '../lists/SearchBox.tsx';
import { SiteSelect } from '../sites/SiteSelect.tsx';
import { useSites } from '../sites/site.queries.ts';
import { useInvoicePeople } from './invoice.queries.ts';
import type { InvoiceListSearch } from './invoice-search.ts';
import { PersonSelect } from './PersonSelect.tsx';

interface Props {
  search: InvoiceListSearch;
  onChange: (changes: Partial<InvoiceListSearch>, options?: { replace: boolean }) => void;
  /** Only whose invoices are all one's own does not choose a contributor. */
  hasContributor: boolean;
}

const stateChoices = [
  { value: 'all', label: 'All' },
  ...invoiceStates.map((value) => ({ value, label: stateWords[value] })),
];
const exportWords = {
  any: 'All',
  never: 'Never exported',
  exported: 'Exported',
  changed: 'Changed since export',
} as const;
const exportChoices = Object.entries(exportWords).map(([value, label]) => ({
  value: value as keyof typeof exportWords,
  label,
}));
const monthOptions = monthChoices.map((label, month) => ({ value: String(month), label }));

/** The filters of a list of invoices (decisions 10). */
export function InvoiceFilters({ search, onChange, hasContributor }: Props) {
  const { data: people } = useInvoicePeople();
  const [years] = useState(() => invoiceYears(today(new Date())).map(String));
  return (
    <Stack gap="md">
      <SearchBox
        label="Text"
        placeholder="Words in the description or comments"
        value={search.text}
        onSearch={(text) => onChange({ text }, { replace: true })}
      />
      <Select
        label="State"
        data={stateChoices}
        allowDeselect={false}
        value={search.state}
        onChange={(state) => state && onChange({ state: state as InvoiceListSearch['state'] })}
      />
      {hasContributor && (
        <PersonSelect
          label="Contributor"
          placeholder="All contributors"
          clearable
          people={people?.contributors ?? []}
          value={search.contributor}
          onChange={(contributor) => onChange({ contributor })}
        />
      )}
      <PersonSelect
        label="Editor"
        placeholder="All editors"
        clearable
        people={people?.editors ?? []}
        value={search.editor}
        onChange={(editor) => onChange({ editor })}
      />
      <SiteSelect
        label="Site"
        placeholder="All sites"
        clearable
        value={search.site}
        onChange={(site) => onChange({ site })}
      />
      <Select
        label="Type"
        data={['All', ...invoiceTypes]}
        allowDeselect={false}
        value={search.type}
        onChange={(type) => type && onChange({ type })}
      />
      <Select
        label="Month"
        data={monthOptions}
        allowDeselect={false}
        value={String(search.month)}
        onChange={(month) => onChange({ month: Number(month) })}
      />
      {search.exported !== undefined && (
        <Select
          label="Export"
          data={exportChoices}
          allowDeselect={false}
          value={search.exported}
          onChange={(exported) => exported && onChange({ exported })}
        />
      )}
      <Select
        label="Year"
        placeholder="All years"
        clearable
        data={years}
        value={search.year === null ? null : String(search.year)}
        onChange={(year) => onChange({ year: year === null ? null : Number(year) })}
      />
    </Stack>
  );
}

/** What the invoices are filtered by, as chips over the list; the state has `standard` without a choice. */
export function useInvoiceChips(
  { search, onChange }: Pick<Props, 'search' | 'onChange'>,
  standard: InvoiceListSearch['state'],
): Chip[] {
  const { data: people } = useInvoicePeople();
  const sites = useSites();
  const site = sites.data?.find(({ id }) => id === search.site);
  const nameOf = (list: { id: number; name: string }[] | undefined, id: number) =>
    list?.find((one) => one.id === id)?.name ?? `No. ${id}`;
  const { state, contributor, editor, type, month, year, text, exported } = search;
  const chips: (Chip | false)[] = [
    text !== '' && { label: `Text: ${text}`, onRemove: () => onChange({ text: '' }) },
    state !== standard && {
      label: `State: ${state === 'all' ? 'All' : stateWords[state]}`,
      onRemove: () => onChange({ state: standard }),
    },
    contributor !== null && {
      label: `Contributor: ${nameOf(people?.contributors, contributor)}`,
      onRemove: () => onChange({ contributor: null }),
    },
    editor !== null && {
      label: `Editor: ${nameOf(people?.editors, editor)}`,
      onRemove: () => onChange({ editor: null }),
    },
    search.site !== null && {
      label: `Site: ${site ? siteLabel(site) : search.site}`,
      onRemove: () => onChange({ site: null }),
    },
    type !== 'All' && { label: `Type: ${type}`, onRemove: () => onChange({ type: 'All' }) },
    month > 0 && {
      label: `Month: ${monthChoices[month]}`,
      onRemove: () => onChange({ month: 0 }),
    },
    exported !== undefined &&
      exported !== 'any' && {
        label: exportWords[exported],
        onRemove: () => onChange({ exported: 'any' }),
      },
    year !== null && { label: `Year: ${year}`, onRemove: () => onChange({ year: null }) },
  ];
  return chips.filter((chip) => chip !== false);
}
