import { sentences } from '@masthead/shared/platform/contract/errors.ts';
import { inDigits } from '@masthead/shared/platform/values/counting.ts';
import { firmMessages } from '@masthead/shared/showcase/firms/firm.messages.ts';
import { mostFirms } from '@masthead/shared/showcase/firms/firm.operations.ts';
import type { ReactNode } from 'react';
import { type ChosenFirm, firmsFailed, useChosenFirms, useFirmOptions } from './firm.queries.ts';

export interface FirmFieldProps {
  label: string;
  description?: string;
  placeholder?: string;
  error?: ReactNode;
  withAsterisk?: boolean;
  clearable?: boolean;
  disabled?: boolean;
  'data-path'?: string;
}

/** Most options to show; typing finds the others. */
export const offered = 50;

/** Options and messages of both pickers: loading, failed, truncated. */
export function useFirmChoices(chosen: readonly number[], field: FirmFieldProps) {
  const { data = [], isPending, isError } = useFirmOptions();
  const shown = useChosenFirms(chosen);
  const others = data.filter(({ id }) => !chosen.includes(id));
  const isCut = data.length >= mostFirms;
  return {
    placeholder: isPending ? sentences.loading : (field.placeholder ?? 'Choose a firm'),
    nothingFoundMessage: firmMessages.noMatch,
    error: isError ? firmsFailed : field.error,
    description:
      field.description ?? (isCut ? `Showing the first ${inDigits(mostFirms)} firms.` : undefined),
    data: [
      ...shown.map((firm) => ({ value: String(firm.id), label: labelOf(firm) })),
      ...others.map(({ id, name }) => ({ value: String(id), label: name })),
    ],
  };
}

const labelOf = ({ name, isPaused }: ChosenFirm) => (isPaused ? `${name} (paused)` : name);
