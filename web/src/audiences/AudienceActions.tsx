import { Button, Group } from '@mantine/core';
import type { Audience } from '@masthead/shared/audiences/audience.ts';
import { heldBackMessages } from '@masthead/shared/audiences/held-back.ts';
import { mailchimpMoveMessages } from '@masthead/shared/audiences/subscriber-import.ts';
import { lazy, Suspense, useState } from 'react';
import { AddSubscriberDialog } from './AddSubscriberDialog.tsx';
import { AudienceHistory } from './AudienceHistory.tsx';
import { useExport } from './audience.queries.ts';
import { RenameDialog } from './RenameDialog.tsx';
import { SubscriberImport } from './SubscriberImport.tsx';
import type { SubscriberSearch } from './subscriber-search.ts';

const MailchimpMove = lazy(async () => ({
  default: (await import('./MailchimpMove.tsx')).MailchimpMove,
}));

const HoldBackDialog = lazy(async () => ({
  default: (await import('./HoldBackDialog.tsx')).HoldBackDialog,
}));

interface Props {
  audience: Audience;
  search: SubscriberSearch;
}

/** What can be done with an audience as a whole. */
export function AudienceActions({ audience, search }: Props) {
  const [open, setOpen] = useState<'rename' | 'add' | 'import' | 'move' | 'hold' | null>(null);
  const exporting = useExport(audience, search);
  const close = () => setOpen(null);
  return (
    <>
      <Group gap="xs">
        <AudienceHistory audience={audience} />
        <Button variant="default" onClick={() => setOpen('rename')}>
          Rename
        </Button>
        <Button variant="default" loading={exporting.isPending} onClick={() => exporting.mutate()}>
          Export CSV
        </Button>
        <Button variant="default" onClick={() => setOpen('import')}>
          Import CSV
        </Button>
        <Button variant="default" onClick={() => setOpen('move')}>
          {mailchimpMoveMessages.title}
        </Button>
        <Button variant="default" onClick={() => setOpen('hold')}>
          {heldBackMessages.title}
        </Button>
        <Button onClick={() => setOpen('add')}>Add subscriber</Button>
      </Group>
      {open === 'rename' && <RenameDialog audience={audience} onClose={close} />}
      {open === 'add' && <AddSubscriberDialog audienceId={audience.id} onClose={close} />}
      {open === 'import' && <SubscriberImport audience={audience} onClose={close} />}
      <Suspense fallback={null}>
        {open === 'hold' && <HoldBackDialog audienceId={audience.id} onClose={close} />}
        {open === 'move' && <MailchimpMove audience={audience} onClose={close} />}
      </Suspense>
    </>
  );
}
