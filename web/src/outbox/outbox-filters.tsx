import { outboxKinds, outboxPurposes } from '@masthead/shared/outbox/outbox.ts';
import type { Filter } from '../records/filter.tsx';
import { ChoiceBar } from '../ui/ChoiceBar.tsx';
import type { OutboxSearch } from './outbox-search.ts';

type OutboxKind = OutboxSearch['kind'];

/** The kind of mail; mail about accounts is there for admins only. */
export function kindFilter(
  isAdmin: boolean,
  onKind: (kind: OutboxKind) => void,
): Filter<OutboxKind> {
  const seen = outboxPurposes.filter((purpose) => isAdmin || purpose !== 'account');
  const choices = seen.map((value) => ({ value, label: outboxKinds[value] }));
  return {
    none: 'all',
    input: ({ value }) => (
      <ChoiceBar
        label="Kind"
        choices={[{ value: 'all', label: 'All' }, ...choices]}
        value={value}
        onChange={onKind}
      />
    ),
    chip: (kind) => `Kind: ${kind === 'all' ? 'All' : outboxKinds[kind]}`,
  };
}

/** The messages of one send, which its row leads to. */
export const sendFilter = (subject: string | undefined): Filter<number | null> => ({
  none: null,
  input: () => null,
  chip: (send) => `One send: ${subject ?? `mailing ${send}`}`,
});
