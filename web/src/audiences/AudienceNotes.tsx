import type { Audience } from '@masthead/shared/audiences/audience.ts';
import { pathTo, ScreenLink } from '../app/links.tsx';
import { AudienceCounting } from './AudienceCounting.tsx';
import { AudienceSegments } from './AudienceSegments.tsx';
import styles from './audiences.module.css';

/** What stands over the people of an audience: which emails go to it, what is counted of them, and its parts. */
export function AudienceNotes({ audience }: { audience: Audience }) {
  return (
    <>
      <UsedBy audience={audience} />
      <AudienceCounting audience={audience} />
      <AudienceSegments audience={audience} />
    </>
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
