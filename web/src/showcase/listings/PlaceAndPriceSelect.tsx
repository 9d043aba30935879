import {
  type TypedPlaceAndPrice,
  whyNoPrice,
} from '@masthead/shared/showcase/delivery/place-and-price.ts';
import { SearchBox } from '../../platform/lists/SearchBox.tsx';

interface Props {
  search: TypedPlaceAndPrice;
  onChange: (changes: Partial<TypedPlaceAndPrice>) => void;
}

const prices = { priceFrom: 'Price from', priceTo: 'Price to' } as const;

/** The city and price filters of a picker. */
export function PlaceAndPriceSelect({ search, onChange }: Props) {
  return (
    <>
      <SearchBox
        label="City"
        placeholder="All cities"
        value={search.city}
        onSearch={(city) => onChange({ city })}
      />
      {(['priceFrom', 'priceTo'] as const).map((field) => (
        <SearchBox
          key={field}
          label={prices[field]}
          placeholder="Any"
          value={search[field]}
          error={whyNoPrice(search[field])}
          onSearch={(price) => onChange({ [field]: price })}
        />
      ))}
    </>
  );
}
