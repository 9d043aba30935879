import { Anchor, Progress, Stack, Text } from '@mantine/core';
import { campaignMessages } from '@masthead/shared/email/campaigns/campaign.messages.ts';
import type { CampaignStatus, MailStatus } from '@masthead/shared/email/campaigns/campaign.ts';
import {
  type Clock,
  centralInstant,
  centralSentence,
  type Day,
} from '@masthead/shared/platform/values/dates.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { late } from '../../platform/ui/late.tsx';
import { SidePanel } from '../../platform/ui/SidePanel.tsx';
import surface from '../../platform/ui/surface.module.css';
import { CampaignBadge } from './CampaignBadge.tsx';
import styles from './mail-status.module.css';

const MailResults = late(async () => (await import('./MailResults.tsx')).MailResults);

interface Props extends MailState {
  id: number | null;
  /** The status could not be read: the values are empty then (Spec, content 8). */
  isUnread: boolean;
  /** Schedule, Unschedule and the fields that belong to the sending. */
  children: ReactNode;
}

/** The status of a campaign at the mail provider (Spec, content 3, 4). */
export function MailStatusPanel(props: Props) {
  const { id, status, mail, isUnread, children } = props;
  const isDraft = status === 'draft' || status === 'canceled';
  const isGoing = status === 'sending' || status === 'sent';
  const when = whenSentence(props, useNow());
  return (
    <SidePanel
      title="Mail status"
      aside={<CampaignBadge status={status} />}
      standsFor="utm providerCampaignId"
    >
      <p className={styles.when} data-warning={when.isWarning || undefined}>
        {when.text}
      </p>
      {status === 'sending' && mail && <SendProgress mail={mail} />}
      {mail?.problem && (
        <p className={`${surface.callout} ${styles.problem}`} role="status">
          {mail.problem}
        </p>
      )}
      {!isGoing && mail && <Reached mail={mail} />}
      {(!isDraft || isUnread || hasValues(mail)) && (
        <Values mail={mail} isWaiting={status === 'scheduled'} />
      )}
      {id !== null && mail?.results && <MailResults id={id} results={mail.results} />}
      {isUnread && (
        <Text c="dimmed" fz="sm" mt={10}>
          {campaignMessages.statusUnread}
        </Text>
      )}
      <Stack className={styles.acts} gap="sm">
        {children}
      </Stack>
    </SidePanel>
  );
}

/** The time to half a minute: a planned send may pass while the screen is open. */
function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

const inWords = (n: number | null | undefined) => n?.toLocaleString('en-US');
const hasValues = (mail: MailStatus | null) =>
  mail !== null && (mail.emails_sent !== null || mail.recipients.list_name !== null);

/** How far a send has come; what failed or is unknown is done too. */
function SendProgress({ mail }: { mail: MailStatus }) {
  const total = mail.recipients.recipient_count ?? 0;
  const done = (mail.emails_sent ?? 0) + mail.failed_count + mail.unknown_count;
  return (
    <Progress
      mt="sm"
      value={total > 0 ? Math.min(100, (done / total) * 100) : 0}
      size="sm"
      aria-label="Emails sent"
    />
  );
}

/** How many received an email whose send was stopped or failed. */
function Reached({ mail: { emails_sent, unknown_count, recipients } }: { mail: MailStatus }) {
  const reached = (emails_sent ?? 0) + unknown_count;
  if (reached === 0) return null;
  return (
    <Text fz="sm" mt="xs">
      {campaignMessages.reached(reached, recipients.recipient_count ?? reached)}
    </Text>
  );
}

interface ValuesProps {
  mail: MailStatus | null;
  /** Nothing has been sent yet, so nothing can have failed. */
  isWaiting: boolean;
}

function Values({ mail, isWaiting }: ValuesProps) {
  const archive = mail?.long_archive_url;
  const count = mail && mail.emails_sent !== null ? mail : null;
  return (
    <dl className={`${surface.values} ${styles.values}`}>
      <Value name="Audience">{mail?.recipients.list_name}</Value>
      <Value name="Recipients">{inWords(mail?.recipients.recipient_count)}</Value>
      <Value name="Emails sent">{inWords(mail?.emails_sent)}</Value>
      {!(isWaiting && mail) && <Outcomes count={count} />}
      <Value name="Subject line">{mail?.settings.subject_line}</Value>
      {mail?.settings.preview_text && (
        <Value name="Preview text">{mail.settings.preview_text}</Value>
      )}
      {(archive || !mail) && (
        <Value name="Archive">
          {archive && (
            <Anchor href={archive} target="_blank" rel="noopener" inherit>
              Open the archived email
            </Anchor>
          )}
        </Value>
      )}
    </dl>
  );
}

function Outcomes({ count }: { count: MailStatus | null }) {
  return (
    <>
      <Value name="Failed" tone={count?.failed_count ? 'failed' : undefined}>
        {inWords(count?.failed_count)}
      </Value>
      <Value name="Unknown" tone={count?.unknown_count ? 'late' : undefined}>
        {inWords(count?.unknown_count)}
      </Value>
    </>
  );
}

interface ValueProps {
  name: string;
  tone?: 'failed' | 'late' | undefined;
  children: ReactNode;
}

function Value({ name, tone, children }: ValueProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd data-tone={tone}>{children || '–'}</dd>
    </div>
  );
}

/** Input of the panel: the record's status, its planned time, and the provider's status. */
interface MailState {
  status: CampaignStatus;
  sendDate: Day | null;
  sendTime: Clock | null;
  /** null: nothing is known, and the values are empty. */
  mail: MailStatus | null;
}

interface Sentence {
  text: string;
  isWarning: boolean;
}

const plain = (text: string): Sentence => ({ text, isWarning: false });
const warning = (text: string): Sentence => ({ text, isWarning: true });

/** When it will be sent or was sent, in one sentence. */
function whenSentence({ status, sendDate, sendTime, mail }: MailState, now: Date): Sentence {
  const planned = sendDate && sendTime ? centralInstant(sendDate, sendTime) : null;
  const at = mail?.send_time ? new Date(mail.send_time) : planned;
  const when = at && centralSentence(at);
  if (status === 'sent') return plain(when ? `Sent ${when}` : 'Sent');
  if (status === 'sending') return plain('Sending now');
  if (status === 'scheduled') return plain(when ? `Scheduled for ${when}` : 'Scheduled');
  if (status === 'unknown') return plain(when ? `Planned for ${when}` : 'Not confirmed');
  if (!sendDate || !sendTime) return plain('Not scheduled');
  if (!planned) return warning(campaignMessages.skippedHour);
  if (planned <= now) return warning(campaignMessages.inThePast);
  return plain(`Not scheduled. Planned for ${centralSentence(planned)}`);
}
