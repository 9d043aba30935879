import { ListingEditor } from './ListingEditor.tsx';

/** Spec, showcase 2: the full-page form of a new listing. */
export function ListingAddPage() {
  return <ListingEditor listing={null} />;
}
