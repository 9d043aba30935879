import { Anchor } from '@mantine/core';
import type { InvoicedPost } from '@masthead/shared/finance/invoices/invoice.record.ts';

/** An article by its headline; where readers can open it, as a link. */
export function ArticleLink({ post, id }: { post: InvoicedPost | undefined; id: number }) {
  if (!post) return <span>Article No. {id}</span>;
  if (!post.post_url) return <span>{post.headline}</span>;
  return (
    <Anchor inherit href={post.post_url} target="_blank" rel="noopener">
      {post.headline}
    </Anchor>
  );
}
