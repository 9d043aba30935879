import { howMany } from '../counting.ts';
import { centralSentence, sendDay } from '../dates.ts';
import type { DigestMade, DigestsUndone } from './daily-digest.ts';
import type { DigestWindow } from './digest-window.ts';

const cityMade = ({ city, id, posts }: DigestMade['cities'][number]) => {
  if (id === null) return `${city} has one already`;
  return `${city}: ${posts === 0 ? 'draft without posts yet' : `draft with ${howMany(posts, 'post')}`}`;
};

/** Notes, toasts and confirmations of the daily digest screen. */
export const digestMessages = {
  window: ({ from, to }: Pick<DigestWindow, 'from' | 'to'>) =>
    `Posts from ${centralSentence(from)} to ${centralSentence(to)}`,
  noWindow: 'Choose a send date to see which posts it gathers.',
  chooseFirst: 'Choose a city and a send date first.',
  replacePosts: 'Replace the posts?',
  replaceDetail: (count: number) =>
    `Load posts fills the sections anew. ${howMany(count, 'post')} chosen so far will be replaced.`,
  nothingFound:
    'Nothing was published in this window. Choose another send date, or add posts by hand.',
  loaded: (found: number, news: number, links: number) =>
    `${howMany(found, 'post')} in this window: ${howMany(news, 'news item')} and ${howMany(links, 'news link')} loaded`,
  tomorrows: "Tomorrow's for all cities",
  missing: 'Tomorrow: not made yet',
  noneMissing: 'Every city has a digest for tomorrow.',
  missingFailed: 'The cities could not be loaded.',
  tomorrowsMade: ({ sendDate, cities }: DigestMade) =>
    `${sendDay(sendDate)}. ${cities.map(cityMade).join('. ')}.`,
  tomorrowsUndone: ({ deleted, stayed }: DigestsUndone) => {
    const gone = `${howMany(deleted.length, 'draft')} deleted`;
    if (stayed.length === 0) return gone;
    return `${gone}. ${stayed.join(', ')}: changed since, so it stayed.`;
  },
  sectionRemoved: (title: string) => `Series section removed: ${title || 'Untitled'}`,
  noMoreSeries: 'A digest takes at most 5 series sections.',
} as const;
