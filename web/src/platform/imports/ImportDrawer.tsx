import { Drawer } from '@mantine/core';
import { sentences } from '@masthead/shared/platform/contract/errors.ts';
import { Trouble } from '../ui/Trouble.tsx';
import { CheckedImport } from './CheckedImport.tsx';
import { useImport } from './import.queries.ts';

/** One import with its report, beside the list. */
export function ImportDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const query = useImport(id);
  const { data, error } = query;
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size={760}
      title={data ? data.fileName : 'Import'}
      closeButtonProps={{ 'aria-label': 'Close' }}
      attributes={{ header: { role: 'presentation' } }}
    >
      {data && <CheckedImport key={data.id} run={data} onClose={onClose} />}
      {!data && error && (
        <Trouble
          failure={sentences.notLoaded('import')}
          error={error}
          onRetry={query.refetch}
          isRetrying={query.isFetching}
        />
      )}
    </Drawer>
  );
}
