import type { ScreenKey } from '../../screens.ts';
import type { AddedType } from './news-item-form.ts';

/** One of the four content lists that share a layout (Spec, content 2), with its words. */
export interface ContentList {
  screen: ScreenKey;
  /** The title of a post, as its add dialog calls it. */
  headline: string;
  one: string;
  many: string;
  add: string;
}

/** The list of each type: who may open it may add to it. */
export const contentLists = {
  article: {
    screen: 'articleList',
    headline: 'Headline',
    one: 'article',
    many: 'articles',
    add: 'Add Article',
  },
  event: {
    screen: 'eventList',
    headline: 'Event title',
    one: 'event',
    many: 'events',
    add: 'Add Event',
  },
  charity: {
    screen: 'charityList',
    headline: 'Headline',
    one: 'charity',
    many: 'charities',
    add: 'Add Charity',
  },
  place: {
    screen: 'placeList',
    headline: 'Headline',
    one: 'place',
    many: 'places',
    add: 'Add Place',
  },
} as const satisfies Record<AddedType, ContentList>;

/** The sentences of a content list. */
export const listSentences = (type: AddedType) => {
  const { one, many } = contentLists[type];
  const One = one.charAt(0).toUpperCase() + one.slice(1);
  return {
    none: `No ${many} yet. Add the first one.`,
    noMatch: `No ${many} match these filters.`,
    failed: `The ${many} couldn’t be loaded.`,
    added: `${One} added.`,
    addFailed: `The ${one} couldn’t be added.`,
  };
};

/** The types of posts that are found, each as a kind of its own. */
export const foundPosts = Object.keys(contentLists) as AddedType[];
