import { imageUrl } from '@masthead/shared/images/image-url.ts';
import type { Representative } from '@masthead/shared/representatives/representative.ts';
import { useState } from 'react';
import styles from './representatives.module.css';

type Props = Pick<Representative, 'name' | 'imageUrl'>;

/** The photo of a realtor; without one, or with a broken one, the first letter of the name. */
export function RepresentativePhoto({ name, imageUrl: src }: Props) {
  const [broken, setBroken] = useState<string | null>(null);
  if (!src || src === broken)
    return (
      <span className={styles.photo} aria-hidden>
        {[...name.trim()][0]?.toUpperCase()}
      </span>
    );
  return (
    <img
      className={styles.photo}
      src={imageUrl(src, 'avatar')}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setBroken(src)}
    />
  );
}
