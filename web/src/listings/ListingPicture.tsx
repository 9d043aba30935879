import { imageUrl } from '@masthead/shared/images/image-url.ts';
import type { Listing } from '@masthead/shared/listings/listing.ts';
import { previewMessages } from '@masthead/shared/preview.messages.ts';
import IconPhotoOff from '@tabler/icons-react/dist/esm/icons/IconPhotoOff.mjs';
import { useState } from 'react';
import styles from './listing-card.module.css';

interface Props {
  listing: Pick<Listing, 'imageUrl'>;
  isSmall?: boolean;
}

/** Spec, showcase 2: the picture of a listing in 4:3, good quality, webp; a broken one is a quiet sign. */
export function ListingPicture({ listing, isSmall = false }: Props) {
  const src = imageUrl(listing.imageUrl, isSmall ? 'listingThumbnail' : 'listing');
  const [broken, setBroken] = useState<string | null>(null);
  if (!src) return <span className={styles.picture} />;
  if (broken === src)
    return (
      <span className={styles.picture} title={previewMessages.pictureFailed}>
        <IconPhotoOff
          size={20}
          stroke={1.5}
          role="img"
          aria-label={previewMessages.pictureFailed}
        />
      </span>
    );
  return (
    <img
      className={styles.picture}
      src={src}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setBroken(src)}
    />
  );
}
