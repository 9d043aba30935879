import type { PostType } from '@masthead/shared/editorial/posts/news-item.ts';

/** The list of each kind of post. */
export const listOfPost = ({ type }: { type: PostType }) => {
  if (type === 'event') return 'eventList';
  if (type === 'charity') return 'charityList';
  return type === 'place' ? 'placeList' : 'articleList';
};

/** The name of each kind of post. */
export const kinds: Record<PostType, string> = {
  article: 'Article',
  event: 'Event',
  page: 'Page',
  image: 'Image',
  video: 'Video',
  charity: 'Charity',
  place: 'Place',
};
