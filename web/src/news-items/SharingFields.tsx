import { Textarea, TextInput } from '@mantine/core';
import type { EditedNewsItem } from '@masthead/shared/news-items/news-item-edit.endpoints.ts';
import { lazy, Suspense } from 'react';
import { FormSection } from '../forms/FormSection.tsx';
import { ImageSelect } from '../images/ImageSelect.tsx';
import styles from './post-editor.module.css';
import { lineOf, type PostPart } from './post-fields.ts';

/** Why late: they are looked at, and stand below what is written. */
const SearchResult = lazy(async () => ({
  default: (await import('./SharingLooks.tsx')).SearchResult,
}));
const SocialCard = lazy(async () => ({ default: (await import('./SharingLooks.tsx')).SocialCard }));

type Props = PostPart & { post: EditedNewsItem };

/** How a post looks where it is found and where it is shared. */
export function SharingFields({ post, ...part }: Props) {
  const { form, isReadOnly } = part;
  return (
    <>
      <FormSection title="In search results">
        <div className={styles.pair}>
          <div className={styles.stack}>
            <TextInput label="Search title" {...lineOf(part, 'seo.title')} />
            <Textarea
              label="Search description"
              autosize
              minRows={2}
              {...lineOf(part, 'seo.description')}
            />
          </div>
          <Suspense>
            <SearchResult post={post} {...part} />
          </Suspense>
        </div>
      </FormSection>
      <FormSection title="When it is shared">
        <div className={styles.pair}>
          <div className={styles.stack}>
            <TextInput label="Social title" {...lineOf(part, 'social.title')} />
            <Textarea
              label="Social description"
              autosize
              minRows={2}
              {...lineOf(part, 'social.description')}
            />
            <ImageSelect
              label="Social image"
              aspect={1.91}
              value={form.values.social.image_url}
              disabled={isReadOnly}
              error={form.errors['social.image_url']}
              data-path="social.image_url"
              onChange={(url) => form.setFieldValue('social.image_url', url)}
            />
          </div>
          <Suspense>
            <SocialCard post={post} {...part} />
          </Suspense>
        </div>
      </FormSection>
    </>
  );
}
