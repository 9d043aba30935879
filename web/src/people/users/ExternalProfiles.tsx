import { Anchor, Skeleton, Text } from '@mantine/core';
import { userMessages } from '@masthead/shared/people/users/user.record.ts';
import type { ExternalProfile } from '@masthead/shared/people/users/user.ts';
import { isWebAddress } from '@masthead/shared/platform/values/fields.ts';
import { useQuery } from '@tanstack/react-query';
import { FormSection } from '../../platform/forms/FormSection.tsx';
import { StatusDot } from '../../platform/ui/StatusDot.tsx';
import { Trouble } from '../../platform/ui/Trouble.tsx';
import { externalProfilesQuery } from './user.queries.ts';
import styles from './users.module.css';

/** A person's profiles on the external publishing platform, by email (Spec, platform 2.4). */
export function ExternalProfiles({ email }: { email: string }) {
  const query = useQuery(externalProfilesQuery(email));
  const { data } = query;
  return (
    <FormSection title="External profiles" aside={data && data.length > 0 && `${data.length}`}>
      {query.isPending && <Skeleton h={76} />}
      {query.error && (
        <Trouble
          failure={userMessages.profilesFailed}
          error={query.error}
          onRetry={query.refetch}
          isRetrying={query.isFetching}
        />
      )}
      {data?.length === 0 && (
        <Text c="dimmed" fz="sm" style={{ overflowWrap: 'anywhere' }}>
          No external profiles for {email}.
        </Text>
      )}
      {data && data.length > 0 && <Profiles rows={data} />}
    </FormSection>
  );
}

function Profiles({ rows }: { rows: ExternalProfile[] }) {
  return (
    <table className={styles.profiles}>
      <thead>
        <tr>
          <th scope="col">City</th>
          <th scope="col">Name</th>
          <th scope="col">Profile</th>
          <th scope="col">State</th>
          <th scope="col">Id</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <td>{row.city}</td>
            <td>{row.name}</td>
            <td>
              <ProfileLink address={row.profile_url} />
            </td>
            <td>
              <StatusDot tone={row.is_active ? 'done' : 'draft'}>
                {row.is_active ? 'Active' : 'Inactive'}
              </StatusDot>
            </td>
            <td>{row.id}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Why: the address comes from outside, so it is a link only if it is http or https. */
function ProfileLink({ address }: { address: string | null }) {
  if (!address) return '–';
  if (!isWebAddress(address)) return address;
  return (
    <Anchor href={address} target="_blank" rel="noopener noreferrer" inherit>
      {address.replace(/^https?:\/\//, '')}
    </Anchor>
  );
}
