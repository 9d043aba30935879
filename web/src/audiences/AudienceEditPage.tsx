import type { Audience } from '@masthead/shared/audiences/audience.ts';
import { subscriberPageSize } from '@masthead/shared/audiences/audience.ts';
import { screens } from '@masthead/shared/screens.ts';
import { useQuery } from '@tanstack/react-query';
import { pathTo, ScreenLink, useScreenParams } from '../app/links.tsx';
import { Loaded } from '../forms/Loaded.tsx';
import { DataTable } from '../lists/DataTable.tsx';
import { PagingBar } from '../lists/PagingBar.tsx';
import { useListSearch } from '../lists/search.ts';
import { PageHeading } from '../ui/PageHeading.tsx';
import { AudienceActions } from './AudienceActions.tsx';
import { audienceQuery, subscriberPage } from './audience.queries.ts';
import { subscriberColumns } from './audience-columns.tsx';
import styles from './audiences.module.css';
import { NoSubscribers } from './NoSubscribers.tsx';
import { StatusDialog, useStatusDialog } from './StatusDialog.tsx';
import { SubscriberFilters } from './SubscriberFilters.tsx';
import { SubscriberMenu } from './SubscriberMenu.tsx';
import { subscriberSearch } from './subscriber-search.ts';

/** Decisions 7: one audience of the built-in mail provider and its subscribers. */
export function AudienceEditPage() {
  const { id } = useScreenParams('audienceEdit');
  const query = useQuery(audienceQuery(id));
  return (
    <Loaded screen="audienceEdit" query={query}>
      {(audience) => <Subscribers key={audience.id} audience={audience} />}
    </Loaded>
  );
}

function Subscribers({ audience }: { audience: Audience }) {
  const [search, setSearch] = useListSearch(subscriberSearch);
  const query = useQuery(subscriberPage(audience.id, search));
  const { asked, ask, close } = useStatusDialog();
  const list = screens.audienceList.title;
  return (
    <div className={styles.page}>
      <PageHeading
        screen="audienceEdit"
        title={audience.name}
        count={query.data?.totalCount}
        crumbs={[
          { label: list, link: <ScreenLink to={pathTo('audienceList')}>{list}</ScreenLink> },
          { label: screens.audienceEdit.title },
        ]}
      >
        <AudienceActions audience={audience} search={search} />
      </PageHeading>
      <UsedBy audience={audience} />
      <SubscriberFilters audience={audience} search={search} onChange={setSearch} />
      <DataTable
        label="Subscribers"
        failure="The subscribers could not be loaded."
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
          <NoSubscribers
            audience={audience}
            isPastTheEnd={(query.data?.totalCount ?? 0) > 0}
            isFiltered={search.search !== '' || search.status !== 'All'}
            onClear={() => setSearch({ search: '', status: 'All' })}
          />
        }
      />
      <PagingBar
        page={search.page}
        pageSize={subscriberPageSize}
        totalCount={query.data?.totalCount}
        onPage={(page) => setSearch({ page })}
      />
      {asked && <StatusDialog audienceId={audience.id} asked={asked} onClose={close} />}
    </div>
  );
}

function UsedBy({ audience: { usedBy } }: { audience: Audience }) {
  if (usedBy.length === 0)
    return <p className={styles.usedBy}>No email template sends to this audience.</p>;
  return (
    <p className={styles.usedBy}>
      Emails of{' '}
      {usedBy.map(({ id, description }, index) => (
        <span key={id}>
          {index > 0 && ', '}
          <ScreenLink underline="always" to={pathTo('emailTemplateEdit', { id })}>
            {description}
          </ScreenLink>
        </span>
      ))}{' '}
      go to this audience.
    </p>
  );
}
