import { Button, Menu } from '@mantine/core';
import { whyDeleteBlocked } from '@masthead/shared/email/campaigns/campaign.rules.ts';
import { statusPollMs } from '@masthead/shared/email/campaigns/campaign.ts';
import { may } from '@masthead/shared/platform/access/access.ts';
import { sentences } from '@masthead/shared/platform/contract/errors.ts';
import { screens } from '@masthead/shared/screens.ts';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconEdit from '@tabler/icons-react/dist/esm/icons/IconEdit.mjs';
import IconExternalLink from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import { pathTo } from '../../platform/api/links.tsx';
import { useUser } from '../../platform/api/session.ts';
import type { Column, RowLink, RowPage } from '../../platform/lists/column.ts';
import { DataTable } from '../../platform/lists/DataTable.tsx';
import { ListShell } from '../../platform/lists/ListShell.tsx';
import { NoRows } from '../../platform/lists/NoRows.tsx';
import { useListSearch } from '../../platform/lists/search.ts';
import { confirm } from '../../platform/ui/confirm.tsx';
import { MenuReason } from '../../platform/ui/MenuReason.tsx';
import { CampaignFilters, useCampaignChips } from './CampaignFilters.tsx';
import type { CampaignRow } from './campaign-columns.tsx';
import type { AnyCampaignKind, CampaignKind, CampaignRecord } from './campaign-kind.ts';
import styles from './campaign-list.module.css';
import { useCloneCampaign, useDeleteCampaign } from './campaign-record.queries.ts';
import type { CampaignSearch, CampaignSearchSchema } from './campaign-search.ts';

interface Props<S extends z.ZodObject, R extends CampaignRecord, W extends string> {
  kind: CampaignKind<S, R>;
  /** What is listed, for a screen reader. */
  label: string;
  /** Said when there is none at all. */
  none: string;
  styles: readonly W[];
  search: CampaignSearchSchema;
  columns: Column<CampaignRow>[];
  pageSize: number;
  /** A page of the list. */
  rows: (search: CampaignSearch, signal: AbortSignal) => Promise<RowPage<CampaignRow>>;
  /** Another action beside New Email, for those who may edit. */
  otherAction?: ReactNode;
  /** Under a style in New Email. */
  noteOf?: (style: W) => string;
}

/** The list of a kind of email (Spec, content 2). */
export function CampaignList<S extends z.ZodObject, R extends CampaignRecord, W extends string>(
  props: Props<S, R, W>,
) {
  const { kind, columns, pageSize } = props;
  const mayEdit = may(useUser(), screens[kind.edit].access);
  const [search, setSearch, place] = useListSearch(props.search);
  const query = useRows(props, search);
  const chips = useCampaignChips({ search, onChange: setSearch });
  const { sort, direction } = search;
  const newEmail = mayEdit && (
    <NewEmailMenu
      styles={props.styles}
      address={kind.addressOf(null)}
      {...(props.noteOf && { noteOf: props.noteOf })}
    />
  );
  return (
    <ListShell
      screen={kind.list}
      query={query}
      primaryAction={
        mayEdit && (
          <>
            {props.otherAction}
            {newEmail}
          </>
        )
      }
      filters={
        <CampaignFilters
          search={search}
          styles={props.styles}
          citiesOnly={kind.citiesOnly ?? false}
          onChange={setSearch}
        />
      }
      chips={chips}
      place={place}
      paging={{ pageSize }}
    >
      <DataTable
        label={props.label}
        failure={sentences.notLoaded('emails')}
        query={query}
        columns={columns}
        pageSize={pageSize}
        rowLink={({ id }) => linkOf(id, mayEdit, kind)}
        rowName={(row) => row.subject}
        rowMenu={mayEdit ? (row) => <CampaignMenu kind={kind} row={row} /> : undefined}
        sorting={{
          by: sort,
          direction,
          onSort: (by, to) => setSearch({ sort: by, direction: to }),
        }}
        empty={
          <NoRows none={props.none} noMatch="No email matches these filters." action={newEmail} />
        }
      />
    </ListShell>
  );
}

