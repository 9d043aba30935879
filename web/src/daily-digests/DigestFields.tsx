import { Select } from '@mantine/core';
import { DateInput } from '@mantine/dates';
import { campaignMessages } from '@masthead/shared/campaigns/campaign.messages.ts';
import { sendTimesFrom } from '@masthead/shared/campaigns/campaign.ts';
import { digestMessages } from '@masthead/shared/daily-digests/daily-digest.messages.ts';
import {
  digestFirstSendTime,
  digestLimits,
  digestStyles,
} from '@masthead/shared/daily-digests/daily-digest.ts';
import { digestWindow } from '@masthead/shared/daily-digests/digest-window.ts';
import { type Clock, clockTime } from '@masthead/shared/dates.ts';
import { inSiteOrder, isCityChoice, type Site, siteLabel } from '@masthead/shared/sites/site.ts';
import type { ReactNode } from 'react';
import { SubjectField } from '../campaigns/SubjectField.tsx';
import { useEmailTemplates } from '../email-templates/email-template.queries.ts';
import { FormSection } from '../forms/FormSection.tsx';
import { useSites } from '../sites/site.queries.ts';
import styles from './digest.module.css';
import {
  type ChangeDigest,
  changesForSendDate,
  changesForSite,
  changesForStyle,
  type DigestValues,
  postCount,
  templateOf,
} from './digest-values.ts';
import { LoadPosts } from './LoadPosts.tsx';

interface Props {
  values: DigestValues;
  errors: Record<string, ReactNode>;
  isReadOnly: boolean;
  onChange: ChangeDigest;
}

/** What goes out where and when, and under which subject (Spec, content 2, 4). */
export function DigestFields({ values, errors, isReadOnly, onChange }: Props) {
  const sites = useSites();
  const templates = useEmailTemplates();
  const known = templates.data ?? [];
  return (
    <FormSection title="Edition">
      <div className={styles.fields} data-fixed={isReadOnly || undefined}>
        <div className={styles.when}>
          <Select
            label="City"
            placeholder="Choose a city"
            data-path="siteId"
            readOnly={isReadOnly}
            allowDeselect={false}
            data={cityChoices(sites.data, values.siteId)}
            value={values.siteId ? String(values.siteId) : null}
            error={errors.siteId}
            onChange={(id) => onChange((now) => changesForSite(now, id ? Number(id) : null, known))}
          />
          <Select
            label="Style"
            data-path="style"
            readOnly={isReadOnly}
            allowDeselect={false}
            data={digestStyles}
            value={values.style}
            error={errors.style}
            onChange={(style) => style && onChange((now) => changesForStyle(now, style, known))}
          />
          <DateInput
            label="Send date"
            placeholder="Choose a day"
            data-path="sendDate"
            readOnly={isReadOnly}
            valueFormat="ddd, MMM D, YYYY"
            value={values.sendDate}
            error={errors.sendDate}
            onChange={(day) => onChange((now) => changesForSendDate(now, day, known))}
          />
          <Select
            label="Send time"
            placeholder="Choose a time"
            data-path="sendTime"
            readOnly={isReadOnly}
            allowDeselect={false}
            data={timeChoices(values.sendTime)}
            value={values.sendTime}
            error={errors.sendTime}
            onChange={(clock) => onChange({ sendTime: clock })}
          />
        </div>
        {templates.data && values.siteId && !templateOf(known, values.style, values.siteId) && (
          <p className={styles.warning} role="status">
            {campaignMessages.noTemplate}
          </p>
        )}
        <div className={styles.window}>
          <p>
            {values.sendDate
              ? digestMessages.window(digestWindow(values.sendDate))
              : digestMessages.noWindow}
          </p>
          {!isReadOnly && (
            <LoadPosts
              siteId={values.siteId ?? null}
              sendDate={values.sendDate}
              count={postCount(values)}
              onChange={onChange}
            />
          )}
        </div>
        <SubjectField
          value={values.subject}
          max={digestLimits.subject}
          error={errors.subject}
          isReadOnly={isReadOnly}
          onChange={(subject) => onChange({ subject })}
        />
      </div>
    </FormSection>
  );
}

/** Spec, content 2: sites whose name contains 'map' are left out, unless the digest is of one. */
function cityChoices(sites: readonly Site[] = [], chosen: number | null = null) {
  return inSiteOrder(sites)
    .filter((site) => isCityChoice(site) || site.id === chosen)
    .map((site) => ({ value: String(site.id), label: siteLabel(site) }));
}

/** The 69 quarter hours from 6:45 AM, and whatever else a digest was given by another program. */
function timeChoices(chosen: Clock | null) {
  const times = sendTimesFrom(digestFirstSendTime);
  const others = chosen && !times.includes(chosen) ? [chosen] : [];
  return [...others, ...times].map((clock) => ({ value: clock, label: clockTime(clock) }));
}
