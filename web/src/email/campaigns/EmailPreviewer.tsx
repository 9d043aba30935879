import { Button, Group, SegmentedControl, Switch } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { campaignEndpoints } from '@masthead/shared/email/campaigns/campaign.endpoints.ts';
import type { EmailPreview } from '@masthead/shared/email/campaigns/campaign.ts';
import { nameTagMessages } from '@masthead/shared/email/campaigns/name-tag.messages.ts';
import { noSubject } from '@masthead/shared/email/campaigns/subject-line.ts';
import { previewMessages } from '@masthead/shared/platform/values/preview.messages.ts';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconExternalLink from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, queryOf } from '../../platform/api/call.ts';
import { PageNote } from '../../platform/ui/PageNote.tsx';
import { Trouble } from '../../platform/ui/Trouble.tsx';
import textStyles from '../../platform/ui/text.module.css';
import { useIsNarrow } from '../../platform/ui/use-is-narrow.ts';
import { CloseTab } from './CloseTab.tsx';
import styles from './campaign-preview.module.css';
import { DeviceFrame, type PreviewLook } from './DeviceFrame.tsx';
import { sizeInWords, sizeWarning } from './email-size.ts';

/** Why: the signed link lasts ten minutes, so it is renewed before. */
const renewLinkMs = 8 * 60_000;

const standardLook: PreviewLook = {
  part: 'email',
  device: 'desktop',
  scheme: 'light',
  hasImages: true,
  isNamed: false,
};

/** One email, as its recipients will get it. */
export function EmailPreviewer({ id }: { id: string }) {
  const query = useQuery({
    ...queryOf(campaignEndpoints.preview, { params: { id } }),
    refetchInterval: renewLinkMs,
    meta: { isQuiet: true },
  });
  const isNarrow = useIsNarrow();
  const [chosen, setLook] = useState(standardLook);
  const look: PreviewLook = isNarrow ? { ...chosen, device: 'phone' } : chosen;
  useDocumentTitle(`${query.data?.subject ?? 'Email preview'} · Masthead`);
  const { data, error } = query;
  if (!data && error instanceof ApiError && error.status === 404) return <NoEmail />;
  const hasFailed = !data && error !== null;
  const email = data && { ...data, ...(look.isNamed && data.reader) };
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <PreviewHeading email={email} isLoading={!data && !hasFailed} />
        {!hasFailed && (
          <Switches
            look={look}
            isNarrow={isNarrow}
            name={data?.reader?.name}
            onChange={(changes) => setLook({ ...chosen, ...changes })}
          />
        )}
      </header>
      <div className={styles.stage}>
        {hasFailed ? (
          <Trouble
            failure={previewMessages.failed}
            error={error}
            onRetry={query.refetch}
            isRetrying={query.isFetching}
          />
        ) : (
          <DeviceFrame email={email} look={look} />
        )}
      </div>
    </div>
  );
}

interface SwitchesProps {
  look: PreviewLook;
  isNarrow: boolean;
  /** The first name of a reader, where it stands in the email. */
  name: string | undefined;
  onChange: (changes: Partial<PreviewLook>) => void;
}

function Switches({ look, isNarrow, name, onChange }: SwitchesProps) {
  const isText = look.part === 'text';
  return (
    <Group className={styles.switches} gap="8px 16px">
      <SegmentedControl
        aria-label="Part"
        size="xs"
        data={[
          { value: 'email', label: 'Email' },
          { value: 'text', label: 'Plain text' },
        ]}
        value={look.part}
        onChange={(part) => onChange({ part })}
      />
      {!isNarrow && (
        <SegmentedControl
          aria-label="Screen"
          size="xs"
          data={[
            { value: 'desktop', label: 'Desktop' },
            { value: 'phone', label: 'Phone' },
          ]}
          value={look.device}
          onChange={(device) => onChange({ device })}
        />
      )}
      <SegmentedControl
        aria-label="Colors"
        size="xs"
        data={[
          { value: 'light', label: 'Light' },
          { value: 'dark', label: 'Dark' },
        ]}
        value={look.scheme}
        onChange={(scheme) => onChange({ scheme })}
      />
      {name !== undefined && (
        <SegmentedControl
          aria-label={nameTagMessages.shownTo}
          size="xs"
          data={[
            { value: 'nobody', label: nameTagMessages.nobody },
            { value: 'named', label: name },
          ]}
          value={look.isNamed ? 'named' : 'nobody'}
          onChange={(reader) => onChange({ isNamed: reader === 'named' })}
        />
      )}
      <Switch
        size="sm"
        label="Images"
        disabled={isText}
        checked={look.hasImages}
        onChange={(event) => onChange({ hasImages: event.currentTarget.checked })}
      />
    </Group>
  );
}

function NoEmail() {
  return (
    <PageNote title="This email does not exist">
      <p>{previewMessages.maybeGone}</p>
      <CloseTab />
    </PageNote>
  );
}

interface Props {
  /** Undefined while it is not there. */
  email: EmailPreview | undefined;
  isLoading: boolean;
}

/** What is shown: subject and the text after it, sender, size, and the way to the raw email. */
function PreviewHeading({ email, isLoading }: Props) {
  return (
    <>
      <div className={styles.words}>
        <h1 className={`${textStyles.line} ${styles.subject}`} tabIndex={-1}>
          {email ? email.subject || noSubject : 'Email preview'}
        </h1>
        {email?.previewText && (
          <p className={`${textStyles.line} ${styles.previewText}`}>{email.previewText}</p>
        )}
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