/** A page of emails; the old page stays until the new one is there, and what is being sent is followed. */
const useRows = (
  {
    kind,
    rows,
  }: Pick<Props<z.ZodObject, CampaignRecord, string>, 'rows'> & {
    kind: Pick<CampaignKind<z.ZodObject, CampaignRecord>, 'listedBy'>;
  },
  search: CampaignSearch,
) =>
  useQuery({
    queryKey: [kind.listedBy, search],
    queryFn: ({ signal }) => rows(search, signal),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.nodes.some(({ status }) => status === 'sending') ? statusPollMs : false,
  });

/** Decisions 2: who may not open the edit screen is led to the read-only preview. */
const linkOf = (
  id: number,
  mayEdit: boolean,
  { addressOf }: { addressOf: (id: number) => string },
): RowLink =>
  mayEdit ? { to: addressOf(id) } : { to: pathTo('campaignPreview', { id }), isNewWindow: true };

interface NewEmailMenuProps<S extends string> {
  styles: readonly S[];
  /** The address of a new email. */
  address: string;
  /** Under a style: the day it would go out. */
  noteOf?: (style: S) => string;
}

/** Spec, content 2: New Email offers the styles of the kind. */
function NewEmailMenu<S extends string>(props: NewEmailMenuProps<S>) {
  const [style, ...others] = props.styles;
  if (others.length === 0)
    return (
      <Button renderRoot={(root) => <Link to={props.address} search={{ style }} {...root} />}>
        New Email
      </Button>
    );
  return (
    <Menu position="bottom-end" width={232}>
      <Menu.Target>
        <Button rightSection={<IconChevronDown size={16} stroke={2} />}>New Email</Button>
      </Menu.Target>
      <Menu.Dropdown>
        {props.styles.map((style) => (
          <Menu.Item
            key={style}
            renderRoot={(root) => <Link to={props.address} search={{ style }} {...root} />}
          >
            {style}
            {props.noteOf && <span className={styles.choiceDate}>{props.noteOf(style)}</span>}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

interface CampaignMenuProps {
  kind: AnyCampaignKind;
  row: CampaignRow;
}

/** What an editor can do with one email; what cannot be done says why. */
function CampaignMenu({ kind, row }: CampaignMenuProps) {
  const clone = useCloneCampaign(kind);
  const remove = useDeleteCampaign(kind);
  const deleteBlocked = whyDeleteBlocked(row.status);
  const onDelete = async () => {
    const question = { title: sentences.areYouSure, detail: row.subject };
    if (await confirm({ ...question, confirmLabel: 'Delete', isDangerous: true }))
      remove.mutate(row.id);
  };
  return (
    <>
      <Menu.Item
        leftSection={<IconEdit size={16} stroke={1.5} />}
        renderRoot={(root) => <Link to={kind.addressOf(row.id)} {...root} />}
      >
        Edit
      </Menu.Item>
      <Menu.Item
        leftSection={<IconExternalLink size={16} stroke={1.5} />}
        component="a"
        href={pathTo('campaignPreview', { id: row.id })}
        target="_blank"
        rel="noopener"
      >
        Preview
      </Menu.Item>
      <Menu.Item
        leftSection={<IconCopy size={16} stroke={1.5} />}
        onClick={() => clone.mutate(row.id)}
      >
        Clone
      </Menu.Item>
      <Menu.Divider />
      <Menu.Item
        leftSection={<IconTrash size={16} stroke={1.5} />}
        className={deleteBlocked ? styles.blocked : undefined}
        disabled={deleteBlocked !== null}
        onClick={() => void onDelete()}
      >
        Delete
        {deleteBlocked && <MenuReason>{deleteBlocked}</MenuReason>}
      </Menu.Item>
    </>
  );
}
