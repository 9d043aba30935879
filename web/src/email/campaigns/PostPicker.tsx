import { hiddenSections, type NewsItem } from '@masthead/shared/editorial/posts/news-item.ts';
import { campaignMessages } from '@masthead/shared/email/campaigns/campaign.messages.ts';
import { useEffect, useState } from 'react';
import type { Change } from '../../platform/forms/use-changing-form.ts';
import { late } from '../../platform/ui/late.tsx';
import { whenIdle } from '../../platform/ui/late-part.tsx';
import { type Block, otherPlaces, type Post } from './block.ts';

/** Why late: it is a dialog that opens by a click. */
const NewsItemSelect = late(
  async () => (await import('../../editorial/posts/NewsItemSelect.tsx')).NewsItemSelect,
);

/** Which block is being added to; it stays named while the picker closes. */
export function usePicking<V>(first: Block<V>) {
  const [block, setBlock] = useState(first);
  const [isOpen, setIsOpen] = useState(false);
  const [isUsed, setUsed] = useState(false);
  const pick = (next: Block<V>) => {
    setBlock(next);
    setUsed(true);
    setIsOpen(true);
  };
  return { block, isOpen, isUsed, pick, close: () => setIsOpen(false) };
}

interface Props<V> {
  picking: ReturnType<typeof usePicking<V>>;
  values: V;
  siteId: number | null;
  /** All blocks of the email: a post that is in another one says so. */
  blocks: readonly Block<V>[];
  onChange: Change<V>;
}

/** The item picker, for the blocks of an email (Spec, content 2). */
export function PostPicker<V>({ picking, values, siteId, blocks, onChange }: Props<V>) {
  const { block, isOpen, isUsed, close } = picking;
  useEffect(() => {
    whenIdle(() => void NewsItemSelect.load().catch(() => {}));
  }, []);
  if (!isUsed) return null;
  // Why: while the picker is closed, typing elsewhere in the form must not draw it again.
  const picked = isOpen ? block.read(values).map(({ id }) => id) : nothing;
  const elsewhere = isOpen ? otherPlaces(values, block, blocks) : nowhere;
  return (
    <NewsItemSelect
      isOpen={isOpen}
      title={`Add to ${block.title}`}
      types={[block.type]}
      siteId={siteId}
      limit={block.limit}
      picked={picked}
      elsewhere={elsewhere}
      whyNot={whyNot}
      onPick={(post) => {
        const item = pickedPost(post);
        if (item) onChange((now) => block.write(now, [...block.read(now), item]));
      }}
      onUnpick={(id) =>
        onChange((now) =>
          block.write(
            now,
            block.read(now).filter((post) => post.id !== id),
          ),
        )
      }
      onClose={close}
    />
  );
}

const nothing: number[] = [];
const nowhere = new Map<number, string>();
const whyNot = (post: NewsItem) => (pickedPost(post) ? null : campaignMessages.noAddress);

/** A post of the picker as an email keeps it; null without a web address to link to. */
function pickedPost(post: NewsItem): Post | null {
  if (!post.post_url) return null;
  const section = post.sections.find(({ name }) => !hiddenSections.includes(name.toUpperCase()));
  return {
    id: post.id,
    headline: post.headline.slice(0, 500),
    url: post.post_url,
    image_url: post.image_url ?? post.image,
    promoted: post.promoted,
    author: (post.author ?? post.authors_names.join(', ')).slice(0, 200) || null,
    author_avatar: post.roar_authors[0]?.avatar ?? null,
    section: section?.name.slice(0, 200) ?? null,
    dek: post.description.slice(0, 2000) || null,
    created_ts: post.created_ts,
    last_published_ts: post.last_published_ts,
    starts_at: post.starts_at,
    total_views: post.total_views ?? null,
  };
}
