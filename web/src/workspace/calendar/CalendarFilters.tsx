import { Switch } from '@mantine/core';
import {
  kindLabel,
  markKinds,
  markStates,
  stateLabel,
} from '@masthead/shared/workspace/calendar/calendar.ts';
import { SiteSelect } from '../../people/sites/SiteSelect.tsx';
import { CalendarFilterRow, WordChoices } from '../../platform/ui/CalendarFilterRow.tsx';
import type { CalendarSearch } from './calendar.queries.ts';

interface Props {
  search: CalendarSearch;
  onChange: (changes: Partial<CalendarSearch>) => void;
}

/** The filters of the calendar, stored in the URL. */
export function CalendarFilters({ search, onChange }: Props) {
  return (
    <CalendarFilterRow>
      <SiteSelect
        label="Site"
        placeholder="All sites"
        clearable
        value={search.siteId}
        onChange={(siteId) => onChange({ siteId })}
      />
      <WordChoices
        label="Kinds"
        names={kindLabel}
        all={markKinds}
        value={search.kinds}
        onChange={(kinds) => onChange({ kinds })}
      />
      <WordChoices
        label="States"
        names={stateLabel}
        all={markStates}
        value={search.states}
        onChange={(states) => onChange({ states })}
      />
      <Switch
        label="Days without a post"
        checked={search.gaps === 'shown'}
        onChange={({ currentTarget }) =>
          onChange({ gaps: currentTarget.checked ? 'shown' : 'hidden' })
        }
      />
    </CalendarFilterRow>
  );
}
