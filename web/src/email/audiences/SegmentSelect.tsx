import { Select } from '@mantine/core';
import { everybody } from '@masthead/shared/email/campaigns/part.messages.ts';
import { sentences } from '@masthead/shared/platform/contract/errors.ts';
import type { ReactNode } from 'react';
import { Trouble } from '../../platform/ui/Trouble.tsx';
import { useSegmentChoices } from './segment-choices.queries.ts';

interface Props {
  label: string;
  emailTemplateId: number | null;
  /** null: everybody. */
  value: number | null;
  error?: ReactNode;
  readOnly: boolean;
  onChange: (segmentId: number | null) => void;
}

const nobodyLeftOut = '0';

/** Who of an audience gets an email; nothing where its audience has no segments. */
export function SegmentSelect({ emailTemplateId, value, onChange, ...input }: Props) {
  const query = useSegmentChoices(emailTemplateId);
  const choices = query.data ?? [];
  if (value === null && query.isError && !query.data)
    return (
      <Trouble
        failure={sentences.notLoaded('segments')}
        error={query.error}
        onRetry={query.refetch}
      />
    );
  if (value === null && choices.length === 0) return null;
  const chosen = choices.find(({ id }) => id === value);
  const unnamed = query.isPending ? sentences.loading : `No. ${value}`;
  const data = [
    { value: nobodyLeftOut, label: everybody },
    ...choices.map(({ id, name }) => ({ value: String(id), label: name })),
    // Why: without it the email would seem to go to everybody.
    ...(value !== null && !chosen ? [{ value: String(value), label: unnamed }] : []),
  ];
  return (
    <Select
      {...input}
      error={input.error ?? (query.isError && sentences.notLoaded('segments'))}
      data-path="segmentId"
      allowDeselect={false}
      data={data}
      description={chosen?.says.join('. ')}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      value={String(value ?? nobodyLeftOut)}
      onChange={(id) => onChange(id === null || id === nobodyLeftOut ? null : Number(id))}
    />
  );
}
