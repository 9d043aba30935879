import { clockTime, sendDay } from '@masthead/shared/dates.ts';
import { siteLabel } from '@masthead/shared/sites/site.ts';
import { useEmailTemplates } from '../email-templates/email-template.queries.ts';
import type { FieldLabels } from '../forms/ConflictDialog.tsx';
import { useSites } from '../sites/site.queries.ts';
import type { Post } from './block.ts';
import styles from './campaign-fields.module.css';
import type { Edition } from './campaign-kind.ts';

/** How the fields of every kind are called where two people's work is compared, in screen order. */
export function useEditionLabels(): FieldLabels<Edition> {
  const sites = useSites();
  const templates = useEmailTemplates();
  const cityOf = (id: number | null | undefined) => {
    const site = sites.data?.find((one) => one.id === id);
    return site ? siteLabel(site) : '–';
  };
  const templateName = (id: number | null) =>
    templates.data?.find((one) => one.id === id)?.description ?? '–';
  return {
    siteId: { label: 'City', show: cityOf },
    style: 'Style',
    sendDate: { label: 'Send date', show: (day) => (day ? sendDay(day) : '–') },
    sendTime: { label: 'Send time', show: (clock) => (clock ? clockTime(clock) : '–') },
    subject: 'Subject line',
    utm: { label: 'UTM', show: (utm) => Object.values(utm).join(', ') },
    emailTemplateId: { label: 'Email template', show: templateName },
  };
}

/** A block of posts where two people's work is compared. */
export const headlines = (posts: readonly Post[]) =>
  posts.length === 0 ? (
    '–'
  ) : (
    <ol className={styles.list}>
      {posts.map((post) => (
        <li key={post.id}>{post.headline}</li>
      ))}
    </ol>
  );
