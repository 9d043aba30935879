import type { Utm } from '@masthead/shared/email/campaigns/campaign.ts';
import { everybody } from '@masthead/shared/email/campaigns/part.messages.ts';
import { siteLabel } from '@masthead/shared/people/sites/site.record.ts';
import type { AnyRecord } from '@masthead/shared/platform/records/record.ts';
import type { Shows } from '@masthead/shared/platform/records/record-kind.ts';
import { type Day, sendDay } from '@masthead/shared/platform/values/dates.ts';
import type { ReactNode } from 'react';
import { useSites } from '../../people/sites/site.queries.ts';
import type { FieldLabels } from '../../platform/forms/field-words.ts';
import { labelsOf } from '../../platform/forms/record-labels.ts';
import { useEmailTemplates } from '../templates/email-template.queries.ts';
import type { Post } from './block.ts';
import styles from './campaign-fields.module.css';

/** How the fields of a kind are called where two people's work is compared, in screen order. */
export function useCampaignLabels<V>(record: AnyRecord): FieldLabels<V> {
  const sites = useSites();
  const templates = useEmailTemplates();
  const siteId = (id: number | null | undefined) => {
    const site = sites.data?.find((one) => one.id === id);
    return site ? siteLabel(site) : '–';
  };
  const emailTemplateId = (id: number | null) =>
    templates.data?.find((one) => one.id === id)?.description ?? '–';
  const sendDate = (day: Day | null) => (day ? sendDay(day) : '–');
  const segmentId = (id: number | null) => (id === null ? everybody : `No. ${id}`);
  const parts = Object.entries(record.fields).flatMap(([key, { shows }]) => {
    const show = shows && shownAs[shows];
    return show ? [[key, show]] : [];
  });
  const shown = { ...Object.fromEntries(parts), siteId, emailTemplateId, segmentId, sendDate };
  return labelsOf(record, shown);
}

/** A block of posts where two people's work is compared. */
const headlines = (posts: readonly Post[] | Post | null) => {
  const all = posts === null ? [] : [posts].flat();
  if (all.length === 0) return '–';
  return (
    <ol className={styles.list}>
      {all.map((post) => (
        <li key={post.id}>{post.headline}</li>
      ))}
    </ol>
  );
};

interface Titled {
  title: string;
  items: Post[];
}

const titled = (section: Titled | null) =>
  section && (
    <>
      {section.title}
      {headlines(section.items)}
    </>
  );

const shownAs: Partial<Record<Shows, (value: never) => ReactNode>> = {
  posts: headlines,
  'series section': titled,
  words: (utm: Utm) => Object.values(utm).join(', '),
};
