import { showcasePageSize } from '@masthead/shared/showcase/delivery/paging.ts';
import { representativeMessages } from '@masthead/shared/showcase/representatives/representative.messages.ts';
import type { Representative } from '@masthead/shared/showcase/representatives/representative.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pathTo } from '../../platform/api/links.tsx';
import { useListSearch } from '../../platform/lists/search.ts';
import { AddButton } from '../../platform/records/AddButton.tsx';
import { picked, words } from '../../platform/records/filter.tsx';
import { RecordList } from '../../platform/records/RecordList.tsx';
import { lackingFilter } from '../delivery/LackingSwitch.tsx';
import { NoRecords } from '../delivery/NoRecords.tsx';
import { FirmSelect } from '../firms/FirmSelect.tsx';
import { useChosenFirms } from '../firms/firm.queries.ts';
import { CreateDialog, EditDialog } from './late-dialogs.ts';
import { RepresentativeMenu } from './RepresentativeMenu.tsx';
import { representativePage } from './representative.queries.ts';
import { representativeColumns } from './representative-columns.tsx';
import { representativeListSearch } from './representative-search.ts';

/** Spec, showcase 2: the list of realtors. */
export function RepresentativeListPage() {
  const list = useListSearch(representativeListSearch);
  const [search] = list;
  const query = useQuery({ ...representativePage(search), placeholderData: keepPreviousData });
  const [firm] = useChosenFirms(search.firmId === null ? [] : [search.firmId]);
  const [edited, setEdited] = useState<Representative | null>(null);
  return (
    <RecordList
      screen="representativeList"
      label="Realtors"
      list={list}
      query={query}
      failure={representativeMessages.getFailed}
      columns={representativeColumns}
      pageSize={showcasePageSize}
      rowLink={({ id }) => ({ to: pathTo('representativeEdit', { id }) })}
      rowName={({ name }) => name}
      rowMenu={(row) => <RepresentativeMenu representative={row} onEdit={() => setEdited(row)} />}
      filters={{
        name: words('Name'),
        firmId: picked('Firm', 'All firms', FirmSelect, () => firm?.name),
        lacking: lackingFilter(representativeMessages.lacking),
      }}
      hasSearchButton
      primaryAction={
        <AddButton
          label="Realtor"
          hasPlus
          dialog={(onClose) => <CreateDialog firmId={search.firmId} onClose={onClose} />}
        />
      }
      empty={<NoRecords />}
    >
      {edited && (
        <EditDialog key={edited.id} representative={edited} onClose={() => setEdited(null)} />
      )}
    </RecordList>
  );
}
