import { hotwMessages } from '@masthead/shared/homes-of-the-week/hotw.messages.ts';
import type { HotwListing } from '@masthead/shared/homes-of-the-week/hotw.ts';
import { imageUrl } from '@masthead/shared/images/image-url.ts';
import posts from '../campaigns/post.module.css';
import { detailsOf } from './listing-details.ts';

interface Props {
  /** Absent while it is looked up, and when it is there no more. */
  listing: HotwListing | undefined;
  isGone: boolean;
}

/** A listing in a slot: its place, picture, words, and whose it is. */
export function SlotRow({ listing, isGone }: Props) {
  return (
    <div className={posts.post}>
      <span className={posts.place} aria-hidden />
      {listing ? (
        <img
          className={posts.picture}
          src={imageUrl(listing.imageUrl, 'listingThumbnail')}
          alt=""
          width={72}
          height={48}
          loading="lazy"
          decoding="async"
        />
      ) : (
        <span className={posts.noPicture} aria-hidden />
      )}
      <div className={posts.words}>
        {listing && (
          <a className={posts.headline} href={listing.url} target="_blank" rel="noopener">
            {listing.description1}
          </a>
        )}
        <p className={posts.meta}>
          {isGone && <span>{hotwMessages.listingGone}</span>}
          {listing && detailsOf(listing).map((detail) => <span key={detail}>{detail}</span>)}
        </p>
      </div>
    </div>
  );
}
