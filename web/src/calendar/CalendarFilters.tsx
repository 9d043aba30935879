import { Chip, Switch } from '@mantine/core';
import {
  kindLabel,
  markKinds,
  markStates,
  stateLabel,
} from '@masthead/shared/calendar/calendar.ts';
import { SiteSelect } from '../sites/SiteSelect.tsx';
import styles from './calendar.module.css';
import type { CalendarSearch } from './calendar.queries.ts';

interface Props {
  search: CalendarSearch;
  onChange: (changes: Partial<CalendarSearch>) => void;
}

/** What the calendar shows; kept in the address. */
export function CalendarFilters({ search, onChange }: Props) {
  return (
    <div className={styles.filters}>
      <SiteSelect
        label="Site"
        placeholder="All sites"
        clearable
        value={search.siteId}
        onChange={(siteId) => onChange({ siteId })}
      />
      <Choices
        label="Kinds"
        names={kindLabel}
        all={markKinds}
        value={search.kinds}
        onChange={(kinds) => onChange({ kinds })}
      />
      <Choices
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
    </div>
  );
}

interface ChoicesProps<V extends string> {
  label: string;
  names: Record<V, string>;
  all: readonly V[];
  value: string;
  onChange: (value: string) => void;
}

/** Some of a few words; none of them means all. */
function Choices<V extends string>({ label, names, all, value, onChange }: ChoicesProps<V>) {
  const chosen = value ? value.split(',') : [...all];
  const toggle = (one: V) => {
    const next = all.filter((each) => (each === one) !== chosen.includes(each));
    onChange(next.length === all.length || next.length === 0 ? '' : next.join(','));
  };
  return (
    <fieldset className={styles.choices}>
      <legend>{label}</legend>
      {all.map((one) => (
        <Chip
          key={one}
          size="xs"
          variant="outline"
          checked={chosen.includes(one)}
          onChange={() => toggle(one)}
        >
          {names[one]}
        </Chip>
      ))}
    </fieldset>
  );
}
