import {
  type Audience,
  subscriberPageSize,
} from '@masthead/shared/email/audiences/audience.record.ts';
import { sentences } from '@masthead/shared/platform/contract/errors.ts';
import { useQuery } from '@tanstack/react-query';
import { useScreenParams } from '../../platform/api/links.tsx';
import { editCrumbs } from '../../platform/forms/edit-crumbs.tsx';
import { Loaded } from '../../platform/forms/Loaded.tsx';
import { DataTable } from '../../platform/lists/DataTable.tsx';
import { NarrowedContext, NoRows } from '../../platform/lists/NoRows.tsx';
import { PagingBar } from '../../platform/lists/PagingBar.tsx';
import { useListSearch } from '../../platform/lists/search.ts';
import { PageHeading } from '../../platform/ui/PageHeading.tsx';
import surface from '../../platform/ui/surface.module.css';
import { AudienceActions } from './AudienceActions.tsx';
import { AudienceNotes } from './AudienceNotes.tsx';
import { audienceQuery, subscriberPage } from './audience.queries.ts';
import { subscriberColumns } from './audience-columns.tsx';
import styles from './audiences.module.css';
import { SubscriberDialog, SubscriberMenu, useStatusDialog } from './StatusDialog.tsx';
import { SubscriberFilters, subscriberSearch } from './SubscriberFilters.tsx';

/** Decisions 7: one audience of the built-in mail provider and its subscribers. */
export function AudienceEditPage() {
  const { id } = useScreenParams('audienceEdit');
  const query = useQuery(audienceQuery(id));
  return (
    <Loaded screen="audienceEdit" list="audienceList" query={query}>
      {(audience) => <Subscribers key={audience.id} audience={audience} />}
    </Loaded>
  );
}
AudienceEditPage.firstQuery = ({ id }: { id: string }) => audienceQuery(id);

function Subscribers({ audience }: { audience: Audience }) {
  const [search, setSearch, place] = useListSearch(subscriberSearch);
  const query = useQuery(subscriberPage(audience.id, search));
  const { asked, ask, close } = useStatusDialog();
  return (
    <div className={`${surface.page} ${styles.page}`}>
      <PageHeading
        screen="audienceEdit"
        title={audience.name}
        count={query.data?.totalCount}
        crumbs={editCrumbs('audienceList', 'audienceEdit')}
      >
        <AudienceActions audience={audience} search={search} />
      </PageHeading>
      <AudienceNotes audience={audience} />
      <SubscriberFilters audience={audience} search={search} onChange={setSearch} />
      <DataTable
        label="Subscribers"
        failure={sentences.notLoaded('subscribers')}
        query={query}
        columns={subscriberColumns}
        pageSize={subscriberPageSize}
        rowLink={() => null}
        rowName={({ email }) => email}
        rowMenu={(subscriber) => <SubscriberMenu subscriber={subscriber} onAsk={ask} />}
        sorting={{
          by: search.sort,
          direction: search.direction,
          onSort: (sort, direction) => setSearch({ sort, direction }),
        }}
        empty={
          <NarrowedContext
            value={{
              isNarrowed: search.search !== '' || search.status !== 'All',
              clear: place.clear,
            }}
          >
            <NoRows
              none={`No subscribers in '${audience.name}' yet. Add one or import a file above.`}
              noMatch="No subscriber matches."
            />
          </NarrowedContext>
        }
      />
      <PagingBar pageSize={subscriberPageSize} place={place} query={query} />
      {asked && <SubscriberDialog audienceId={audience.id} asked={asked} onClose={close} />}
    </div>
  );
}
