import { Select } from '@mantine/core';
import { organizationEndpoints } from '@masthead/shared/people/organizations/organization.endpoints.ts';
import { userMessages } from '@masthead/shared/people/users/user.record.ts';
import { sentences } from '@masthead/shared/platform/contract/errors.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queryOf } from '../../platform/api/call.ts';

interface Props {
  value: number | null | undefined;
  onChange: (id: number | null) => void;
  error?: ReactNode;
  label?: string;
  withAsterisk?: boolean;
  'data-path'?: string;
}

/** A picker of a person's organization. */
export function OrganizationSelect({ value, onChange, error, ...field }: Props) {
  const query = useQuery({ ...queryOf(organizationEndpoints.list), meta: { isQuiet: true } });
  const data = query.data?.map(({ id, name, isOwner }) => ({
    value: String(id),
    label: isOwner ? `${name} (owner)` : name,
  }));
  return (
    <Select
      label="Organization"
      placeholder={query.isPending ? sentences.loading : 'Choose an organization'}
      searchable
      withAsterisk
      allowDeselect={false}
      nothingFoundMessage="No organizations match."
      data={data ?? []}
      value={value ? String(value) : null}
      onChange={(next) => onChange(next === null ? null : Number(next))}
      error={query.isError ? userMessages.organizationsFailed : error}
      {...field}
    />
  );
}
