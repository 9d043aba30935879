import { Select } from '@mantine/core';
import { newsItemEndpoints } from '@masthead/shared/editorial/posts/news-item.endpoints.ts';
import type { PostType } from '@masthead/shared/editorial/posts/news-item.ts';
import {
  defaultSection,
  sectionChoices,
} from '@masthead/shared/editorial/posts/section-choices.ts';
import { sentences } from '@masthead/shared/platform/contract/errors.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { queryOf } from '../../platform/api/call.ts';
import { useStable } from '../../platform/forms/use-unsaved-work.ts';

interface Props {
  type: PostType;
  siteId: number | null;
  /** A section of this name is chosen first, where the site has one. */
  preferred?: string | undefined;
  value: number | null;
  onChange: (id: number | null) => void;
  error?: ReactNode;
  'data-path': string;
}

/** The sections of a site that a post of this type may stand in (Spec, content 5). */
export function SectionSelect({ type, siteId, preferred, value, onChange, ...field }: Props) {
  const { data, isError } = useQuery({
    ...queryOf(newsItemEndpoints.sections, { params: { id: siteId ?? 0 } }),
    enabled: siteId !== null,
  });
  const choices = data && siteId !== null ? sectionChoices(type, data) : [];
  const first = defaultSection(type, choices, preferred);
  const { choose } = useStable({ choose: onChange });
  useEffect(() => {
    if (value === null && first !== null) choose(first);
  }, [value, first, choose]);
  return (
    <Select
      {...field}
      label="Section"
      withAsterisk
      allowDeselect={false}
      disabled={siteId === null}
      placeholder={siteId === null ? 'Choose a site first' : undefined}
      data={choices.map(({ id, title }) => ({ value: String(id), label: title }))}
      error={isError ? sentences.notLoaded('sections') : field.error}
      value={value === null ? null : String(value)}
      onChange={(next) => onChange(next === null ? null : Number(next))}
    />
  );
}
