import type { ComboboxItem, ComboboxLikeRenderOptionInput, OptionsFilter } from '@mantine/core';
import { Text } from '@mantine/core';
import { userMessages } from '@masthead/shared/people/users/user.record.ts';
import { isUserRow, type ListedUser } from '@masthead/shared/people/users/user.ts';
import { sentences } from '@masthead/shared/platform/contract/errors.ts';
import { UserAvatar } from '../../platform/ui/UserAvatar.tsx';
import { useUsers } from './user.queries.ts';
import styles from './users.module.css';

/** As many choices as anyone reads; typing finds the others. */
const offered = 50;

/** The choices of both pickers of people: the enabled people that the viewer may see. */
export function useUserChoices(exclude: readonly number[] = []) {
  const { data: people = [], isPending } = useUsers();
  const byId = new Map(people.map((one) => [String(one.id), one]));
  const filter: OptionsFilter = ({ options, search, limit }) =>
    (options as ComboboxItem[])
      .filter(({ value }) => isNamed(byId.get(value), search))
      .slice(0, limit);
  return {
    placeholder: isPending ? sentences.loading : 'Choose a person',
    searchable: true,
    limit: offered,
    nothingFoundMessage: userMessages.noMatch,
    data: people
      .filter(({ id }) => !exclude.includes(id))
      .map(({ id, name }) => ({ value: String(id), label: name })),
    filter,
    renderOption: ({ option }: ComboboxLikeRenderOptionInput<ComboboxItem>) => (
      <Option user={byId.get(option.value)} />
    ),
  };
}

/** True if every typed word is part of the name or, for admins, the email. */
function isNamed(user: ListedUser | undefined, search: string): boolean {
  const text = `${user?.name} ${user?.email ?? ''}`.toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function Option({ user }: { user: ListedUser | undefined }) {
  if (!user) return null;
  return (
    <span className={styles.who}>
      <UserAvatar user={user} size={26} />
      <span className={styles.words}>
        <span className={styles.name}>{user.name}</span>
        {isUserRow(user) && (
          <Text span inherit c="dimmed" fz="xs" style={{ overflowWrap: 'anywhere' }}>
            {user.email}
          </Text>
        )}
      </span>
    </span>
  );
}
