import { Text } from '@mantine/core';
import { apiTokenEndpoints } from '@masthead/shared/people/api-tokens/api-token.endpoints.ts';
import { apiTokenMessages } from '@masthead/shared/people/api-tokens/api-token.messages.ts';
import { type ApiToken, rightsOf } from '@masthead/shared/people/api-tokens/api-token.ts';
import { sentences } from '@masthead/shared/platform/contract/errors.ts';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../../platform/api/call.ts';
import type { Column } from '../../platform/lists/column.ts';
import { NoRows } from '../../platform/lists/NoRows.tsx';
import { AddButton } from '../../platform/records/AddButton.tsx';
import { localPage } from '../../platform/records/local-page.ts';
import { RecordList } from '../../platform/records/RecordList.tsx';
import { exactInstant, Instant } from '../../platform/ui/Instant.tsx';
import { late } from '../../platform/ui/late.tsx';
import { StatusDot, type Tone } from '../../platform/ui/StatusDot.tsx';
import text from '../../platform/ui/text.module.css';
import styles from './api-tokens.module.css';
import { RevokeItem } from './RevokeItem.tsx';

const states: Record<ApiToken['state'], { tone: Tone; name: string }> = {
  active: { tone: 'live', name: 'Active' },
  inactive: { tone: 'late', name: 'Inactive' },
  expired: { tone: 'draft', name: 'Expired' },
  revoked: { tone: 'failed', name: 'Revoked' },
};

const whyOf = ({ state, revokedBy, revokedAt, createdBy }: ApiToken) => {
  if (state === 'revoked' && revokedAt)
    return `Revoked ${exactInstant(revokedAt)}${revokedBy ? ` by ${revokedBy}` : ''}`;
  return state === 'inactive'
    ? `${createdBy} or the organization is not active at the moment`
    : undefined;
};

const columns: Column<ApiToken>[] = [
  {
    key: 'name',
    title: 'Name',
    cell: ({ name, hint }) => (
      <span className={text.anywhere}>
        {name}
        <Text span display="block" c="dimmed" fz="xs">
          {hint}
        </Text>
      </span>
    ),
    onCard: 'title',
    width: '20%',
  },
  {
    key: 'state',
    title: 'Status',
    holds: 'label',
    cell: (token) => (
      <StatusDot tone={states[token.state].tone} title={whyOf(token)}>
        {states[token.state].name}
      </StatusDot>
    ),
    width: 110,
  },
  {
    key: 'screens',
    title: 'Screens',
    cell: (token) => (
      <Text span inherit lineClamp={3} title={rightsOf(token)}>
        {rightsOf(token)}
      </Text>
    ),
  },
  {
    key: 'organization',
    title: 'Organization',
    cell: ({ organization }) =>
      organization ?? <span className={text.dimmed}>All organizations</span>,
    width: '14%',
  },
  { key: 'createdBy', title: 'Created by', cell: ({ createdBy }) => createdBy, width: '13%' },
  {
    key: 'used',
    title: 'Last used',
    holds: 'value',
    cell: ({ lastUsedAt }) =>
      lastUsedAt ? (
        <>
          <span className={styles.heading}>used </span>
          <Instant at={lastUsedAt} />
        </>
      ) : (
        <span className={text.dimmed}>Never used</span>
      ),
    width: 108,
  },
  {
    key: 'expires',
    title: 'Last day',
    holds: 'value',
    cell: ({ expiresAt }) => (
      <>
        <span className={styles.heading}>until </span>
        <Instant at={justBefore(expiresAt)} />
      </>
    ),
    width: 108,
  },
];

/** The last moment of its last day. */
const justBefore = (end: string) => new Date(Date.parse(end) - 1).toISOString();

const CreateTokenDialog = late(
  async () => (await import('./CreateTokenDialog.tsx')).CreateTokenDialog,
);

const add = (
  <AddButton
    label="Create API token"
    dialog={(onClose) => <CreateTokenDialog onClose={onClose} />}
  />
);

/** Decision 131: the tokens by which programs call the API. */
export function ApiTokenListPage() {
  const query = useQuery({ ...queryOf(apiTokenEndpoints.list), meta: { isQuiet: true } });
  return (
    <RecordList
      screen="apiTokenList"
      label="API tokens"
      query={localPage(query, query.data)}
      failure={sentences.notLoaded('API tokens')}
      columns={columns}
      expected={4}
      rowName={({ name }) => name}
      rowMenu={(token) => <RevokeItem token={token} />}
      primaryAction={add}
      note={
        <Text c="dimmed" fz="sm" maw="68ch" mb="md">
          {apiTokenMessages.purpose}
        </Text>
      }
      empty={<NoRows none={apiTokenMessages.none} action={add} />}
    />
  );
}
