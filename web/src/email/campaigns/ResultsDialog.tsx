import { Button, Text } from '@mantine/core';
import { campaignEndpoints } from '@masthead/shared/email/campaigns/campaign.endpoints.ts';
import {
  type LinkResult,
  noLinksWords,
  type ResultDetails,
  recipientsGoneWords,
  shareOf,
  type TrendPoint,
} from '@masthead/shared/email/campaigns/mail-results.ts';
import { inDigits } from '@masthead/shared/platform/values/counting.ts';
import { centralDay, sendDay } from '@masthead/shared/platform/values/dates.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { callWithHeaders, queryOf } from '../../platform/api/call.ts';
import { useUser } from '../../platform/api/session.ts';
import { downloadAnswer } from '../../platform/lists/download-answer.ts';
import { DialogFrame } from '../../platform/ui/DialogFrame.tsx';
import { Trouble } from '../../platform/ui/Trouble.tsx';
import styles from './results.module.css';
import { TrendChart } from './TrendChart.tsx';

interface Props {
  id: number;
  onClose: () => void;
}

/** Clicks by link, and the results of recent sends of this style and city. */
export function ResultsDialog({ id, onClose }: Props) {
  const query = useQuery({
    ...queryOf(campaignEndpoints.results, { params: { id } }),
    meta: { isQuiet: true },
  });
  return (
    <DialogFrame title="Links and trend" size={760} onClose={onClose}>
      {query.isPending && (
        <Text c="dimmed" fz="sm">
          Loading…
        </Text>
      )}
      {query.error && (
        <Trouble
          failure="The results couldn’t be loaded."
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.data && <Details id={id} details={query.data} />}
    </DialogFrame>
  );
}

function Details({
  id,
  details: { links, noLinks, trend, recipientsGone },
}: {
  id: number;
  details: ResultDetails;
}) {
  const { isAdmin } = useUser();
  return (
    <>
      <h3 className={styles.title}>Clicks by link</h3>
      {noLinks ? (
        <Text c="dimmed" fz="sm">
          {noLinksWords[noLinks]}
        </Text>
      ) : (
        <Links links={links} />
      )}
      <h3 className={styles.title}>Latest sends of this style and city</h3>
      {trend.length > 0 ? (
        <>
          <TrendChart trend={trend} />
          <Trend trend={trend} />
        </>
      ) : (
        <Text c="dimmed" fz="sm">
          Masthead hasn’t sent any of these itself yet.
        </Text>
      )}
      {isAdmin && noLinks !== 'waits' && noLinks !== 'elsewhere' && (
        <>
          <h3 className={styles.title}>Recipients</h3>
          {recipientsGone ? (
            <Text c="dimmed" fz="sm">
              {recipientsGoneWords}
            </Text>
          ) : (
            <ExportSentTo id={id} />
          )}
        </>
      )}
    </>
  );
}

/** Exports the recipients; only admins see addresses. */
function ExportSentTo({ id }: { id: number }) {
  const exporting = useMutation({
    mutationFn: () =>
      downloadAnswer(
        () => callWithHeaders(campaignEndpoints.sentTo, { params: { id } }, { isFile: true }),
        'recipients.csv',
      ),
  });
  return (
    <Button variant="default" loading={exporting.isPending} onClick={() => exporting.mutate()}>
      Export CSV
    </Button>
  );
}

/** A link without what only says where its reader came from. */
function shortLink(url: string): string {
  const { host, pathname } = new URL(url);
  return host + (pathname === '/' ? '' : pathname);
}

function Links({ links }: { links: LinkResult[] }) {
  const most = Math.max(1, ...links.map(({ clicks }) => clicks));
  return (
    <ol className={styles.links}>
      {links.map(({ url, clicks, readers }) => (
        <li key={url}>
          <a href={url} target="_blank" rel="noopener noreferrer" title={url}>
            {shortLink(url)}
          </a>
          <Text span inherit c="dimmed" style={{ fontVariantNumeric: 'tabular-nums' }}>
            {inDigits(clicks)}
            {readers !== clicks && ` by ${inDigits(readers)}`}
          </Text>
          <meter className={styles.bar} min={0} max={most} value={clicks} aria-hidden />
        </li>
      ))}
    </ol>
  );
}

const heads = ['Delivered', 'Opened', 'Clicks', 'Bounced', 'Unsubscribed'];

function Trend({ trend }: { trend: TrendPoint[] }) {
  return (
    <section className={styles.scroll} aria-label="Latest sends as numbers">
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Sent</th>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {trend.toReversed().map((send) => (
            <tr key={send.id}>
              <th scope="row" title={send.subject}>
                {sendDay(centralDay(new Date(send.sentAt)))}
              </th>
              <td>{inDigits(send.delivered)}</td>
              <td>{send.opens === null ? '–' : shareOf(send.opens, send.delivered)}</td>
              <td>{send.clicks === null ? '–' : inDigits(send.clicks)}</td>
              <td>{shareOf(send.bounced, send.delivered + send.bounced)}</td>
              <td>{inDigits(send.unsubscribed)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
