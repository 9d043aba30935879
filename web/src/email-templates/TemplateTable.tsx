import type { EmailTemplateReference } from '@masthead/shared/email-templates/email-template.ts';
import { sentences } from '@masthead/shared/errors.ts';
import type { ReactNode } from 'react';
import { pathTo } from '../app/links.tsx';
import type { Column, ListQuery } from '../lists/column.ts';
import { DataTable } from '../lists/DataTable.tsx';
import { InUseCell, rivalsOf } from './TemplateInUse.tsx';

interface Props {
  query: ListQuery<EmailTemplateReference>;
  /** All there are, whatever is asked for. */
  templates: readonly EmailTemplateReference[];
  empty: ReactNode;
}

/** The columns of the specification (platform 2.4), and which one counts where several compete. */
const specified: Column<EmailTemplateReference>[] = [
  { key: 'description', title: 'Description', cell: (row) => row.description, onCard: 'title' },
  { key: 'city', title: 'City', cell: (row) => row.site?.city, width: '24%' },
  { key: 'site', title: 'Site', cell: (row) => row.site?.property, width: '24%' },
];

const inUseColumn = (
  templates: readonly EmailTemplateReference[],
): Column<EmailTemplateReference> => ({
  key: 'inUse',
  title: 'In use',
  cell: (row) => <InUseCell template={row} rivals={rivalsOf(templates, row)} />,
  width: 250,
});

/** The email templates as the specification lists them. */
export function TemplateTable({ query, templates, empty }: Props) {
  const columns = templates.some((one) => rivalsOf(templates, one).length > 0)
    ? [...specified, inUseColumn(templates)]
    : specified;
  return (
    <DataTable
      label="Email templates"
      failure={sentences.notLoaded('email templates')}
      query={query}
      columns={columns}
      pageSize={20}
      rowLink={({ id }) => ({ to: pathTo('emailTemplateEdit', { id }) })}
      rowName={({ description }) => description}
      empty={empty}
    />
  );
}
