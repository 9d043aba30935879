import type { PostType } from '@masthead/shared/news-items/news-item.ts';
import type { newsItemForm } from '@masthead/shared/news-items/news-item-form.ts';
import type { ChangeEvent } from 'react';
import type { AreaForm } from '../forms/use-area-form.ts';
import type { PostValues } from './post-values.ts';

export type PostForm = AreaForm<typeof newsItemForm>['form'];

/** What the parts of the editor are drawn from. */
export interface PostPart {
  form: PostForm;
  isReadOnly: boolean;
}

type Group = 'location' | 'lead_image' | 'seo' | 'social';
type Line = 'slug' | { [G in Group]: `${G}.${keyof PostValues[G] & string}` }[Group];

/** What an input of a line that may be empty takes. */
export function lineOf({ form, isReadOnly }: PostPart, path: Line) {
  const [group, key] = path.split('.') as [keyof PostValues, string | undefined];
  const value = key
    ? (form.values[group] as Record<string, unknown> | null)?.[key]
    : form.values[group];
  return {
    'data-path': path,
    value: typeof value === 'string' ? value : '',
    error: form.errors[path],
    readOnly: isReadOnly,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      form.setFieldValue(path, event.currentTarget.value || null),
  };
}

type LocationKey = keyof PostValues['location'];

/** What is asked of where something is, by kind of post. */
export const locationFields: Partial<Record<PostType, { key: LocationKey; label: string }[]>> = {
  event: [
    { key: 'venue', label: 'Venue' },
    { key: 'address', label: 'Address' },
    { key: 'city', label: 'City' },
    { key: 'phone', label: 'Phone' },
    { key: 'website', label: 'Website or tickets' },
  ],
  place: [
    { key: 'address', label: 'Address' },
    { key: 'city', label: 'City' },
    { key: 'phone', label: 'Phone' },
    { key: 'website', label: 'Website' },
    { key: 'hours', label: 'Hours' },
  ],
  charity: [
    { key: 'address', label: 'Address' },
    { key: 'city', label: 'City' },
    { key: 'phone', label: 'Phone' },
    { key: 'website', label: 'Website or donations' },
    { key: 'hours', label: 'Hours' },
  ],
};
