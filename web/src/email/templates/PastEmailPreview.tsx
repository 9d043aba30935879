import { Group, SegmentedControl, Select, Text } from '@mantine/core';
import { campaignEndpoints } from '@masthead/shared/email/campaigns/campaign.endpoints.ts';
import { statusLabel } from '@masthead/shared/email/campaigns/campaign.ts';
import { noSubject } from '@masthead/shared/email/campaigns/subject-line.ts';
import { emailTemplateEndpoints } from '@masthead/shared/email/templates/email-template.endpoints.ts';
import type { emailTemplateRecord } from '@masthead/shared/email/templates/email-template.record.ts';
import type { pastEmail } from '@masthead/shared/email/templates/email-template.ts';
import { sentences } from '@masthead/shared/platform/contract/errors.ts';
import type { FormValues } from '@masthead/shared/platform/records/record.ts';
import { listDay } from '@masthead/shared/platform/values/dates.ts';
import { previewMessages } from '@masthead/shared/platform/values/preview.messages.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import { queryOf } from '../../platform/api/call.ts';
import { FormSection } from '../../platform/forms/FormSection.tsx';
import { EmailFrame } from '../../platform/ui/EmailFrame.tsx';
import surface from '../../platform/ui/surface.module.css';
import { Trouble } from '../../platform/ui/Trouble.tsx';
import styles from './email-template.module.css';

const labelOf = (email: z.output<typeof pastEmail>) =>
  `${email.subject || noSubject} (${email.sendDate ? listDay(email.sendDate) : 'no date'}, ${statusLabel[email.status].toLowerCase()})`;

/** A past email of this category and site with the sender from the form. */
export function PastEmailPreview({ values }: { values: FormValues<typeof emailTemplateRecord> }) {
  const { category, siteId } = values;
  const emails = useQuery({
    ...queryOf(emailTemplateEndpoints.pastEmails, { query: { category, siteId } }),
    meta: { isQuiet: true },
  });
  const [wanted, setWanted] = useState<number | null>(null);
  const chosen = emails.data?.find(({ id }) => id === wanted) ?? emails.data?.[0];
  return (
    <FormSection title="Preview with a past email" aside={category}>
      {emails.error && (
        <Trouble
          failure={sentences.notLoaded('past emails')}
          error={emails.error}
          onRetry={emails.refetch}
          isRetrying={emails.isFetching}
        />
      )}
      {emails.data && !chosen && (
        <Text c="dimmed" fz="sm">
          No emails of this category and site yet.
        </Text>
      )}
      {chosen && (
        <>
          <Select
            label="Email"
            allowDeselect={false}
            searchable
            data={emails.data?.map((email) => ({ value: String(email.id), label: labelOf(email) }))}
            value={String(chosen.id)}
            onChange={(id) => setWanted(Number(id))}
          />
          <Envelope id={chosen.id} values={values} />
        </>
      )}
    </FormSection>
  );
}

function Envelope({ id, values }: { id: number; values: FormValues<typeof emailTemplateRecord> }) {
  const [scheme, setScheme] = useState<'light' | 'dark'>('light');
  const query = useQuery({
    ...queryOf(campaignEndpoints.preview, { params: { id } }),
    meta: { isQuiet: true },
  });
  const fromName = values.fromName.trim() || 'No from name';
  return (
    <div className={`${surface.panel} ${styles.envelope}`} data-scheme={scheme}>
      <Group className={styles.envelopeHead} align="flex-start" gap="sm">
        <span className={styles.avatar} aria-hidden>
          {fromName.charAt(0).toUpperCase()}
        </span>
        <dl className={styles.lines}>
          <dt>From</dt>
          <dd className={styles.sender}>{fromName}</dd>
          <dt>Subject</dt>
          <dd>{query.data?.subject ?? '…'}</dd>
          <dt>Reply to</dt>
          <dd>{values.replyTo.trim() || 'No address'}</dd>
        </dl>
        <SegmentedControl
          aria-label="Colors"
          size="xs"
          data={[
            { value: 'light', label: 'Light' },
            { value: 'dark', label: 'Dark' },
          ]}
          value={scheme}
          onChange={setScheme}
        />
      </Group>
      <div className={styles.paper} aria-busy={query.isFetching}>
        {query.data && <EmailFrame html={query.data.html} isDark={scheme === 'dark'} />}
        {query.error && (
          <Trouble
            failure={previewMessages.failed}
            error={query.error}
            onRetry={query.refetch}
            isRetrying={query.isFetching}
          />
        )}
      </div>
    </div>
  );
}
