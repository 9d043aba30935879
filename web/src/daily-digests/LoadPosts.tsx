import { digestMessages } from '@masthead/shared/daily-digests/daily-digest.messages.ts';
import type { DigestStyle } from '@masthead/shared/daily-digests/daily-digest.record.ts';
import type { DigestBuild } from '@masthead/shared/daily-digests/daily-digest.ts';
import type { Day } from '@masthead/shared/dates.ts';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { asPost } from '../campaigns/block.ts';
import { ConfirmButton } from '../forms/ConfirmButton.tsx';
import { toast } from '../ui/toast.tsx';
import { useBuildDigest } from './daily-digest.queries.ts';
import { type ChangeDigest, type DigestValues, withSeries } from './digest-values.ts';

interface Props {
  siteId: number | null;
  style: DigestStyle;
  sendDate: Day | null;
  /** How many posts there are already. */
  count: number;
  onChange: ChangeDigest;
}

/** Load posts: fills the sections with what was published in the window of the city and send date. */
export function LoadPosts({ siteId, style, sendDate, count, onChange }: Props) {
  const build = useBuildDigest();
  const onLoad = () => {
    if (!siteId || !sendDate) return;
    build.mutate(
      { siteId, sendDate, style },
      {
        onSuccess: (built) => {
          onChange(changesForBuild(built));
          toast(saidOf(built));
        },
      },
    );
  };
  return (
    <ConfirmButton
      question={count > 0 ? digestMessages.replacePosts : null}
      detail={digestMessages.replaceDetail(count)}
      confirmLabel="Replace"
      variant={count > 0 ? 'default' : 'light'}
      leftSection={<IconDownload size={16} stroke={1.75} />}
      blockedBy={siteId && sendDate ? null : digestMessages.chooseFirst}
      loading={build.isPending}
      onConfirm={onLoad}
    >
      Load posts
    </ConfirmButton>
  );
}

/** Series sections that were made by hand stay when no series has posts in the window. */
function changesForBuild(built: DigestBuild): Partial<DigestValues> {
  const series = built.series.map((one) => ({ ...one, items: one.items.map(asPost) }));
  return {
    newsItems: built.news_items.map(asPost),
    newsLinks: built.news_links.map(asPost),
    trendingEvents: built.events.map(asPost),
    ...(series.length > 0 && withSeries(series)),
  };
}

function saidOf({ found, news_items, news_links }: DigestBuild): string {
  if (found === 0) return digestMessages.nothingFound;
  return digestMessages.loaded(found, news_items.length, news_links.length);
}
