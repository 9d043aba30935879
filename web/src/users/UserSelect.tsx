import { type ComboboxItem, Select } from '@mantine/core';
import { sentences } from '@masthead/shared/errors.ts';
import { userMessages } from '@masthead/shared/users/user.messages.ts';
import { isUserRow, type ListedUser } from '@masthead/shared/users/user.ts';
import type { ReactNode } from 'react';
import { UserAvatar } from '../ui/UserAvatar.tsx';
import { useUsers } from './user.queries.ts';
import styles from './users.module.css';

interface Props {
  label: string;
  value: number | null;
  onChange: (id: number | null) => void;
  description?: string;
  placeholder?: string;
  error?: ReactNode;
  /** People who are not offered. */
  exclude?: readonly number[];
  withAsterisk?: boolean;
  clearable?: boolean;
  disabled?: boolean;
  'data-path'?: string;
}

/** As many as anybody reads; typing finds the others. */
const offered = 50;

/** A picker of the enabled people whom this person may see. */
export function UserSelect({ value, onChange, exclude = [], ...field }: Props) {
  const { data: people = [], isPending } = useUsers();
  const byId = new Map(people.map((one) => [String(one.id), one]));
  const data = people
    .filter(({ id }) => !exclude.includes(id))
    .map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <Select
      placeholder={isPending ? sentences.loading : 'Choose a person'}
      searchable
      limit={offered}
      nothingFoundMessage={userMessages.noMatch}
      {...field}
      data={data}
      value={value === null ? null : String(value)}
      onChange={(next) => onChange(next === null ? null : Number(next))}
      filter={({ options, search, limit }) =>
        (options as ComboboxItem[])
          .filter(({ value: id }) => isNamed(byId.get(id), search))
          .slice(0, limit)
      }
      renderOption={({ option }) => <Option user={byId.get(option.value)} />}
    />
  );
}

/** Every typed word is a part of the name or, for admins, of the e-mail. */
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
        {isUserRow(user) && <span className={styles.faint}>{user.email}</span>}
      </span>
    </span>
  );
}
