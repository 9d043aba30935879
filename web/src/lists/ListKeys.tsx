import { lazy, Suspense, useState } from 'react';
import { useListKeys } from './list-keys.ts';

const ListKeysDialog = lazy(async () => ({
  default: (await import('./ListKeysDialog.tsx')).ListKeysDialog,
}));

/** The keys of a list. Loaded after the list, so that no list waits for them. */
export function ListKeys({ openFilters }: { openFilters: () => void }) {
  const [isHelpOpen, setHelpOpen] = useState(false);
  useListKeys({ openFilters, openHelp: () => setHelpOpen(true) });
  if (!isHelpOpen) return null;
  return (
    <Suspense>
      <ListKeysDialog onClose={() => setHelpOpen(false)} />
    </Suspense>
  );
}
