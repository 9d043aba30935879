import { Button, Menu, Stack } from '@mantine/core';
import { whyAudienceDeleteBlocked } from '@masthead/shared/audiences/audience.messages.ts';
import type { Audience } from '@masthead/shared/audiences/audience.ts';
import { sentences } from '@masthead/shared/errors.ts';
import { siteLabel } from '@masthead/shared/sites/site.ts';
import { useState } from 'react';
import { z } from 'zod';
import { pathTo, useGoTo } from '../app/links.tsx';
import { DataTable } from '../lists/DataTable.tsx';
import { ListShell } from '../lists/ListShell.tsx';
import { NoRows } from '../lists/NoRows.tsx';
import { SearchBox } from '../lists/SearchBox.tsx';
import { optionalId, pageNumber, searchText, useListSearch } from '../lists/search.ts';
import { SiteSelect } from '../sites/SiteSelect.tsx';
import { useSites } from '../sites/site.queries.ts';
import { confirm } from '../ui/confirm.tsx';
import { AudienceDialog } from './AudienceDialog.tsx';
import { useAudiences, useDeleteAudience } from './audience.queries.ts';
import { type AudienceTableRow, audienceColumns } from './audience-columns.tsx';
import styles from './audiences.module.css';

const pageSize = 50;
const audienceSearch = z.object({ search: searchText, siteId: optionalId, page: pageNumber });
type AudienceSearch = z.output<typeof audienceSearch>;

/** Decisions 7: the audiences of the built-in mail provider. */
export function AudienceListPage() {
  const [search, setSearch, place] = useListSearch(audienceSearch);
  const [edited, setEdited] = useState<Audience | 'new' | null>(null);
  const goTo = useGoTo();
  const sites = useSites();
  const query = useAudiences();
  const siteOf = (id: number) => sites.data?.find((site) => site.id === id);
  const rows = query.data
    ?.filter((audience) => isMatch(audience, search))
    .map((audience, index): AudienceTableRow => {
      const site = siteOf(audience.siteId);
      return { id: index + 1, audience, site: site ? siteLabel(site) : '' };
    });
  const first = (search.page - 1) * pageSize;
  const list = {
    data: rows && { totalCount: rows.length, nodes: rows.slice(first, first + pageSize) },
    error: query.error,
    isFetching: query.isFetching,
    isPlaceholderData: false,
    refetch: query.refetch,
  };
  const chosenSite = search.siteId === null ? undefined : siteOf(search.siteId);
  const add = <Button onClick={() => setEdited('new')}>Add audience</Button>;
  return (
    <ListShell
      hasFewColumns
      screen="audienceList"
      query={list}
      primaryAction={add}
      filters={<Filters search={search} onChange={setSearch} />}
      chips={[
        ...(search.search
          ? [{ label: `Name: ${search.search}`, onRemove: () => setSearch({ search: '' }) }]
          : []),
        ...(search.siteId === null
          ? []
          : [
              {
                label: `Site: ${chosenSite ? siteLabel(chosenSite) : search.siteId}`,
                onRemove: () => setSearch({ siteId: null }),
              },
            ]),
      ]}
      place={place}
      paging={{ pageSize }}
    >
      <DataTable
        label="Audiences"
        failure={sentences.notLoaded('audiences')}
        query={list}
        columns={audienceColumns}
        pageSize={10}
        rowLink={({ audience }) => ({ to: pathTo('audienceEdit', { id: audience.id }) })}
        rowName={({ audience }) => audience.name}
        rowMenu={({ audience }) => (
          <AudienceMenu audience={audience} onRename={() => setEdited(audience)} />
        )}
        empty={
          <NoRows
            none="There are no audiences yet."
            noMatch="No audience matches these filters."
            action={add}
          />
        }
      />
      {edited && (
        <AudienceDialog
          audience={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
          onAdded={({ id }) => void goTo('audienceEdit', { id })}
        />
      )}
    </ListShell>
  );
}

const isMatch = (audience: Audience, { search, siteId }: AudienceSearch) =>
  audience.name.toLocaleLowerCase().includes(search.toLocaleLowerCase()) &&
  (siteId === null || audience.siteId === siteId);

interface FiltersProps {
  search: AudienceSearch;
  onChange: (changes: Partial<AudienceSearch>, options?: { replace: boolean }) => void;
}

function Filters({ search, onChange }: FiltersProps) {
  return (
    <Stack gap="md">
      <SearchBox
        label="Name"
        placeholder="Words in the name"
        value={search.search}
        onSearch={(words) => onChange({ search: words }, { replace: true })}
      />
      <SiteSelect
        label="Site"
        placeholder="All sites"
        clearable
        value={search.siteId}
        onChange={(siteId) => onChange({ siteId })}
      />
    </Stack>
  );
}

function AudienceMenu({ audience, onRename }: { audience: Audience; onRename: () => void }) {
  const remove = useDeleteAudience();
  const blocked = whyAudienceDeleteBlocked({ usedBy: audience.usedBy, mailings: 0 });
  const onDelete = async () => {
    const question = { title: sentences.areYouSure, detail: `'${audience.name}' will be deleted.` };
    if (await confirm({ ...question, confirmLabel: 'Delete', isDangerous: true }))
      remove.mutate(audience);
  };
  return (
    <>
      <Menu.Item onClick={onRename}>Rename</Menu.Item>
      <Menu.Divider />
      <Menu.Item disabled={blocked !== null} onClick={() => void onDelete()}>
        Delete
        {blocked && <span className={styles.reason}>{blocked}</span>}
      </Menu.Item>
    </>
  );
}
