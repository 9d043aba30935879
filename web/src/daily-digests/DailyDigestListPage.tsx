import { Button } from '@mantine/core';
import { may } from '@masthead/shared/access.ts';
import { digestPageSize } from '@masthead/shared/daily-digests/daily-digest.operations.ts';
import type { DigestRow } from '@masthead/shared/daily-digests/daily-digest.ts';
import { screens } from '@masthead/shared/screens.ts';
import { useQuery } from '@tanstack/react-query';
import { pathTo } from '../app/links.tsx';
import { useUser } from '../app/session.ts';
import type { RowLink } from '../lists/column.ts';
import { DataTable } from '../lists/DataTable.tsx';
import { EmptyList } from '../lists/EmptyList.tsx';
import { ListShell } from '../lists/ListShell.tsx';
import { useListSearch } from '../lists/search.ts';
import { DigestFilters, useDigestChips } from './DigestFilters.tsx';
import { DigestMenu } from './DigestMenu.tsx';
import { digestColumns } from './digest-columns.tsx';
import { digestPage } from './digest-list.queries.ts';
import { digestSearch } from './digest-search.ts';
import { NewEmailMenu } from './NewEmailMenu.tsx';

/** Spec, content 2: the list of daily digests. */
export function DailyDigestListPage() {
  const mayEdit = may(useUser(), screens.dailyDigestEdit.access);
  const [search, setSearch] = useListSearch(digestSearch);
  const query = useQuery(digestPage(search));
  const chips = useDigestChips({ search, onChange: setSearch });
  const { sort, direction, page } = search;
  const onClear = () => setSearch({ ...digestSearch.parse({}), sort, direction });
  return (
    <ListShell
      screen="dailyDigestList"
      query={query}
      primaryAction={mayEdit && <NewEmailMenu />}
      filters={<DigestFilters search={search} onChange={setSearch} />}
      chips={chips}
      onClear={onClear}
      paging={{ page, pageSize: digestPageSize, onPage: (next) => setSearch({ page: next }) }}
    >
      <DataTable
        label="Daily digests"
        failure="The emails could not be loaded."
        query={query}
        columns={digestColumns}
        pageSize={digestPageSize}
        rowLink={(digest) => linkOf(digest, mayEdit)}
        rowName={(digest) => digest.subject}
        rowMenu={mayEdit ? (digest) => <DigestMenu digest={digest} /> : undefined}
        sorting={{
          by: sort,
          direction,
          onSort: (by, to) => setSearch({ sort: by, direction: to }),
        }}
        empty={
          <NoDigests
            isFiltered={chips.length > 0}
            isPastTheEnd={(query.data?.totalCount ?? 0) > 0}
            mayCreate={mayEdit}
            onClear={onClear}
            onFirstPage={() => setSearch({ page: 1 })}
          />
        }
      />
    </ListShell>
  );
}

/** Decisions 2: who may not open the edit screen is led to the read-only preview. */
const linkOf = ({ id }: DigestRow, mayEdit: boolean): RowLink =>
  mayEdit
    ? { to: pathTo('dailyDigestEdit', { id }) }
    : { to: pathTo('campaignPreview', { id }), isNewWindow: true };

interface NoDigestsProps {
  isFiltered: boolean;
  /** The page is empty, but others are not: what stood on it was deleted. */
  isPastTheEnd: boolean;
  mayCreate: boolean;
  onClear: () => void;
  onFirstPage: () => void;
}

function NoDigests(props: NoDigestsProps) {
  const { isFiltered, isPastTheEnd, mayCreate, onClear, onFirstPage } = props;
  if (isPastTheEnd) {
    const action = <Button onClick={onFirstPage}>Go to the first page</Button>;
    return <EmptyList sentence="There is nothing left on this page." action={action} />;
  }
  if (isFiltered) {
    const action = <Button onClick={onClear}>Clear the filters</Button>;
    return <EmptyList sentence="No email matches these filters." action={action} />;
  }
  return <EmptyList sentence="There are no digests yet." action={mayCreate && <NewEmailMenu />} />;
}
