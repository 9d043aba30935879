import { firmMessages } from '@masthead/shared/firms/firm.messages.ts';
import { showcasePageSize } from '@masthead/shared/showcase/paging.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { pathTo } from '../app/links.tsx';
import { useUser } from '../app/session.ts';
import { useListSearch } from '../lists/search.ts';
import { AddButton } from '../records/AddButton.tsx';
import { words } from '../records/filter.tsx';
import { RecordList } from '../records/RecordList.tsx';
import { lackingFilter } from '../showcase/LackingSwitch.tsx';
import { NoRecords } from '../showcase/NoRecords.tsx';
import { firmPage } from './firm.queries.ts';
import { firmColumns, ownFirmColumns } from './firm-columns.tsx';
import { firmListSearch } from './firm-search.ts';

/** Why: what forms need comes only when somebody creates a firm. */
const CreateFirmDialog = lazy(() =>
  import('./CreateFirmDialog.tsx').then((module) => ({ default: module.CreateFirmDialog })),
);

const filters = { name: words('Name'), lacking: lackingFilter(firmMessages.lacking) };

/** Spec, showcase 2: the list of firms. */
export function FirmListPage() {
  const { isStaff } = useUser();
  const list = useListSearch(firmListSearch);
  const [search] = list;
  const query = useQuery({
    ...firmPage(search, search.page, showcasePageSize, search.direction),
    placeholderData: keepPreviousData,
  });
  return (
    <RecordList
      screen="firmList"
      label="Firms"
      list={list}
      query={query}
      failure={search.name ? firmMessages.searchFailed : firmMessages.getFailed}
      columns={isStaff ? firmColumns : ownFirmColumns}
      pageSize={showcasePageSize}
      rowLink={({ id }) => ({ to: pathTo('firmEdit', { id }) })}
      rowName={({ name }) => name}
      filters={filters}
      hasSearchButton
      hasFewColumns
      primaryAction={
        <AddButton
          label="Firm"
          hasPlus
          dialog={(onClose) => <CreateFirmDialog onClose={onClose} />}
        />
      }
      empty={<NoRecords />}
    />
  );
}
