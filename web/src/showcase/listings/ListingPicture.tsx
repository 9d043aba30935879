import { imageUrl } from '@masthead/shared/platform/images/image-sizes.ts';
import {
  centralClock,
  centralDay,
  centralSentence,
  clockTime,
} from '@masthead/shared/platform/values/dates.ts';
import { previewMessages } from '@masthead/shared/platform/values/preview.messages.ts';
import type { Listing } from '@masthead/shared/showcase/listings/listing.ts';
import IconPhotoOff from '@tabler/icons-react/dist/esm/icons/IconPhotoOff.mjs';
import { useState } from 'react';
import styles from './listing-card.module.css';

interface Props {
  listing: Pick<Listing, 'imageUrl'>;
  isSmall?: boolean;
}

/** Spec, showcase 2: the image of a listing in 4:3, good quality, webp; a broken one becomes an icon. */
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

/** Where it is, on one line: '401 Avenue G, Austin, TX 78751'. Products have lines instead. */
export function placeOf(listing: Listing): string {
  if (listing.type === 'Product')
    return [listing.line1, listing.line2, listing.line3].filter(Boolean).join(', ');
  const stateAndZip = [listing.state, listing.zip].filter(Boolean).join(' ');
  return [listing.address, listing.city, stateAndZip].filter(Boolean).join(', ');
}

/** 'Open house Sun, Dec 6 at 1:00 PM CT, until 3:00 PM'; none once it is over. */
export function openHouseOf(listing: Listing, now: Date): string | null {
  if (listing.type === 'Product' || listing.openHouseStartDate === null) return null;
  const start = new Date(listing.openHouseStartDate);
  const end = listing.openHouseEndDate === null ? null : new Date(listing.openHouseEndDate);
  if ((end ?? start) < now) return null;
  const begins = `Open house ${centralSentence(start)}`;
  if (end === null) return begins;
  const isOneDay = centralDay(start) === centralDay(end);
  return `${begins}, until ${isOneDay ? clockTime(centralClock(end)) : centralSentence(end)}`;
}
