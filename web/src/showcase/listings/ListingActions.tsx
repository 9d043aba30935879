import { Button, Group } from '@mantine/core';
import IconLayoutGrid from '@tabler/icons-react/dist/esm/icons/IconLayoutGrid.mjs';
import IconTable from '@tabler/icons-react/dist/esm/icons/IconTable.mjs';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ViewToggle } from '../../platform/lists/ViewToggle.tsx';
import { late } from '../../platform/ui/late.tsx';
import { whenIdle } from '../../platform/ui/late-part.tsx';
import { listingQuery, useExportListings } from './listing.queries.ts';
import { filterOf, type ListingSearch } from './listing-search.ts';

/** Why late: forms are needed only when opened. */
const ListingDialog = late(async () => (await import('./ListingDialog.tsx')).ListingDialog);
const ListingImport = late(async () => (await import('./ListingImport.tsx')).ListingImport);

interface Props {
  search: ListingSearch;
  onView: (view: ListingSearch['view']) => void;
}

/** Actions on the list of listings, and its view. */
export function ListingActions({ search, onView }: Props) {
  const [open, setOpen] = useState<'new' | 'import' | null>(null);
  const exporting = useExportListings();
  const close = () => setOpen(null);
  return (
    <>
      <Group gap="xs">
        <ViewToggle views={views} view={search.view} onView={onView} />
        <Button
          variant="default"
          loading={exporting.isPending}
          onClick={() => exporting.mutate(filterOf(search))}
        >
          Export CSV
        </Button>
        <Button variant="default" onClick={() => setOpen('import')}>
          Import
        </Button>
        <Button onClick={() => setOpen('new')}>New listing</Button>
      </Group>
      {open &&
        (open === 'new' ? (
          <ListingDialog id={null} firmId={search.firm} onClose={close} />
        ) : (
          <ListingImport firmId={search.firm} onClose={close} />
        ))}
    </>
  );
}

const views = [
  { view: 'grid', label: 'Grid view', Icon: IconLayoutGrid },
  { view: 'table', label: 'Table view', Icon: IconTable },
] as const;

/** Loads the Edit Listing dialog when the list is there, and a listing while the pointer or the focus rests on it. */
export function useListingAhead(): (id: number) => () => void {
  const queryClient = useQueryClient();
  useEffect(() => {
    whenIdle(() => void ListingDialog.load().catch(() => {}));
  }, []);
  return (id) => () => {
    void import('../../platform/api/keep-until-taken.ts').then(
      ({ keepUntilTaken }) => keepUntilTaken(listingQuery(id), queryClient),
      () => {},
    );
  };
}

/** The Edit Listing dialog of the list. */
export function OpenListing({ id, onClose }: { id: number; onClose: () => void }) {
  return <ListingDialog key={id} id={id} onClose={onClose} />;
}
