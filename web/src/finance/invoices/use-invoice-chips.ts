import { invoiceMessages } from '@masthead/shared/finance/invoices/invoice.record.ts';
import { stateWords } from '@masthead/shared/finance/invoices/invoice.ts';
import { siteLabel } from '@masthead/shared/people/sites/site.record.ts';
import { monthChoices } from '@masthead/shared/platform/values/choices.ts';
import { useSites } from '../../people/sites/site.queries.ts';
import type { Chip } from '../../platform/lists/FilterChips.tsx';
import { useInvoicePeople } from './invoice.queries.ts';
import type { InvoiceListSearch } from './invoice-search.ts';

/** The filters of a list, and how to change them. */
export interface Filtered {
  search: InvoiceListSearch;
  onChange: (changes: Partial<InvoiceListSearch>, options?: { replace: boolean }) => void;
}

/** Labels of the export states. */
export const exportWords = {
  any: 'All',
  never: 'Never exported',
  exported: 'Exported',
  changed: 'Changed since export',
} as const;

/** The active filters as chips over the list; `standard` is the default state, which has no chip. */
export function useInvoiceChips(
  { search, onChange }: Filtered,
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
    search.only === 'decidable' && {
      label: invoiceMessages.onlyDecidable,
      onRemove: () => onChange({ only: 'any' }),
    },
    year !== null && { label: `Year: ${year}`, onRemove: () => onChange({ year: null }) },
  ];
  return chips.filter((chip) => chip !== false);
}
