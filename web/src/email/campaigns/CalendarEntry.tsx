import { statusLabel } from '@masthead/shared/email/campaigns/campaign.ts';
import { calendarMessages } from '@masthead/shared/email/campaigns/email-calendar.messages.ts';
import type {
  CalendarEmail,
  CalendarGap,
} from '@masthead/shared/email/campaigns/email-calendar.ts';
import { editorOfKind } from '@masthead/shared/email/campaigns/mail-screens.ts';
import { noSubject } from '@masthead/shared/email/campaigns/subject-line.ts';
import { may } from '@masthead/shared/platform/access/access.ts';
import { clockTime } from '@masthead/shared/platform/values/dates.ts';
import { screens } from '@masthead/shared/screens.ts';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import { pathTo, ScreenLink } from '../../platform/api/links.tsx';
import { useUser } from '../../platform/api/session.ts';
import { CampaignBadge } from './CampaignBadge.tsx';
import styles from './email-calendar.module.css';

interface Props {
  email: CalendarEmail;
  /** Its city is already shown beside it. */
  isOfRow?: boolean;
}

/** An email on its day. Links to its form, or to its preview for people who cannot edit it. */
export function CalendarEntry({ email, isOfRow = false }: Props) {
  const user = useUser();
  const { id, kind, style, subject, city, sendTime, status, closeTo } = email;
  const editor = editorOfKind[kind];
  const to = may(user, screens[editor].access)
    ? pathTo(editor, { id })
    : pathTo('campaignPreview', { id });
  const time = sendTime ? clockTime(sendTime.slice(0, 5)) : calendarMessages.noTime;
  const word = statusLabel[status];
  const close = closeTo.length > 0 ? calendarMessages.close(closeTo) : null;
  const said = `${subject || noSubject} · ${style} · ${city} · ${word}`;
  return (
    <ScreenLink
      to={to}
      className={styles.entry}
      data-status={status}
      title={close ? `${said}\n${close}` : said}
    >
      <span className={styles.when}>
        {time}
        <span className={styles.signs}>
          {close && <IconAlertTriangle size={14} stroke={2} role="img" aria-label={close} />}
          <CampaignBadge status={status} />
        </span>
      </span>
      <span className={styles.what}>{isOfRow ? style : `${city} · ${style}`}</span>
      <span className={styles.subject}>{subject || noSubject}</span>
      {close && (
        <span className={styles.close} aria-hidden>
          {close}
        </span>
      )}
    </ScreenLink>
  );
}

/** A digest that should have been built by now; it leads to a new one for its city and day. */
export function GapEntry({ gap, isOfRow = false }: { gap: CalendarGap; isOfRow?: boolean }) {
  const user = useUser();
  const words = (
    <>
      <span className={styles.what}>{isOfRow ? 'Daily Digest' : `${gap.city} · Daily Digest`}</span>
      <span className={styles.missing}>{calendarMessages.gap}</span>
    </>
  );
  if (!may(user, screens.dailyDigestEdit.access))
    return (
      <span className={styles.gap} title={calendarMessages.gapHint}>
        {words}
      </span>
    );
  return (
    <ScreenLink
      to={`${pathTo('dailyDigestEdit')}?siteId=${gap.siteId}&sendDate=${gap.day}`}
      className={styles.gap}
      title={calendarMessages.gapHint}
    >
      {words}
    </ScreenLink>
  );
}
