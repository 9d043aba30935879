import { ActionIcon, Box, Button, Group, Text } from '@mantine/core';
import type { NewsItem } from '@masthead/shared/editorial/posts/news-item.ts';
import { seriesEndpoints } from '@masthead/shared/editorial/series/series.endpoints.ts';
import { seriesMessages } from '@masthead/shared/editorial/series/series.messages.ts';
import {
  seriesPosts as mostPosts,
  type SeriesRow,
} from '@masthead/shared/editorial/series/series.ts';
import { imageUrl } from '@masthead/shared/platform/images/image-sizes.ts';
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { FormSection } from '../../platform/forms/FormSection.tsx';
import { SortList } from '../../platform/forms/SortList.tsx';
import { sayingFailure } from '../../platform/forms/say-failure.ts';
import surface from '../../platform/ui/surface.module.css';
import { Trouble } from '../../platform/ui/Trouble.tsx';
import { toastUndo } from '../../platform/ui/toast.tsx';
import { NewsItemSelect } from '../posts/NewsItemSelect.tsx';
import styles from './series.module.css';
import { type SeriesParams, seriesPosts } from './series.queries.ts';

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
            No posts in this series yet.
          </Text>
        )}
        <SortList
          label="Posts"
          items={rows}
          idOf={({ id }) => id}
          nameOf={({ headline }) => headline}
          onChange={order}
          actions={(post, index) => (
            <PostActions post={post} onBanner={onBanner} onRemove={() => remove(post.id, index)} />
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

interface ActionProps {
  post: NewsItem;
  onBanner: (url: string) => void;
  onRemove: () => void;
}

function PostActions({ post: { headline, image_url: image }, onBanner, onRemove }: ActionProps) {
  return (
    <>
      {image && (
        <ActionIcon
          variant="subtle"
          color="gray"
          title="Set as Banner Image"
          aria-label={`Set the image of ${headline} as banner image`}
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
          className={surface.picture}
          src={imageUrl(post.image_url, 'thumbnail')}
          alt=""
          width={72}
          height={48}
          loading="lazy"
          decoding="async"
        />
      ) : (
        <span className={surface.picture} aria-hidden />
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

type ActionKey =
  | { does: 'add'; postId: number; position?: number }
  | { does: 'remove'; postId: number }
  | { does: 'order'; posts: NewsItem[] };

const send = (params: SeriesParams, act: ActionKey): Promise<NewsItem[]> => {
  if (act.does === 'order')
    return call(seriesEndpoints.order, { params, body: { ids: act.posts.map(({ id }) => id) } });
  const ofPost = { ...params, postId: String(act.postId) };
  if (act.does === 'remove') return call(seriesEndpoints.removePost, { params: ofPost });
  const query = act.position === undefined ? {} : { position: String(act.position) };
  return call(seriesEndpoints.addPost, { params: ofPost, query });
};

/** The posts of a series and what can be done with them; each action is saved at once. */
function useSeriesPosts(params: SeriesParams) {
  const queryClient = useQueryClient();
  const posts = useQuery(seriesPosts(params));
  const { queryKey } = seriesPosts(params);
  const { mutate, isPending } = useMutation({
    // Why: the order of a second drag must not overtake that of the first.
    scope: { id: `series ${params.seriesId}` },
    mutationFn: (act: ActionKey) => sayingFailure(seriesMessages.postsFailed, send(params, act)),
    onMutate: (act) => {
      if (act.does === 'order') queryClient.setQueryData(queryKey, act.posts);
    },
    onSuccess: (now) => queryClient.setQueryData(queryKey, now),
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
  return {
    posts,
    isPending,
    add: (postId: number) => mutate({ does: 'add', postId }),
    order: (now: NewsItem[]) => mutate({ does: 'order', posts: now }),
    remove: (postId: number, position: number) =>
      mutate(
        { does: 'remove', postId },
        {
          onSuccess: () =>
            toastUndo(seriesMessages.postRemoved, () => mutate({ does: 'add', postId, position })),
        },
      ),
  };
}
