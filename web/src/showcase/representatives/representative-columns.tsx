import { imageUrl } from '@masthead/shared/platform/images/image-sizes.ts';
import type { RepresentativeSort } from '@masthead/shared/showcase/representatives/representative.operations.ts';
import type { Representative } from '@masthead/shared/showcase/representatives/representative.ts';
import { useState } from 'react';
import type { Column } from '../../platform/lists/column.ts';
import clamped from '../../platform/ui/clamped.module.css';
import textStyles from '../../platform/ui/text.module.css';
import styles from './representatives.module.css';

const text = (value: string | null) => <span className={textStyles.anywhere}>{value}</span>;

/** The columns of realtors: name and firm (Spec, showcase 2), with photo, email and phone. */
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
        <span className={`${textStyles.line} ${clamped.address}`} title={email}>
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

type Props = Pick<Representative, 'name' | 'imageUrl'>;

/** The photo of a realtor; without one, or with a broken one, the first letter of the name. */
function RepresentativePhoto({ name, imageUrl: src }: Props) {
  const [broken, setBroken] = useState<string | null>(null);
  if (!src || src === broken)
    return (
      <span className={styles.photo} aria-hidden>
        {[...name.trim()][0]?.toUpperCase()}
      </span>
    );
  return (
    <img
      className={styles.photo}
      src={imageUrl(src, 'avatar')}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setBroken(src)}
    />
  );
}
