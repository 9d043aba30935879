import { mentionParts } from '@masthead/shared/platform/values/mentions.ts';
import styles from './mentions.module.css';

interface Props {
  text: string;
  names: readonly string[];
  /** One's own name. */
  own: string;
}

/** A text with the people it mentions in color, oneself more so. */
export function MentionText({ text, names, own }: Props) {
  return mentionParts(text, names).map((part) =>
    part.name === null ? (
      part.text
    ) : (
      <strong key={part.at} className={styles.mention} data-own={part.name === own || undefined}>
        {part.text}
      </strong>
    ),
  );
}
