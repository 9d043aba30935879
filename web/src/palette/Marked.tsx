import { placesOf } from '@masthead/shared/find/folded.ts';
import { Fragment } from 'react';
import styles from './palette.module.css';

/** A text with the words that were searched for set apart. */
export function Marked({ text, words }: { text: string; words: readonly string[] }) {
  const places = placesOf(text, words);
  return (
    <>
      {places.map(([start, end], index) => (
        <Fragment key={start}>
          {text.slice(places[index - 1]?.[1] ?? 0, start)}
          <mark className={styles.mark}>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(places.at(-1)?.[1] ?? 0)}
    </>
  );
}
