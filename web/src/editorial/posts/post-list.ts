import type { PostType } from '@masthead/shared/editorial/posts/news-item.ts';

/** The list that a kind of post stands in. */
export const listOfPost = ({ type }: { type: PostType }) => {
  if (type === 'event') return 'eventList';
  if (type === 'charity') return 'charityList';
  return type === 'place' ? 'placeList' : 'articleList';
};

/** What a kind of post is called. */
export const kinds: Record<PostType, string> = {
  article: 'Article',
  event: 'Event',
  page: 'Page',
  image: 'Image',
  video: 'Video',
  charity: 'Charity',
  place: 'Place',
};
