import { campaignMessages } from '@masthead/shared/email/campaigns/campaign.messages.ts';
import type { Block } from './block.ts';
import type { Fields } from './CampaignEditor.tsx';
import { PostPicker, usePicking } from './PostPicker.tsx';
import { PostSection } from './PostSection.tsx';

interface Props<V> extends Pick<Fields<V>, 'values' | 'errors' | 'isReadOnly' | 'onChange'> {
  siteId: number | null;
  blocks: readonly [Block<V>, ...Block<V>[]];
}

/** Blocks of posts of an email one after the other, and the picker that adds to them. */
export function PostSections<V>({
  blocks,
  values,
  errors,
  siteId,
  isReadOnly,
  onChange,
}: Props<V>) {
  const picking = usePicking(blocks[0]);
  return (
    <>
      {blocks.map((block) => {
        const posts = block.read(values);
        return (
          <PostSection
            key={block.path}
            block={block}
            posts={posts}
            hint={{
              text: `${posts.length} of ${block.limit}`,
              isWrong: posts.length > block.limit,
            }}
            error={errors[block.path]}
            isReadOnly={isReadOnly}
            empty={campaignMessages.leftOut}
            onChange={onChange}
            onAdd={() => picking.pick(block)}
          />
        );
      })}
      <PostPicker
        picking={picking}
        values={values}
        siteId={siteId}
        blocks={blocks}
        onChange={onChange}
      />
    </>
  );
}
