import {
  digestLimits,
  digestRecord,
} from '@masthead/shared/email/daily-digests/daily-digest.record.ts';
import { seriesSlots } from '@masthead/shared/email/daily-digests/daily-digest.ts';
import { type Block, fieldBlock, type Post, singleBlock } from '../campaigns/block.ts';
import { type DigestValues, type Series, seriesOf, withSeries } from './digest-values.ts';

/** One section of a digest. */
export type DigestSection = Block<DigestValues>;

const { fields } = digestRecord;

export const newsItems: DigestSection = fieldBlock(
  'newsItems',
  fields.newsItems.label,
  digestLimits.newsItems,
);
export const newsLinks: DigestSection = fieldBlock(
  'newsLinks',
  fields.newsLinks.label,
  digestLimits.newsLinks,
);
export const trendingEvents: DigestSection = fieldBlock(
  'trendingEvents',
  fields.trendingEvents.label,
  digestLimits.trendingEvents,
  'event',
);

/** The sections after the events, which are chosen by hand and may stay empty: places and charity. */
export const guideSections: DigestSection[] = [
  fieldBlock('trendingPlaces', fields.trendingPlaces.label, digestLimits.trendingPlaces, 'place'),
  singleBlock('charityEvent', fields.charityEvent.label, 'event'),
  fieldBlock(
    'charityOrganizations',
    fields.charityOrganizations.label,
    digestLimits.charityOrganizations,
    'charity',
  ),
];

/** The series section at a place; the one after the last begins with its first post. */
export function seriesSection(values: DigestValues, index: number): DigestSection {
  const taken = seriesSlots.filter((slot) => values[slot]);
  return {
    title: seriesOf(values)[index]?.title || `Series ${index + 1}`,
    path: taken[index] ?? `series${index + 1}`,
    limit: digestLimits.seriesItems,
    type: 'article',
    read: (now) => seriesOf(now)[index]?.items ?? [],
    write: (now, items) => {
      const sections = seriesOf(now);
      const old = sections[index] ?? newSeries(items);
      return withSeries([
        ...sections.slice(0, index),
        { ...old, items },
        ...sections.slice(index + 1),
      ]);
    },
  };
}

const newSeries = (items: Post[]): Series => ({
  title: items[0]?.section ?? '',
  header: null,
  logo: null,
  items,
});

/** All sections of a digest, in the order in which a post is looked for. */
export function sectionsOf(values: DigestValues): DigestSection[] {
  const series = seriesOf(values).map((_, index) => seriesSection(values, index));
  return [...guideSections, trendingEvents, ...series, newsLinks, newsItems];
}

const counts = digestLimits.newsItemCounts;

/** '7 of 9', and what the section takes when its number is not right (Spec, content 5). */
export function countHint(
  section: DigestSection,
  count: number,
): { text: string; isWrong: boolean } {
  const text = `${count} of ${section.limit}`;
  if (section.path === 'newsItems' && !(counts as readonly number[]).includes(count)) {
    const list = `${counts.slice(0, -1).join(', ')} or ${counts.at(-1)}`;
    return { text: `${text}; digests need ${list}`, isWrong: count > 0 };
  }
  if (section.path === 'trendingEvents' && count !== section.limit) {
    return { text: `${text}; digests need ${section.limit}`, isWrong: count > 0 };
  }
  return { text, isWrong: count > section.limit };
}
