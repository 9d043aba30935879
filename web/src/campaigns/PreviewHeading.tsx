import { Button } from '@mantine/core';
import type { EmailPreview } from '@masthead/shared/campaigns/campaign.ts';
import { noSubject } from '@masthead/shared/campaigns/subject-line.ts';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconExternalLink from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs';
import { CloseTab } from './CloseTab.tsx';
import styles from './campaign-preview.module.css';
import { sizeInWords, sizeWarning } from './email-size.ts';

interface Props {
  /** Undefined while it is not there. */
  email: EmailPreview | undefined;
  isLoading: boolean;
}

/** What is shown: subject and the text after it, sender, size, and the way to the raw email. */
export function PreviewHeading({ email, isLoading }: Props) {
  return (
    <>
      <div className={styles.words}>
        <h1 className={styles.subject} tabIndex={-1}>
          {email ? email.subject || noSubject : 'Email preview'}
        </h1>
        {email?.previewText && <p className={styles.previewText}>{email.previewText}</p>}
        <p className={styles.facts}>
          {isLoading && <span role="status">Loading…</span>}
          {email && (
            <>
              <span>From {email.fromName}</span>
              <Size bytes={email.bytes} />
            </>
          )}
        </p>
      </div>
      <div className={styles.acts}>
        {email && (
          <Button
            variant="subtle"
            component="a"
            href={email.signedUrl}
            target="_blank"
            rel="noopener"
            rightSection={<IconExternalLink size={15} stroke={1.75} />}
          >
            <span className={styles.rawLabel}>Raw email</span>
          </Button>
        )}
        <CloseTab kind={email?.kind} />
      </div>
    </>
  );
}

function Size({ bytes }: { bytes: number }) {
  const warning = sizeWarning(bytes);
  if (!warning) return <span>{sizeInWords(bytes)}</span>;
  return (
    <span className={styles.sizeWarning}>
      <IconAlertTriangle size={14} stroke={2} aria-hidden />
      {sizeInWords(bytes)}, {warning}
    </span>
  );
}
