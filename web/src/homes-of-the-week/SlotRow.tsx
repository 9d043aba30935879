import { Box, Text } from '@mantine/core';
import { sinceScheduled } from '@masthead/shared/campaigns/drift.messages.ts';
import type { DriftedSource } from '@masthead/shared/campaigns/drift.ts';
import type { ShownListing } from '@masthead/shared/campaigns/shown-listing.ts';
import { hotwMessages } from '@masthead/shared/homes-of-the-week/hotw.messages.ts';
import { imageUrl } from '@masthead/shared/images/image-url.ts';
import posts from '../campaigns/post.module.css';
import { detailsOf } from './listing-details.ts';

interface Props {
  /** As the email has or will have it; absent while it is looked up, and when the email is without it. */
  listing: ShownListing | undefined;
  isGone: boolean;
  /** What has changed under an email that is frozen. */
  drifted: DriftedSource | undefined;
}

/** A listing in a slot: its place, picture, words, and whose it is. */
export function SlotRow({ listing, isGone, drifted }: Props) {
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
      <Box miw={0}>
        {listing && (
          <a className={posts.headline} href={listing.url} target="_blank" rel="noopener">
            {listing.description1}
          </a>
        )}
        <p className={posts.meta}>
          {drifted && (
            <Text span inherit c="var(--late)">
              {sinceScheduled(drifted)}
            </Text>
          )}
          {isGone && !drifted && <span>{hotwMessages.listingGone}</span>}
          {listing && detailsOf(listing).map((detail) => <span key={detail}>{detail}</span>)}
        </p>
      </Box>
    </div>
  );
}
