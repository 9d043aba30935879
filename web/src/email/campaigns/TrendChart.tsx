import type { TrendPoint } from '@masthead/shared/email/campaigns/mail-results.ts';
import { centralDay, sendDay } from '@masthead/shared/platform/values/dates.ts';
import { LateBars } from '../../platform/ui/LateBars.tsx';

const shares = [
  { name: 'opens', label: 'Opened', color: 'var(--accent)' },
  { name: 'clicks', label: 'Clicks', color: 'var(--live)' },
] as const;
const percent = (value: number) => `${value.toFixed(1)}%`;
const shortDay = (sentAt: string) => sendDay(centralDay(new Date(sentAt))).replace(/, \d{4}$/, '');

const shareOf = (part: number | null, { delivered }: TrendPoint) =>
  part === null || delivered === 0 ? null : Number(((part / delivered) * 100).toFixed(1));

/** How the sends of a style and city were opened and clicked, oldest first; nothing where neither is counted. */
export function TrendChart({ trend }: { trend: TrendPoint[] }) {
  const series = shares.filter(({ name }) => trend.some((send) => send[name] !== null));
  if (series.length === 0) return null;
  const data = trend.map((send) => ({
    name: shortDay(send.sentAt),
    ...Object.fromEntries(
      series.flatMap(({ name }) => {
        const share = shareOf(send[name], send);
        return share === null ? [] : [[name, share]];
      }),
    ),
  }));
  return (
    <LateBars
      label="Opens and clicks of the latest sends"
      data={data}
      series={[...series]}
      inWords={percent}
      atAxis={(value) => `${value}%`}
    />
  );
}
