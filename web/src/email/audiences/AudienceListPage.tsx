import type { Audience } from '@masthead/shared/email/audiences/audience.record.ts';
import { siteLabel } from '@masthead/shared/people/sites/site.record.ts';
import { sentences } from '@masthead/shared/platform/contract/errors.ts';
import { useState } from 'react';
import { z } from 'zod';
import { SiteSelect } from '../../people/sites/SiteSelect.tsx';
import { useSites } from '../../people/sites/site.queries.ts';
import { pathTo } from '../../platform/api/links.tsx';
import { NoRows } from '../../platform/lists/NoRows.tsx';
import { optionalId, pageNumber, searchText, useListSearch } from '../../platform/lists/search.ts';
import { AddButton } from '../../platform/records/AddButton.tsx';
import { picked, words } from '../../platform/records/filter.tsx';
import { localPage } from '../../platform/records/local-page.ts';
import { RecordList } from '../../platform/records/RecordList.tsx';
import { AddAudienceDialog } from './AddAudienceDialog.tsx';
import { AudienceMenu } from './AudienceMenu.tsx';
import { useAudiences } from './audience.queries.ts';
import { type AudienceTableRow, audienceColumns } from './audience-columns.tsx';
import { RenameDialog } from './RenameDialog.tsx';

const pageSize = 50;
const audienceSearch = z.object({ search: searchText, siteId: optionalId, page: pageNumber });
type AudienceSearch = z.output<typeof audienceSearch>;

/** Decisions 7: the audiences of the built-in mail provider. */
export function AudienceListPage() {
  const list = useListSearch(audienceSearch);
  const [search] = list;
  const [renamed, setRenamed] = useState<Audience | null>(null);
  const sites = useSites();
  const query = useAudiences();
  const siteName = (siteId: number | null) => {
    const site = sites.data?.find(({ id }) => id === siteId);
    return site && siteLabel(site);
  };
  const rows = query.data
    ?.filter((audience) => isMatch(audience, search))
    .map((audience, index): AudienceTableRow => {
      return { id: index + 1, audience, site: siteName(audience.siteId) ?? '' };
    });
  return (
    <RecordList
      screen="audienceList"
      label="Audiences"
      list={list}
      query={localPage(query, rows, search.page, pageSize)}
      failure={sentences.notLoaded('audiences')}
      columns={audienceColumns}
      pageSize={pageSize}
      expected={10}
      rowLink={({ audience }) => ({ to: pathTo('audienceEdit', { id: audience.id }) })}
      rowName={({ audience }) => audience.name}
      rowMenu={({ audience }) => (
        <AudienceMenu audience={audience} onRename={() => setRenamed(audience)} />
      )}
      filters={{
        search: words('Name', 'Words in the name'),
        siteId: picked('Site', 'All sites', SiteSelect, siteName),
      }}
      hasFewColumns
      primaryAction={add}
      empty={
        <NoRows
          none="No audiences yet. Add the first one."
          noMatch="No audience matches these filters."
          action={add}
        />
      }
    >
      {renamed && <RenameDialog audience={renamed} onClose={() => setRenamed(null)} />}
    </RecordList>
  );
}

const add = (
  <AddButton label="Add audience" dialog={(onClose) => <AddAudienceDialog onClose={onClose} />} />
);

const isMatch = (audience: Audience, { search, siteId }: AudienceSearch) =>
  audience.name.toLocaleLowerCase().includes(search.toLocaleLowerCase()) &&
  (siteId === null || audience.siteId === siteId);
