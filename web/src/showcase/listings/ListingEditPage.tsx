import { useQuery } from '@tanstack/react-query';
import { useScreenParams } from '../../platform/api/links.tsx';
import { Loaded } from '../../platform/forms/Loaded.tsx';
import { ListingEditor } from './ListingEditor.tsx';
import { listingQuery } from './listing.queries.ts';

/** Spec, showcase 2: one listing. */
export function ListingEditPage() {
  const { id } = useScreenParams('listingEdit');
  const query = useQuery(listingQuery(id));
  return (
    <Loaded screen="listingEdit" list="listingList" query={query}>
      {(listing) => <ListingEditor key={listing.id} listing={listing} />}
    </Loaded>
  );
}
ListingEditPage.firstQuery = ({ id }: { id: string }) => listingQuery(id);
