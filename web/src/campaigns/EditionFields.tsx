import { Select } from '@mantine/core';
import { DateInput } from '@mantine/dates';
import { campaignMessages } from '@masthead/shared/campaigns/campaign.messages.ts';
import { type EmailStyle, sendTimesFrom } from '@masthead/shared/campaigns/campaign.ts';
import { type Clock, clockTime, type Day } from '@masthead/shared/dates.ts';
import { inSiteOrder, isCityChoice, type Site, siteLabel } from '@masthead/shared/sites/site.ts';
import type { ReactNode } from 'react';
import { useEmailTemplates } from '../email-templates/email-template.queries.ts';
import { FormSection } from '../forms/FormSection.tsx';
import { useSites } from '../sites/site.queries.ts';
import type { Fields } from './CampaignEditor.tsx';
import styles from './campaign-fields.module.css';
import type { Edition } from './campaign-kind.ts';
import { SubjectField } from './SubjectField.tsx';
import {
  changesForSite,
  changesForStyle,
  type TemplateChoice,
  templateOf,
} from './template-choice.ts';

interface Props<S extends EmailStyle> extends Fields<Edition<S>> {
  styles: readonly S[];
  /** The first of the quarter hours that are offered. */
  firstSendTime: Clock;
  /** Most characters of the subject. */
  subjectLimit: number;
  /** What a send date brings with it besides itself. */
  withSendDate?: (
    now: Edition<S>,
    day: Day,
    templates: readonly TemplateChoice[],
  ) => Partial<Edition<S>>;
  /** Between the send time and the subject. */
  children?: ReactNode;
}

/** What goes out where and when, and under which subject (Spec, content 2, 4). */
export function EditionFields<S extends EmailStyle>(props: Props<S>) {
  const { values, errors, isReadOnly, onChange, withSendDate, firstSendTime } = props;
  const sites = useSites();
  const templates = useEmailTemplates();
  const known = templates.data ?? [];
  const onStyle = (word: string | null) => {
    const style = props.styles.find((one) => one === word);
    if (style) onChange((now) => changesForStyle(now, style, known));
  };
  const onSite = (id: string | null) =>
    onChange((now) => changesForSite(now, id ? Number(id) : null, known));
  const onDay = (day: Day | null) =>
    onChange((now) => ({ sendDate: day, ...(day && withSendDate?.(now, day, known)) }));
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
            onChange={onSite}
          />
          <Select
            label="Style"
            data-path="style"
            readOnly={isReadOnly}
            allowDeselect={false}
            data={props.styles}
            value={values.style}
            error={errors.style}
            onChange={onStyle}
          />
          <DateInput
            label="Send date"
            placeholder="Choose a day"
            data-path="sendDate"
            readOnly={isReadOnly}
            valueFormat="ddd, MMM D, YYYY"
            value={values.sendDate}
            error={errors.sendDate}
            onChange={onDay}
          />
          <Select
            label="Send time"
            placeholder="Choose a time"
            data-path="sendTime"
            readOnly={isReadOnly}
            allowDeselect={false}
            data={timeChoices(firstSendTime, values.sendTime)}
            value={values.sendTime}
            error={errors.sendTime}
            onChange={(sendTime) => onChange(() => ({ sendTime }))}
          />
        </div>
        {templates.data && values.siteId && !templateOf(known, values.style, values.siteId) && (
          <p className={styles.warning} role="status">
            {campaignMessages.noTemplate}
          </p>
        )}
        {props.children}
        <SubjectField
          value={values.subject}
          max={props.subjectLimit}
          error={errors.subject}
          isReadOnly={isReadOnly}
          onChange={(subject) => onChange(() => ({ subject }))}
        />
      </div>
    </FormSection>
  );
}

/** Spec, content 2: sites whose name contains 'map' are left out, unless the email is of one. */
function cityChoices(sites: readonly Site[] = [], chosen: number | null = null) {
  return inSiteOrder(sites)
    .filter((site) => isCityChoice(site) || site.id === chosen)
    .map((site) => ({ value: String(site.id), label: siteLabel(site) }));
}

/** The quarter hours of a kind, and whatever else an email was given by another program. */
function timeChoices(first: Clock, chosen: Clock | null) {
  const times = sendTimesFrom(first);
  const others = chosen && !times.includes(chosen) ? [chosen] : [];
  return [...others, ...times].map((clock) => ({ value: clock, label: clockTime(clock) }));
}
