import { Stack, Textarea, TextInput } from '@mantine/core';
import { newsItemMessages } from '@masthead/shared/editorial/posts/news-item.rules.ts';
import type { PostType } from '@masthead/shared/editorial/posts/news-item.ts';
import type { EditedNewsItem } from '@masthead/shared/editorial/posts/news-item-edit.endpoints.ts';
import {
  type newsItemForm,
  newsItemLimits,
} from '@masthead/shared/editorial/posts/news-item-form.ts';
import { overLimit } from '@masthead/shared/platform/contract/over-limit.ts';
import { middle } from '@masthead/shared/platform/images/focus.ts';
import { FormSection } from '../../platform/forms/FormSection.tsx';
import type { AreaForm } from '../../platform/forms/use-area-form.ts';
import { FocalPointSelect } from '../../platform/images/FocalPointSelect.tsx';
import { ImageSelect } from '../../platform/images/ImageSelect.tsx';
import { late } from '../../platform/ui/late.tsx';
import { PostText } from './PostText.tsx';
import styles from './post-editor.module.css';
import { lineOf, locationFields, type PostPart } from './use-post-commands.ts';
import type { Together } from './use-together.ts';

const EventTimes = late(
  async () => (await import('./EventTimes.tsx')).EventTimes,
  <div className={styles.times} />,
);

const SuggestText = late(async () => (await import('./SuggestText.tsx')).SuggestText);

interface Props {
  post: EditedNewsItem;
  area: AreaForm<typeof newsItemForm>;
  isReadOnly: boolean;
  together: Together;
  isSuggesting: boolean;
  onSuggested: () => void;
}

/** Everything that is written of a post, in the order in which it is read. */
export function PostFields(props: Props) {
  const { post, area, isReadOnly, together, isSuggesting, onSuggested } = props;
  const { form } = area;
  const part = { form, isReadOnly };
  const words = { ...part, together };
  return (
    <>
      <Stack className={styles.words} gap="xs">
        <Textarea
          {...wordsOf(words, 'headline')}
          aria-label="Headline"
          placeholder={post.is_event ? 'Event title' : 'Headline'}
          variant="unstyled"
          autosize
          minRows={1}
          classNames={{ input: styles.headline }}
          // Why: a headline is one line however it is pasted.
          onChange={(event) =>
            together.onLine('headline', event.currentTarget.value.replace(/\s*\n\s*/g, ' '))
          }
        />
        <Textarea
          {...wordsOf(words, 'description')}
          aria-label="Dek"
          placeholder="Dek: a one- or two-sentence summary"
          variant="unstyled"
          autosize
          minRows={1}
          classNames={{ input: styles.dek }}
        />
        {post.is_event && <EventTimes {...part} />}
        {isSuggesting && <SuggestText post={post} text={form.values.body} onDone={onSuggested} />}
        {/* Why hidden: others go on writing in it. */}
        <div hidden={isSuggesting}>
          <PostText
            value={form.values.body}
            error={form.errors.body}
            late={area.late}
            isReadOnly={isReadOnly}
            isShared={together.isShared}
            onEditor={together.onEditor}
            onChange={together.onBody}
          />
        </div>
      </Stack>
      <LocationFields type={post.type} {...part} />
      <FormSection title="Lead image">
        <LeadImage {...part} />
      </FormSection>
      <SharingFields post={post} {...part} />
    </>
  );
}

const wordsOf = (
  { form, isReadOnly, together }: PostPart & { together: Together },
  path: 'headline' | 'description',
) => ({
  'data-path': path,
  value: form.values[path],
  error: overLimit(form.values[path].trim(), newsItemLimits[path]) ?? form.errors[path],
  readOnly: isReadOnly,
  onChange: (event: { currentTarget: { value: string } }) =>
    together.onLine(path, event.currentTarget.value),
  onSelect: ({
    currentTarget: { selectionStart, selectionEnd },
  }: {
    currentTarget: HTMLTextAreaElement;
  }) => together.onLineCursor(path, selectionStart, selectionEnd),
});

/** Where an event, a place or a charity is, and how it is reached. */
function LocationFields({ type, ...part }: PostPart & { type: PostType }) {
  const fields = locationFields[type];
  if (!fields) return null;
  return (
    <FormSection title={type === 'event' ? 'Venue' : 'Location and contact'}>
      <div className={styles.pair}>
        {fields.map(({ key, label }) => (
          <TextInput key={key} label={label} {...lineOf(part, `location.${key}`)} />
        ))}
      </div>
    </FormSection>
  );
}

/** The picture that a post is shown with, what it shows, whose it is, and what a crop keeps. */
function LeadImage(part: PostPart) {
  const { form, isReadOnly } = part;
  const { image_url: src, lead_image: lead } = form.values;
  return (
    <div className={styles.pair}>
      <div className={styles.stack}>
        {src ? (
          <FocalPointSelect
            src={src}
            x={lead.focus_x}
            y={lead.focus_y}
            isReadOnly={isReadOnly}
            onChange={(focus_x, focus_y) =>
              form.setFieldValue('lead_image', { ...form.getValues().lead_image, focus_x, focus_y })
            }
          />
        ) : null}
        <ImageSelect
          label="Lead image"
          value={src}
          isHidden
          disabled={isReadOnly}
          error={form.errors.image_url}
          data-path="image_url"
          onChange={(url, chosen) => {
            form.setFieldValue('image_url', url);
            const { alt = null, credit = null } = chosen ?? {};
            form.setFieldValue('lead_image', { alt, credit, ...middle });
          }}
        />
      </div>
      <div className={styles.stack}>
        <TextInput
          label="Alt text"
          description={src && !lead.alt ? newsItemMessages.withoutAlt : undefined}
          {...lineOf(part, 'lead_image.alt')}
        />
        <TextInput label="Credit" {...lineOf(part, 'lead_image.credit')} />
      </div>
    </div>
  );
}

/** Why late: they are looked at, and stand below what is written. */
const SearchResult = late(async () => (await import('./SharingLooks.tsx')).SearchResult);
const SocialCard = late(async () => (await import('./SharingLooks.tsx')).SocialCard);

type SharingFieldsProps = PostPart & { post: EditedNewsItem };

/** How a post looks where it is found and where it is shared. */
function SharingFields({ post, ...part }: SharingFieldsProps) {
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
          <SearchResult post={post} {...part} />
        </div>
      </FormSection>
      <FormSection title="On social media">
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
          <SocialCard post={post} {...part} />
        </div>
      </FormSection>
    </>
  );
}
