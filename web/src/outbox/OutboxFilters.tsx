import { Stack } from '@mantine/core';
import { outboxKinds, outboxPurposes } from '@masthead/shared/outbox/outbox.ts';
import { useUser } from '../app/session.ts';
import type { Chip } from '../lists/FilterChips.tsx';
import { SearchBox } from '../lists/SearchBox.tsx';
import { ChoiceBar } from '../ui/ChoiceBar.tsx';
import type { OutboxSearch } from './outbox-search.ts';

type OnSearch = (changes: Partial<OutboxSearch>, options?: { replace?: boolean }) => void;

/** Words and kind; mail about accounts is there for admins only. */
export function OutboxFilters({ search, onSearch }: { search: OutboxSearch; onSearch: OnSearch }) {
  const { isAdmin } = useUser();
  const seen = outboxPurposes.filter((purpose) => isAdmin || purpose !== 'account');
  return (
    <Stack gap="md">
      <SearchBox
        label="Search"
        placeholder="Address or subject"
        value={search.search}
        onSearch={(words) => onSearch({ search: words }, { replace: true })}
      />
      <ChoiceBar
        label="Kind"
        choices={[
          { value: 'all', label: 'All' },
          ...seen.map((purpose) => ({ value: purpose, label: outboxKinds[purpose] })),
        ]}
        value={search.kind}
        onChange={(kind) => onSearch({ kind, send: null })}
      />
    </Stack>
  );
}

/** What the outbox is searched by, as chips over the table. */
export function outboxChips(
  { search, kind, send }: OutboxSearch,
  onSearch: OnSearch,
  subject: string | undefined,
): Chip[] {
  return [
    ...(search ? [{ label: `Search: ${search}`, onRemove: () => onSearch({ search: '' }) }] : []),
    ...(kind !== 'all'
      ? [{ label: `Kind: ${outboxKinds[kind]}`, onRemove: () => onSearch({ kind: 'all' }) }]
      : []),
    ...(send !== null
      ? [
          {
            label: `One send: ${subject ?? `mailing ${send}`}`,
            onRemove: () => onSearch({ send: null }),
          },
        ]
      : []),
  ];
}
