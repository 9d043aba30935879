import { Group } from '@mantine/core';
import {
  type DigestStyle,
  digestRecord,
  digestStyles,
} from '@masthead/shared/email/daily-digests/daily-digest.record.ts';
import {
  type DailyDigest,
  type DigestBuild,
  defaultSendDate,
  digestFirstSendTime,
  digestMessages,
} from '@masthead/shared/email/daily-digests/daily-digest.ts';
import { digestWindow } from '@masthead/shared/email/daily-digests/digest-window.ts';
import { type Day, today } from '@masthead/shared/platform/values/dates.ts';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { ConfirmButton } from '../../platform/forms/ActionButton.tsx';
import { toast } from '../../platform/ui/toast.tsx';
import { asPost } from '../campaigns/block.ts';
import { CampaignEditor, type Fields } from '../campaigns/CampaignEditor.tsx';
import { CampaignLoader, type OpenCampaign } from '../campaigns/CampaignLoader.tsx';
import { firstCampaign } from '../campaigns/campaign-record.queries.ts';
import { EditionFields } from '../campaigns/EditionFields.tsx';
import { DigestSections } from './DigestSections.tsx';
import { useBuildDigest } from './daily-digest.queries.ts';
import styles from './digest.module.css';
import { digestKind } from './digest-kind.ts';
import {
  type ChangeDigest,
  changesForSendDate,
  type DigestValues,
  newDigestValues,
  postCount,
  withSeries,
} from './digest-values.ts';

/** Spec, content 2: the daily digest, new (with a style to start from) or saved. */
export function DailyDigestEditPage() {
  return (
    <CampaignLoader kind={digestKind}>{(open) => <DigestEditor open={open} />}</CampaignLoader>
  );
}
DailyDigestEditPage.firstQuery = firstCampaign(digestKind);

/** The form of one digest. */
function DigestEditor({ open }: { open: OpenCampaign<DailyDigest> }) {
  return (
    <CampaignEditor
      kind={digestKind}
      open={open}
      startWith={() => newDigestValues(open.style, today(new Date()), open.planned)}
    >
      {(fields) => (
        <>
          <DigestFields {...fields} />
          <DigestSections {...fields} />
        </>
      )}
    </CampaignEditor>
  );
}

/** A new digest goes out on the next day of its style (Spec, content 4). */
const dateOfStyle = (style: DigestStyle) => ({
  sendDate: defaultSendDate(style, today(new Date())),
});

/** What goes out where and when, under which subject, and the posts of its window (Spec, content 2, 4). */
function DigestFields(props: Fields<DigestValues, typeof digestRecord>) {
  const { values, isNew, isReadOnly, onChange } = props;
  const { siteId, style, sendDate } = values;
  const count = postCount(values);
  return (
    <EditionFields
      {...props}
      styles={digestStyles}
      firstSendTime={digestFirstSendTime}
      fields={digestRecord.fields}
      citiesOnly
      withSendDate={changesForSendDate}
      {...(isNew && { withStyle: dateOfStyle })}
    >
      <Group className={styles.window} justify="space-between" gap="8px 16px">
        <p>{sendDate ? digestMessages.window(digestWindow(sendDate)) : digestMessages.noWindow}</p>
        {!isReadOnly && (
          <LoadPosts
            siteId={siteId}
            style={style}
            sendDate={sendDate}
            count={count}
            onChange={onChange}
          />
        )}
      </Group>
    </EditionFields>
  );
}

interface Props {
  siteId: number | null;
  style: DigestStyle;
  sendDate: Day | null;
  /** How many posts there are already. */
  count: number;
  onChange: ChangeDigest;
}

/** Load posts: fills the sections with what was published in the window of the city and send date. */
function LoadPosts({ siteId, style, sendDate, count, onChange }: Props) {
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
