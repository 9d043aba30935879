import { ActionIcon, Button, Select } from '@mantine/core';
import { campaignKinds } from '@masthead/shared/campaigns/campaign.ts';
import { listOfKind } from '@masthead/shared/campaigns/mail-screens.ts';
import { addDays, type Day, monthName, sendDay } from '@masthead/shared/dates.ts';
import { screens } from '@masthead/shared/screens.ts';
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { SiteSelect } from '../sites/SiteSelect.tsx';
import { ChoiceBar } from '../ui/ChoiceBar.tsx';
import styles from './email-calendar.module.css';
import { type CalendarSearch, monthFrom, planFilters } from './email-calendar-search.ts';

interface Props {
  search: CalendarSearch;
  onSearch: (changes: Partial<CalendarSearch>) => void;
  days: readonly Day[];
  today: Day;
}

const views = [
  { value: 'month', label: 'Month' },
  { value: 'week', label: 'Week' },
] as const;

const kinds = [
  { value: 'All', label: 'All kinds' },
  ...campaignKinds.map((kind) => ({ value: kind, label: screens[listOfKind[kind]].title })),
];

const statuses = planFilters.map((value) => ({
  value,
  label: value === 'All' ? 'Any status' : value,
}));

/** Which days, and which emails. */
export function CalendarToolbar({ search, onSearch, days, today }: Props) {
  const { view, day } = search;
  const at = day ?? today;
  const step = (way: 1 | -1) =>
    onSearch({ day: view === 'week' ? addDays(at, 7 * way) : monthFrom(at, way) });
  const range =
    view === 'month' ? monthName(at) : `${sendDay(days[0] ?? at)} – ${sendDay(days.at(-1) ?? at)}`;
  const name = view === 'month' ? 'month' : 'week';
  return (
    <div className={styles.toolbar}>
      <div className={styles.steps}>
        <ActionIcon
          variant="default"
          size={36}
          aria-label={`The ${name} before`}
          onClick={() => step(-1)}
        >
          <IconChevronLeft size={18} stroke={1.75} />
        </ActionIcon>
        <Button variant="default" onClick={() => onSearch({ day: null })}>
          Today
        </Button>
        <ActionIcon
          variant="default"
          size={36}
          aria-label={`The ${name} after`}
          onClick={() => step(1)}
        >
          <IconChevronRight size={18} stroke={1.75} />
        </ActionIcon>
      </div>
      <h2 className={styles.range} aria-live="polite">
        {range}
      </h2>
      <ChoiceBar
        label="Show"
        choices={views}
        value={view}
        onChange={(next) => onSearch({ view: next })}
      />
      <div className={styles.filters}>
        <SiteSelect
          label="City"
          placeholder="All cities"
          clearable
          value={search.siteId}
          onChange={(siteId) => onSearch({ siteId })}
        />
        <Select
          label="Kind"
          allowDeselect={false}
          data={kinds}
          value={search.kind}
          onChange={(kind) => onSearch({ kind: (kind ?? 'All') as CalendarSearch['kind'] })}
        />
        <Select
          label="Status"
          allowDeselect={false}
          data={statuses}
          value={search.status}
          onChange={(status) => onSearch({ status: status ?? 'All' })}
        />
      </div>
    </div>
  );
}
