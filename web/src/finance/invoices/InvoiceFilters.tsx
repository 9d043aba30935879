import { Checkbox, Select, Stack } from '@mantine/core';
import {
  invoiceMessages,
  invoiceStates,
  invoiceTypes,
} from '@masthead/shared/finance/invoices/invoice.record.ts';
import { stateWords } from '@masthead/shared/finance/invoices/invoice.ts';
import { invoiceYears, monthChoices } from '@masthead/shared/platform/values/choices.ts';
import { today } from '@masthead/shared/platform/values/dates.ts';
import { useState } from 'react';
import { SiteSelect } from '../../people/sites/SiteSelect.tsx';
import { SearchBox } from '../../platform/lists/SearchBox.tsx';
import { useInvoicePeople } from './invoice.queries.ts';
import type { InvoiceListSearch } from './invoice-search.ts';
import { PersonSelect } from './PersonSelect.tsx';
import { exportWords, type Filtered } from './use-invoice-chips.ts';

interface Props extends Filtered {
  /** False on My Invoices, where every invoice is one's own. */
  hasContributor: boolean;
}

const stateChoices = [
  { value: 'all', label: 'All' },
  ...invoiceStates.map((value) => ({ value, label: stateWords[value] })),
];
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
      {search.only !== undefined && (
        <Checkbox
          label={invoiceMessages.onlyDecidable}
          checked={search.only === 'decidable'}
          onChange={({ currentTarget }) =>
            onChange({ only: currentTarget.checked ? 'decidable' : 'any' })
          }
        />
      )}
    </Stack>
  );
}
