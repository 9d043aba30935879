import { imageUrl as pictureUrl } from '@masthead/shared/platform/images/image-sizes.ts';
import { useState } from 'react';
import styles from './user-avatar.module.css';

interface Props {
  user: { name: string; imageUrl?: string | null | undefined };
  size?: number;
}

/** The first letters of the first and the last name. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '').join('');
}

/** The picture of a person; without one, or with a broken one, their initials. */
export function UserAvatar({ user, size = 30 }: Props) {
  const { name, imageUrl } = user;
  const [broken, setBroken] = useState<string | null>(null);
  const style = { width: size, height: size, fontSize: Math.round(size * 0.38) };
  if (!imageUrl || imageUrl === broken)
    return (
      <span className={styles.avatar} style={style} aria-hidden>
        {initialsOf(name)}
      </span>
    );
  return (
    <img
      className={styles.avatar}
      style={style}
      src={pictureUrl(imageUrl, size > 40 ? 'portrait' : 'avatar')}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setBroken(imageUrl)}
    />
  );
}
