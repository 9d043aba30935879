import { Textarea } from '@mantine/core';
import type { EditedNewsItem } from '@masthead/shared/news-items/news-item-edit.endpoints.ts';
import { type newsItemForm, newsItemLimits } from '@masthead/shared/news-items/news-item-form.ts';
import { overLimit } from '@masthead/shared/over-limit.ts';
import { lazy, Suspense } from 'react';
import { FormSection } from '../forms/FormSection.tsx';
import type { AreaForm } from '../forms/use-area-form.ts';
import { LeadImage } from './LeadImage.tsx';
import { LocationFields } from './LocationFields.tsx';
import { PostText } from './PostText.tsx';
import styles from './post-editor.module.css';
import { SharingFields } from './SharingFields.tsx';

const EventTimes = lazy(() =>
  import('./EventTimes.tsx').then((module) => ({ default: module.EventTimes })),
);

interface Props {
  post: EditedNewsItem;
  area: AreaForm<typeof newsItemForm>;
  isReadOnly: boolean;
}

/** Everything that is written of a post, in the order in which it is read. */
export function PostFields({ post, area, isReadOnly }: Props) {
  const { form } = area;
  const part = { form, isReadOnly };
  return (
    <>
      <div className={styles.words}>
        <Textarea
          {...wordsOf(part, 'headline')}
          aria-label="Headline"
          placeholder={post.is_event ? 'Event title' : 'Headline'}
          variant="unstyled"
          autosize
          minRows={1}
          classNames={{ input: styles.headline }}
          // Why: a headline is one line however it is pasted.
          onChange={(event) =>
            form.setFieldValue('headline', event.currentTarget.value.replace(/\s*\n\s*/g, ' '))
          }
        />
        <Textarea
          {...wordsOf(part, 'description')}
          aria-label="Dek"
          placeholder="Dek: what it is about, in a sentence or two"
          variant="unstyled"
          autosize
          minRows={1}
          classNames={{ input: styles.dek }}
        />
        {post.is_event && (
          <Suspense fallback={<div className={styles.times} />}>
            <EventTimes {...part} />
          </Suspense>
        )}
        <PostText
          value={form.values.body}
          error={form.errors.body}
          late={area.late}
          isReadOnly={isReadOnly}
          onChange={(body) => form.setFieldValue('body', body)}
        />
      </div>
      <LocationFields type={post.type} {...part} />
      <FormSection title="Lead image">
        <LeadImage {...part} />
      </FormSection>
      <SharingFields post={post} {...part} />
    </>
  );
}

const wordsOf = (
  { form, isReadOnly }: { form: Props['area']['form']; isReadOnly: boolean },
  path: 'headline' | 'description',
) => ({
  'data-path': path,
  value: form.values[path],
  error: overLimit(form.values[path].trim(), newsItemLimits[path]) ?? form.errors[path],
  readOnly: isReadOnly,
  onChange: (event: { currentTarget: { value: string } }) =>
    form.setFieldValue(path, event.currentTarget.value),
});
