import styles from './palette.module.css';

/** A text with the words that were searched for set apart. */
export function Marked({ text, words }: { text: string; words: readonly string[] }) {
  if (words.length === 0) return text;
  const longestFirst = [...words].sort((one, other) => other.length - one.length);
  const pattern = longestFirst.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  let at = 0;
  return text.split(new RegExp(`(${pattern})`, 'gi')).map((part, index) => {
    at += part.length;
    return index % 2 === 1 ? (
      <mark key={at} className={styles.mark}>
        {part}
      </mark>
    ) : (
      part
    );
  });
}
