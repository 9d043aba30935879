import { may } from '@masthead/shared/platform/access/access.ts';
import { screens } from '@masthead/shared/screens.ts';
import { useQuery } from '@tanstack/react-query';
import { useScreenParams } from '../../platform/api/links.tsx';
import { useUser } from '../../platform/api/session.ts';
import { Loaded } from '../../platform/forms/Loaded.tsx';
import { PostEditor } from './PostEditor.tsx';
import { postQuery } from './post.queries.ts';

/** Decisions 6: the editor of one post, in a window of its own. */
export function PostEditPage() {
  const { siteId, postId } = useScreenParams('postEdit');
  const query = useQuery(postQuery(siteId, postId));
  const list = may(useUser(), screens.articleList.access) ? 'articleList' : 'eventList';
  return (
    <Loaded screen="postEdit" list={list} query={query}>
      {(post) => <PostEditor key={post.id} post={post} />}
    </Loaded>
  );
}
PostEditPage.firstQuery = ({ siteId, postId }: { siteId: string; postId: string }) =>
  postQuery(siteId, postId);
