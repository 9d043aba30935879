import type { Listing } from '@masthead/shared/listings/listing.ts';
import { priceText } from '@masthead/shared/price-text.ts';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
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
  const pickWord = isPicked ? 'Picked' : 'Pick';
  const details = [priceText(price), placeOf(listing), type, firm].filter(Boolean);
  return (
    <li>
      <button
        type="button"
        className={styles.option}
        data-option
        data-picked={isPicked || undefined}
        aria-pressed={isPicked}
        aria-disabled={isChosen || undefined}
        onClick={() => (isChosen ? undefined : onToggle())}
      >
        <span className={styles.thumbnail}>
          <ListingPicture listing={listing} isSmall />
        </span>
        <span className={styles.words}>
          <span className={styles.headline}>{description1}</span>
          <span className={styles.meta}>
            {details.map((detail) => (
              <span key={detail}>{detail}</span>
            ))}
          </span>
        </span>
        <span className={styles.pick}>
          {isPicked || isChosen ? (
            <IconCheck size={16} stroke={2} />
          ) : (
            <IconPlus size={16} stroke={1.75} />
          )}
          {isChosen ? 'In the slot' : pickWord}
        </span>
      </button>
    </li>
  );
}
