import type { Listing } from '@masthead/shared/listings/listing.ts';
import { priceText } from '@masthead/shared/price-text.ts';
import { PickOption } from '../lists/PickOption.tsx';
import { ListingPicture } from './ListingPicture.tsx';
import styles from './listing-select.module.css';
import { placeOf } from './listing-words.ts';

interface Props {
  listing: Listing;
  isPicked: boolean;
  /** It is in the slot already. */
  isChosen: boolean;
  onToggle: () => void;
}

/** One listing of the picker: a click picks it, another puts it back. */
export function ListingOption({ listing, isPicked, isChosen, onToggle }: Props) {
  const { description1, price, type, firm } = listing;
  const details = [priceText(price), placeOf(listing), type, firm];
  return (
    <PickOption
      picture={
        <span className={styles.thumbnail}>
          <ListingPicture listing={listing} isSmall />
        </span>
      }
      headline={description1}
      details={details.filter((detail) => typeof detail === 'string' && detail !== '')}
      isPicked={isPicked}
      isBlocked={isChosen}
      alreadyIn={isChosen ? 'In the slot' : null}
      onToggle={onToggle}
    />
  );
}
