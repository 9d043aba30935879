import { siteLabel } from '@masthead/shared/sites/site.ts';
import type { Filter } from '../records/filter.tsx';
import { SiteSelect } from './SiteSelect.tsx';
import { useSites } from './site.queries.ts';

/** Narrows a list to what belongs to one site. */
export function useSiteFilter(): Filter<number | null> {
  const { data = [] } = useSites();
  return {
    none: null,
    input: ({ value, onChange }) => (
      <SiteSelect
        label="Site"
        placeholder="All sites"
        clearable
        value={value}
        onChange={(id) => onChange(id)}
      />
    ),
    chip: (id) => {
      const site = data.find((one) => one.id === id);
      return `Site: ${site ? siteLabel(site) : id}`;
    },
  };
}
