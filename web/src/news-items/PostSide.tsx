import { MultiSelect, TagsInput, TextInput } from '@mantine/core';
import { sentences } from '@masthead/shared/errors.ts';
import { newsItemMessages } from '@masthead/shared/news-items/news-item.messages.ts';
import { isOut } from '@masthead/shared/news-items/news-item.rules.ts';
import { hiddenSections } from '@masthead/shared/news-items/news-item.ts';
import type { EditedNewsItem } from '@masthead/shared/news-items/news-item-edit.endpoints.ts';
import {
  type newsItemForm,
  newsItemLimits,
  slugOf,
} from '@masthead/shared/news-items/news-item-form.ts';
import { lazy, Suspense } from 'react';
import { useAuthors } from '../authors/author.queries.ts';
import type { AreaForm } from '../forms/use-area-form.ts';
import { PlannedField } from './PlannedField.tsx';
import { PostCheck } from './PostCheck.tsx';
import { PostStatus } from './PostStatus.tsx';
import { useSections } from './post.queries.ts';
import { lineOf } from './post-fields.ts';
import { ScheduleField } from './ScheduleField.tsx';
import type { PostActs } from './use-post-acts.ts';

const NotLive = lazy(async () => ({ default: (await import('./NotLive.tsx')).NotLive }));

interface Props {
  post: EditedNewsItem;
  area: AreaForm<typeof newsItemForm>;
  acts: PostActs;
  /** When it is to go live, as chosen and not yet scheduled. */
  goLiveAt: string | null;
  onGoLiveAt: (at: string | null) => void;
}

/** Where a post stands, when it goes live, and what it is filed under. */
export function PostSide({ post, area, acts, goLiveAt, onGoLiveAt }: Props) {
  const { form } = area;
  const isReadOnly = post.edit_blocked !== null;
  const { values, errors } = form;
  return (
    <>
      <PostStatus post={post} />
      <Suspense>{isOut(post) && acts.hasDraft && <NotLive post={post} values={values} />}</Suspense>
      {(acts.hasDraft || !isOut(post)) && <PostCheck post={post} values={values} />}
      <PlannedField post={post} />
      <ScheduleField post={post} acts={acts} at={goLiveAt} onAt={onGoLiveAt} />
      <SectionsField
        post={post}
        value={values.section_ids}
        error={errors.section_ids}
        readOnly={isReadOnly}
        onChange={(ids) => form.setFieldValue('section_ids', ids)}
      />
      <AuthorsField
        value={values.authors}
        error={errors.authors}
        readOnly={isReadOnly}
        onChange={(ids) => form.setFieldValue('authors', ids)}
      />
      <TagsInput
        label="Tags"
        placeholder={values.tags.length === 0 ? newsItemMessages.typeTag : undefined}
        maxTags={newsItemLimits.tags}
        splitChars={[',', ';']}
        acceptValueOnBlur
        data-path="tags"
        readOnly={isReadOnly}
        value={values.tags}
        error={errors.tags}
        onChange={(tags) => form.setFieldValue('tags', tags)}
      />
      <TextInput
        label="Slug"
        placeholder={slugOf(values.headline)}
        {...lineOf({ form, isReadOnly }, 'slug')}
      />
    </>
  );
}

interface IdsProps {
  value: number[];
  error: React.ReactNode;
  readOnly: boolean;
  onChange: (ids: number[]) => void;
}

/** Why: before the names are there, a chosen one would show its bare number. */
const withUnknown = (options: { value: string; label: string }[], ids: number[]) => [
  ...options,
  ...ids
    .filter((id) => !options.some(({ value }) => value === String(id)))
    .map((id) => ({ value: String(id), label: '…' })),
];

function SectionsField({ post, value, onChange, ...field }: IdsProps & { post: EditedNewsItem }) {
  const { data = [], isError } = useSections(post.site_id);
  const options = data
    .filter(({ id, title }) => !hiddenSections.includes(title) || value.includes(id))
    .map(({ id, title }) => ({ value: String(id), label: title }));
  return (
    <MultiSelect
      {...field}
      label="Sections"
      placeholder={value.length === 0 ? 'Choose sections' : undefined}
      data-path="section_ids"
      searchable
      nothingFoundMessage="No section matches."
      data={withUnknown(options, value)}
      value={value.map(String)}
      error={isError ? sentences.notLoaded('sections') : field.error}
      onChange={(ids) => onChange(ids.map(Number))}
    />
  );
}

function AuthorsField({ value, onChange, ...field }: IdsProps) {
  const { data = [], isError } = useAuthors();
  const options = data.map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <MultiSelect
      {...field}
      label="Authors"
      placeholder={value.length === 0 ? 'Choose authors' : undefined}
      data-path="authors"
      searchable
      limit={100}
      nothingFoundMessage="No author matches."
      data={withUnknown(options, value)}
      value={value.map(String)}
      error={isError ? sentences.notLoaded('authors') : field.error}
      onChange={(ids) => onChange(ids.map(Number))}
    />
  );
}
