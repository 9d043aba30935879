import { Group, Stack, Text } from '@mantine/core';
import { priceText } from '@masthead/shared/platform/values/price-text.ts';
import type { Listing } from '@masthead/shared/showcase/listings/listing.ts';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import surface from '../../platform/ui/surface.module.css';
import textStyles from '../../platform/ui/text.module.css';
import { ListingPicture, openHouseOf, placeOf } from './ListingPicture.tsx';
import styles from './listing-card.module.css';

interface Props {
  listing: Listing;
  /** The URL that opens it; the whole card is the link, and the list keeps its position. */
  to?: string;
  /** Actions such as Edit and Remove. */
  children?: ReactNode;
}

/** A listing as a card: image, price, descriptions, place, firm (Spec, showcase 2). */
export function ListingCard({ listing, to, children }: Props) {
  const { description1, description2, price, firm, type } = listing;
  const place = placeOf(listing);
  const [now] = useState(() => new Date());
  const openHouse = openHouseOf(listing, now);
  return (
    <article
      className={`${surface.panel} ${styles.card}`}
      data-row={listing.id}
      data-linked={to !== undefined || undefined}
    >
      <ListingPicture listing={listing} />
      <Stack className={styles.words} gap={4}>
        {price !== null && (
          <Text inherit fw={600} style={{ fontVariantNumeric: 'tabular-nums' }}>
            {priceText(price)}
          </Text>
        )}
        <h2 className={`${textStyles.lines} ${styles.title}`}>
          {to === undefined ? description1 : <CardLink to={to}>{description1}</CardLink>}
        </h2>
        {description2 && <p className={styles.detail}>{description2}</p>}
        {place && <p className={styles.place}>{place}</p>}
        {openHouse && (
          <Text c="var(--scheduled)" fz="xs">
            {openHouse}
          </Text>
        )}
        <p className={styles.firm}>
          <span>{type}</span>
          <span>{firm}</span>
        </p>
        {children && (
          <Group className={styles.actions} align="stretch" gap={6}>
            {children}
          </Group>
        )}
      </Stack>
    </article>
  );
}

function CardLink({ to, children }: { to: string; children: ReactNode }) {
  const [path = '', query] = to.split('?');
  const search = Object.fromEntries(new URLSearchParams(query));
  return (
    <Link to={path} search={search} resetScroll={false} className={styles.link} data-row-link>
      {children}
    </Link>
  );
}
