import { TextInput } from '@mantine/core';
import { middle } from '@masthead/shared/images/focus.ts';
import { newsItemMessages } from '@masthead/shared/news-items/news-item.messages.ts';
import { FocalPointSelect } from '../images/FocalPointSelect.tsx';
import { ImageSelect } from '../images/ImageSelect.tsx';
import styles from './post-editor.module.css';
import { lineOf, type PostPart } from './post-fields.ts';

/** The picture that a post is shown with, what it shows, whose it is, and what a crop keeps. */
export function LeadImage(part: PostPart) {
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
