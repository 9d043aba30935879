import { ActionIcon, Box, Button, Group, Text } from '@mantine/core';
import { imageUrl } from '@masthead/shared/images/image-url.ts';
import type { NewsItem } from '@masthead/shared/news-items/news-item.ts';
import { seriesMessages } from '@masthead/shared/series/series.messages.ts';
import { seriesPosts as mostPosts, type SeriesRow } from '@masthead/shared/series/series.ts';
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useState } from 'react';
import { FormSection } from '../forms/FormSection.tsx';
import { SortList } from '../forms/SortList.tsx';
import { NewsItemSelect } from '../news-items/NewsItemSelect.tsx';
import { Trouble } from '../ui/Trouble.tsx';
import styles from './series.module.css';
import { useSeriesPosts } from './use-series-posts.ts';

interface Props {
  series: SeriesRow;
  isSingle: boolean;
  /** Takes the picture of a post as the banner; it is kept when the series is saved. */
  onBanner: (url: string) => void;
}

/** The posts of a series: set in order, taken out, added to; one of them gives the banner (Spec, content 2). */
export function SeriesPosts({ series, isSingle, onBanner }: Props) {
  const params = { siteId: String(series.siteId), seriesId: String(series.id) };
  const { posts, add, order, remove } = useSeriesPosts(params);
  const [isPicking, setPicking] = useState(false);
  const rows = posts.data ?? [];
  const isFull = isSingle && rows.length > 0;
  return (
    <FormSection title="Posts" aside={posts.data && `${rows.length}`}>
      {posts.error && !posts.data && (
        <Trouble error={posts.error} onRetry={() => void posts.refetch()} />
      )}
      <Box mt={-16}>
        {posts.data && rows.length === 0 && (
          <Text c="dimmed" pt={18} pb={14}>
            There are no posts in this series yet.
          </Text>
        )}
        <SortList
          label="Posts"
          items={rows}
          idOf={({ id }) => id}
          nameOf={({ headline }) => headline}
          onChange={order}
          actions={(post, index) => (
            <PostActs post={post} onBanner={onBanner} onRemove={() => remove(post.id, index)} />
          )}
        >
          {(post) => <PostLine post={post} />}
        </SortList>
        {!isFull && (
          <Button
            variant="subtle"
            size="compact-sm"
            mt={8}
            leftSection={<IconPlus size={16} stroke={1.75} />}
            onClick={() => setPicking(true)}
          >
            Add item
          </Button>
        )}
      </Box>
      <NewsItemSelect
        isOpen={isPicking}
        title="Add posts to the series"
        siteId={series.siteId}
        types={['article', 'event']}
        limit={isSingle ? 1 : mostPosts}
        picked={rows.map(({ id }) => id)}
        elsewhere={new Map()}
        whyNot={(post) => (post.site_id === series.siteId ? null : seriesMessages.otherSite)}
        onPick={({ id }) => add(id)}
        onUnpick={(id) =>
          remove(
            id,
            rows.findIndex((post) => post.id === id),
          )
        }
        onClose={() => setPicking(false)}
      />
    </FormSection>
  );
}

interface ActProps {
  post: NewsItem;
  onBanner: (url: string) => void;
  onRemove: () => void;
}

function PostActs({ post: { headline, image_url: image }, onBanner, onRemove }: ActProps) {
  return (
    <>
      {image && (
        <ActionIcon
          variant="subtle"
          color="gray"
          title="Set as Banner Image"
          aria-label={`Set the picture of ${headline} as banner image`}
          onClick={() => onBanner(image)}
        >
          <IconPhoto size={16} stroke={1.75} />
        </ActionIcon>
      )}
      <ActionIcon
        variant="subtle"
        color="gray"
        title="Remove from Series"
        aria-label={`Remove ${headline} from the series`}
        onClick={onRemove}
      >
        <IconX size={16} stroke={1.75} />
      </ActionIcon>
    </>
  );
}

function PostLine({ post }: { post: NewsItem }) {
  const { status, author, formatted_date: date } = post;
  const details = [status, author, date].filter(Boolean);
  return (
    <Group gap="sm" wrap="nowrap" miw={0}>
      {post.image_url ? (
        <img
          className={styles.picture}
          src={imageUrl(post.image_url, 'thumbnail')}
          alt=""
          width={72}
          height={48}
          loading="lazy"
          decoding="async"
        />
      ) : (
        <span className={styles.picture} aria-hidden />
      )}
      <Box miw={0}>
        <a className={styles.headline} href={post.editor_url} target="_blank" rel="noopener">
          {post.headline}
        </a>
        <Text c="dimmed" fz="xs" mt={2} style={{ overflowWrap: 'anywhere' }}>
          {details.join(' · ')}
        </Text>
      </Box>
    </Group>
  );
}
