import { campaignMessages } from '@masthead/shared/campaigns/campaign.messages.ts';
import type { NewsItem } from '@masthead/shared/news-items/news-item.ts';
import { useState } from 'react';
import { NewsItemSelect } from '../news-items/NewsItemSelect.tsx';
import { type Block, otherPlaces } from './block.ts';
import type { Change } from './campaign-kind.ts';
import { pickedPost } from './picked-post.ts';

/** Which block is being added to; it stays named while the picker closes. */
export function usePicking<V>(first: Block<V>) {
  const [block, setBlock] = useState(first);
  const [isOpen, setIsOpen] = useState(false);
  const pick = (next: Block<V>) => {
    setBlock(next);
    setIsOpen(true);
  };
  return { block, isOpen, pick, close: () => setIsOpen(false) };
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
  const { block, isOpen, close } = picking;
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
