import { imageUrl } from '@masthead/shared/images/image-url.ts';
import { type Shown, shownArea } from '@masthead/shared/photos/photo-shape.ts';
import styles from './photos.module.css';

interface Props {
  original: string;
  shown: Shown;
  altTag: string;
}

const percent = (part: number) => `${part * 100}%`;

/** The part of a file that is shown wherever the photo is used, as the form says it now. */
export function PhotoShown({ original, shown, altTag }: Props) {
  const { x, y, width, height } = shownArea(shown);
  return (
    <section className={styles.side} aria-label="How it is shown">
      <h2 className={styles.sideTitle}>How it is shown</h2>
      <div
        className={styles.shown}
        style={{ aspectRatio: `${width} / ${height}`, maxWidth: width }}
      >
        <img
          src={imageUrl(original, 'article')}
          alt={altTag}
          style={{
            width: percent(shown.width / width),
            left: percent(-x / width),
            top: percent(-y / height),
          }}
        />
      </div>
    </section>
  );
}
