import { TextInput } from '@mantine/core';
import type { PostType } from '@masthead/shared/news-items/news-item.ts';
import { FormSection } from '../forms/FormSection.tsx';
import styles from './post-editor.module.css';
import { lineOf, locationFields, type PostPart } from './post-fields.ts';

/** Where an event, a place or a charity is, and how it is reached. */
export function LocationFields({ type, ...part }: PostPart & { type: PostType }) {
  const fields = locationFields[type];
  if (!fields) return null;
  return (
    <FormSection title={type === 'event' ? 'Venue' : 'Where and how to reach it'}>
      <div className={styles.pair}>
        {fields.map(({ key, label }) => (
          <TextInput key={key} label={label} {...lineOf(part, `location.${key}`)} />
        ))}
      </div>
    </FormSection>
  );
}
