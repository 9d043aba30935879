import { Button, Select, Text } from '@mantine/core';
import type { emailTemplateRecord } from '@masthead/shared/email/templates/email-template.record.ts';
import { sentences } from '@masthead/shared/platform/contract/errors.ts';
import { useQuery } from '@tanstack/react-query';
import type { InputProps } from '../../platform/forms/record-inputs.ts';
import { audiencesQuery } from './email-template.queries.ts';

interface Props extends InputProps<typeof emailTemplateRecord.fields.audienceId> {
  /** 0 while no site is chosen. */
  siteId: number;
}

/** The audiences of the template's site, as the mail provider knows them (Spec, platform 2.4). */
export function AudienceField({ siteId, value, ...field }: Props) {
  const query = useQuery({
    ...audiencesQuery(siteId),
    enabled: siteId > 0,
    meta: { isQuiet: true },
  });
  const { audiences = [], unread = [] } = query.data ?? {};
  const choices = audiences.map(({ id, name }) => ({ value: id, label: name }));
  const isWhole = unread.length === 0;
  // Why: the saved audience is shown while loading, and if the provider no longer has it.
  const isKnown = value === null || choices.some((choice) => choice.value === value);
  const data = isKnown
    ? choices
    : [
        ...choices,
        { value, label: query.data && isWhole ? `${value} (no longer available)` : value },
      ];
  const trouble = query.error
    ? `${sentences.notLoaded('audiences')} ${query.error.message}`
    : unread.join(' ');
  return (
    <div>
      <Select
        {...field}
        placeholder={placeholderOf(siteId, query.isFetching, choices.length)}
        clearable
        searchable
        disabled={siteId === 0}
        data={data}
        value={value}
      />
      {trouble && (
        <Text c="var(--mantine-color-error)" fz="sm" mt={6} role="alert">
          {trouble}{' '}
          <Button
            variant="subtle"
            size="compact-xs"
            loading={query.isFetching}
            onClick={() => void query.refetch()}
          >
            {sentences.tryAgain}
          </Button>
        </Text>
      )}
    </div>
  );
}

function placeholderOf(siteId: number, isLoading: boolean, count: number): string {
  if (siteId === 0) return 'Choose a site first';
  if (isLoading) return 'Loading…';
  return count === 0 ? 'This site has no audiences' : 'Choose an audience';
}
