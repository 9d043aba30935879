import type { RepresentativeSort } from '@masthead/shared/representatives/representative.operations.ts';
import type { Representative } from '@masthead/shared/representatives/representative.ts';
import type { Column } from '../lists/column.ts';
import clamped from '../ui/clamped.module.css';
import textStyles from '../ui/text.module.css';
import { RepresentativePhoto } from './RepresentativePhoto.tsx';

const text = (value: string | null) => <span className={textStyles.anywhere}>{value}</span>;

/** The columns of the realtors: name and firm (Spec, showcase 2), with the photo and how to reach them. */
export const representativeColumns: Column<Representative, RepresentativeSort>[] = [
  {
    key: 'photo',
    title: 'Photo',
    cell: ({ name, imageUrl }) => <RepresentativePhoto name={name} imageUrl={imageUrl} />,
    width: 72,
    onCard: 'media',
  },
  { key: 'name', title: 'Name', cell: ({ name }) => text(name), sort: 'name', onCard: 'title' },
  { key: 'firm', title: 'Firm', cell: ({ firm }) => text(firm), sort: 'firm' },
  {
    key: 'email',
    title: 'Email',
    holds: 'value',
    cell: ({ email }) =>
      email && (
        <span className={clamped.address} title={email}>
          {email}
        </span>
      ),
    from: 860,
    onCard: 'hide',
  },
  {
    key: 'phone',
    title: 'Phone',
    holds: 'label',
    cell: ({ phone }) => text(phone),
    width: 160,
    from: 1040,
    onCard: 'hide',
  },
];
