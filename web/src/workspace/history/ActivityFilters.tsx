import { Select, Stack } from '@mantine/core';
import {
  activityActionLabels,
  activityActions,
  productName,
} from '@masthead/shared/platform/history/history.ts';
import { allKinds } from '@masthead/shared/record-kinds.ts';
import { useState } from 'react';
import { useUsers } from '../../people/users/user.queries.ts';
import { DayField } from '../../platform/forms/DayField.tsx';
import { type ActivitySearch, dayPresets, daysOf, kindLabel, presetOf } from './activity-search.ts';

interface Props {
  search: ActivitySearch;
  onChange: (changes: Partial<ActivitySearch>, options?: { replace: boolean }) => void;
}

const kinds = allKinds
  .map(({ slug }) => ({ value: slug, label: kindLabel(slug) }))
  .filter(({ value }) => value !== 'session')
  .sort((a, b) => a.label.localeCompare(b.label));
const actions = activityActions.map((value) => ({ value, label: activityActionLabels[value] }));

/** The filter panel of Activity. */
export function ActivityFilters({ search, onChange }: Props) {
  const users = useUsers();
  const [now] = useState(() => new Date());
  const people = [
    { value: '0', label: `${productName} itself` },
    ...(users.data ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
  ];
  const days = (changes: Partial<ActivitySearch>) => onChange(changes, { replace: true });
  return (
    <Stack gap="md">
      <Select
        label="Person"
        placeholder="Everyone"
        clearable
        searchable
        limit={60}
        nothingFoundMessage="No one by this name"
        data={people}
        value={search.person === null ? null : String(search.person)}
        onChange={(person) => onChange({ person: person === null ? null : Number(person) })}
      />
      <Select
        label="Kind of record"
        placeholder="All kinds"
        clearable
        searchable
        data={kinds}
        value={search.kind === 'all' ? null : search.kind}
        onChange={(kind) => onChange({ kind: kind ?? 'all', record: null })}
      />
      <Select
        label="Action"
        placeholder="All actions"
        clearable
        data={actions}
        value={search.action === 'all' ? null : search.action}
        onChange={(action) => onChange({ action: (action as ActivitySearch['action']) ?? 'all' })}
      />
      <Select
        label="Done by"
        placeholder="Anyone"
        clearable
        data={[{ value: 'partners', label: 'Partners' }]}
        value={search.by === 'partners' ? search.by : null}
        onChange={(by) => onChange({ by: by === 'partners' ? by : 'anybody' })}
      />
      <Select
        label="Days"
        placeholder="Any day"
        clearable
        data={dayPresets}
        value={presetOf(search, now)}
        onChange={(preset) => onChange(preset ? daysOf(preset, now) : { from: null, to: null })}
      />
      <DayField
        label="From"
        description="Days are Central Time."
        value={search.from}
        onChange={(from) => days({ from })}
      />
      <DayField label="To" value={search.to} onChange={(to) => days({ to })} />
    </Stack>
  );
}
