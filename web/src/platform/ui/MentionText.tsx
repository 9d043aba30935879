import { mentionParts } from '@masthead/shared/platform/values/mentions.ts';
import { useUser } from '../api/session.ts';
import styles from './mentions.module.css';

/** A text with the people it mentions in color, oneself more so. */
export function MentionText({ text, names }: { text: string; names: readonly string[] }) {
  const user = useUser();
  return mentionParts(text, names).map((part) =>
    part.name === null ? (
      part.text
    ) : (
      <strong
        key={part.at}
        className={styles.mention}
        data-own={part.name === user.name || undefined}
      >
        {part.text}
      </strong>
    ),
  );
}
