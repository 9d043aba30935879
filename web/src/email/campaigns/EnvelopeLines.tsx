import { type Envelope, envelopeLines } from '@masthead/shared/email/campaigns/envelope.ts';
import { useState } from 'react';
import styles from './campaign-fields.module.css';
import type { Edition } from './campaign-kind.ts';

interface Props {
  /** null: without an email template. undefined: not known yet. */
  envelope: Envelope | null | undefined;
  values: Pick<Edition, 'siteId' | 'subject' | 'sendDate' | 'sendTime'>;
}

/** To, From, Subject and When, over the form of a draft. */
export function EnvelopeLines({ envelope, values }: Props) {
  const [now] = useState(() => new Date());
  return (
    <dl className={styles.envelope} aria-label="Envelope">
      {envelopeLines(envelope, values, now).map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
