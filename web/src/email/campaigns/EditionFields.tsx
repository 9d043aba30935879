import { Select, Text } from '@mantine/core';
import { campaignMessages } from '@masthead/shared/email/campaigns/campaign.messages.ts';
import { type EmailStyle, sendTimesFrom } from '@masthead/shared/email/campaigns/campaign.ts';
import type { Field } from '@masthead/shared/platform/records/field.ts';
import { type Clock, clockTime, type Day } from '@masthead/shared/platform/values/dates.ts';
import type { ReactNode } from 'react';
import { SiteSelect } from '../../people/sites/SiteSelect.tsx';
import { DayField } from '../../platform/forms/DayField.tsx';
import { FormSection } from '../../platform/forms/FormSection.tsx';
import { late } from '../../platform/ui/late.tsx';
import { useEmailTemplates } from '../templates/email-template.queries.ts';
import type { Fields } from './CampaignEditor.tsx';
import styles from './campaign-fields.module.css';
import type { Edition } from './campaign-kind.ts';
import { InboxLine } from './InboxLine.tsx';
import {
  changesForSite,
  changesForStyle,
  type TemplateChoice,
  templateOf,
} from './template-choice.ts';

const SegmentSelect = late(
  async () => (await import('../audiences/SegmentSelect.tsx')).SegmentSelect,
);

type EditionField =
  | 'siteId'
  | 'style'
  | 'sendDate'
  | 'sendTime'
  | 'segmentId'
  | 'subject'
  | 'previewText';

interface Props<S extends EmailStyle> extends Omit<Fields<Edition<S>>, 'input' | 'late'> {
  /** How the record calls them, and how much they take. */
  fields: Readonly<Record<EditionField, Pick<Field, 'label' | 'maxLength' | 'isRequired'>>>;
  styles: readonly S[];
  /** The first of the quarter hours that are offered. */
  firstSendTime: Clock;
  /** Leaves out the sites that are maps and no cities. */
  citiesOnly?: boolean;
  /** What a send date brings with it besides itself. */
  withSendDate?: (
    now: Edition<S>,
    day: Day,
    templates: readonly TemplateChoice[],
  ) => Partial<Edition<S>>;
  /** What a style brings with it besides its template. */
  withStyle?: (style: S) => Partial<Edition<S>>;
  /** Where a subject is cut, when one that is longer than its limit is refused. */
  subjectCutAt?: number;
  /** What inboxes show where no preview text is written. */
  previewTextElse?: string;
  /** Between the send time and the subject. */
  children?: ReactNode;
}

/** What goes out where and when, and under which subject (Spec, content 2, 4). */
export function EditionFields<S extends EmailStyle>(props: Props<S>) {
  const { fields, values, errors, isReadOnly, onChange, withSendDate, firstSendTime } = props;
  const { styles: offered, withStyle } = props;
  const labelled = (key: EditionField) => ({
    label: fields[key].label,
    withAsterisk: fields[key].isRequired,
  });
  const templates = useEmailTemplates();
  const known = templates.data ?? [];
  const onStyle = (word: string | null) => {
    const style = offered.find((one) => one === word);
    if (style)
      onChange((now) => ({ ...changesForStyle(now, style, known), ...withStyle?.(style) }));
  };
  const onSite = (id: number | null) => onChange((now) => changesForSite(now, id, known));
  const onDay = (day: Day | null) =>
    onChange((now) => ({ sendDate: day, ...(day && withSendDate?.(now, day, known)) }));
  return (
    <FormSection title="Edition">
      <div className={styles.when}>
        <SiteSelect
          citiesOnly={props.citiesOnly ?? false}
          {...labelled('siteId')}
          placeholder="Choose a city"
          data-path="siteId"
          readOnly={isReadOnly}
          value={values.siteId ?? null}
          error={errors.siteId}
          onChange={onSite}
        />
        <Select
          {...labelled('style')}
          data-path="style"
          // Why: the template is that of the style and the city.
          data-stands-for="emailTemplateId"
          readOnly={isReadOnly}
          allowDeselect={false}
          data={offered}
          value={values.style}
          error={errors.style}
          onChange={onStyle}
        />
        <DayField
          {...labelled('sendDate')}
          data-path="sendDate"
          readOnly={isReadOnly}
          value={values.sendDate}
          error={errors.sendDate}
          onChange={onDay}
        />
        <Select
          {...labelled('sendTime')}
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
        <Text c="var(--late)" fz="sm" mt={-4} role="status">
          {campaignMessages.noTemplate}
        </Text>
      )}
      <SegmentSelect
        label={fields.segmentId.label}
        readOnly={isReadOnly}
        emailTemplateId={
          templateOf(known, values.style, values.siteId)?.id ?? values.emailTemplateId
        }
        value={values.segmentId}
        error={errors.segmentId}
        onChange={(segmentId) => onChange(() => ({ segmentId }))}
      />
      {props.children}
      <InboxLine
        {...labelled('subject')}
        placeholder="Shown in the inbox"
        path="subject"
        value={values.subject}
        max={fields.subject.maxLength ?? 0}
        cutAt={props.subjectCutAt}
        error={errors.subject}
        isReadOnly={isReadOnly}
        onChange={(subject) => onChange(() => ({ subject }))}
      />
      <InboxLine
        {...labelled('previewText')}
        placeholder={`Shown in the inbox after the subject; ${props.previewTextElse ?? 'the first headlines'} if empty`}
        path="previewText"
        value={values.previewText}
        max={fields.previewText.maxLength ?? 0}
        error={errors.previewText}
        isReadOnly={isReadOnly}
        onChange={(previewText) => onChange(() => ({ previewText }))}
      />
    </FormSection>
  );
}

/** The quarter hours of a kind, and whatever else an email was given by another program. */
function timeChoices(first: Clock, chosen: Clock | null) {
  const times = sendTimesFrom(first);
  const others = chosen && !times.includes(chosen) ? [chosen] : [];
  return [...others, ...times].map((clock) => ({ value: clock, label: clockTime(clock) }));
}
