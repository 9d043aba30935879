import { Button } from '@mantine/core';
import type { EditedNewsItem } from '@masthead/shared/news-items/news-item-edit.endpoints.ts';
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs';
import { lazy, Suspense, useState } from 'react';
import { OpenElsewhere } from './OpenElsewhere.tsx';
import type { PostForm } from './post-fields.ts';
import type { PostActs } from './use-post-acts.ts';

const PostRevisions = lazy(() =>
  import('./PostRevisions.tsx').then((module) => ({ default: module.PostRevisions })),
);

const PreviewLinks = lazy(() =>
  import('./PreviewLinks.tsx').then((module) => ({ default: module.PreviewLinks })),
);

interface Props {
  post: EditedNewsItem;
  form: PostForm;
  acts: PostActs;
  isPreviewed: boolean;
  onPreview: () => void;
}

/** Ways to look at a post: as its site shows it, and as it was. */
export function PostTools({ isPreviewed, onPreview, ...revised }: Props) {
  const [open, setOpen] = useState<'revisions' | 'links' | null>(null);
  const onOpen = async (what: 'revisions' | 'links') => {
    // Why: the sitting that goes on is the first of the list, and a link shows what is kept.
    await revised.acts.autosave.keepNow();
    setOpen(what);
  };
  return (
    <>
      <OpenElsewhere id={revised.post.id} />
      <Button
        variant="default"
        aria-pressed={isPreviewed}
        leftSection={<IconEye size={16} stroke={1.5} />}
        onClick={onPreview}
      >
        Preview
      </Button>
      <Button
        variant="default"
        leftSection={<IconHistory size={16} stroke={1.5} />}
        onClick={() => void onOpen('revisions')}
      >
        Revisions
      </Button>
      <Button
        variant="default"
        leftSection={<IconLink size={16} stroke={1.5} />}
        onClick={() => void onOpen('links')}
      >
        Share
      </Button>
      <Suspense>
        {open === 'revisions' && <PostRevisions {...revised} onClose={() => setOpen(null)} />}
        {open === 'links' && (
          <PreviewLinks
            post={revised.post}
            hasDraft={revised.acts.hasDraft}
            onClose={() => setOpen(null)}
          />
        )}
      </Suspense>
    </>
  );
}
