import { Box, Group } from '@mantine/core';
import type { EmailPreview } from '@masthead/shared/email/campaigns/campaign.ts';
import { EmailFrame, EmailText } from '../../platform/ui/EmailFrame.tsx';
import styles from './device-frame.module.css';

/** How a person looks at an email. */
export interface PreviewLook {
  part: 'email' | 'text';
  device: 'desktop' | 'phone';
  scheme: 'light' | 'dark';
  hasImages: boolean;
  /** As a reader who has a name gets it, where one stands in the email. */
  isNamed: boolean;
}

interface Props {
  /** Undefined while it is loaded. */
  email: EmailPreview | undefined;
  look: PreviewLook;
}

/** The email in a phone or a desktop mail program. */
export function DeviceFrame({ email, look }: Props) {
  return (
    <div className={styles.device} data-device={look.device} data-scheme={look.scheme}>
      <div className={styles.window} aria-busy={!email}>
        {email ? <Message email={email} look={look} /> : <Skeleton />}
      </div>
    </div>
  );
}

function Message({ email, look }: { email: EmailPreview; look: PreviewLook }) {
  return (
    <>
      {/* The page's heading says the same to a screen reader. */}
      <Group className={styles.envelope} gap="sm" wrap="nowrap" aria-hidden>
        <span className={styles.avatar}>{email.fromName.charAt(0)}</span>
        <span className={styles.lines}>
          <span className={styles.sender}>{email.fromName}</span>
          <span className={styles.line}>{email.subject}</span>
        </span>
      </Group>
      <Box mih={0}>
        {look.part === 'text' ? (
          <EmailText text={email.text} />
        ) : (
          <EmailFrame
            html={email.html}
            isDark={look.scheme === 'dark'}
            hasImages={look.hasImages}
          />
        )}
      </Box>
    </>
  );
}

function Skeleton() {
  return (
    <div className={styles.skeleton} aria-hidden>
      <span />
      <span />
      <span />
      <span />
    </div>
  );
}
