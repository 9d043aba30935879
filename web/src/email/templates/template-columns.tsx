import type { EmailTemplateReference } from '@masthead/shared/email/templates/email-template.ts';
import type { Column } from '../../platform/lists/column.ts';
import { InUseCell, rivalsOf } from './TemplateInUse.tsx';

type Templates = readonly EmailTemplateReference[];

/** The columns of the specification (platform 2.4). */
const specified: Column<EmailTemplateReference>[] = [
  { key: 'description', title: 'Description', cell: (row) => row.description, onCard: 'title' },
  { key: 'city', title: 'City', cell: (row) => row.site?.city, width: '24%' },
  { key: 'site', title: 'Site', cell: (row) => row.site?.property, width: '24%' },
];

const inUseColumn = (templates: Templates): Column<EmailTemplateReference> => ({
  key: 'inUse',
  title: 'In use',
  cell: (row) => <InUseCell template={row} rivals={rivalsOf(templates, row)} />,
  width: 250,
});

/** The email templates as the specification lists them, and which one counts where several of all there are compete. */
export const templateColumns = (templates: Templates): Column<EmailTemplateReference>[] =>
  templates.some((one) => rivalsOf(templates, one).length > 0)
    ? [...specified, inUseColumn(templates)]
    : specified;
