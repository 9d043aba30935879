import {
  type NewsItemDraft,
  newsItemContent,
} from '@masthead/shared/editorial/posts/news-item-form.ts';
import type { PagePost } from './page-post.ts';

/** Empty content with the fields that a test sets. */
export const contentOf = (given: Partial<NewsItemDraft>): NewsItemDraft =>
  newsItemContent.parse({ headline: 'Tacos at dawn', ...given });

/** A published article as its page needs it. */
export const pagePost = (
  given: Partial<Omit<PagePost, 'content'>> & { content?: Partial<NewsItemDraft> } = {},
): PagePost => ({
  id: 7,
  type: 'article',
  site: {
    id: 3,
    name: 'CityBeat Austin',
    city: 'Austin',
    sections: [{ title: 'City Life', slug: 'city-life' }],
  },
  address: 'https://masthead.example/sites/3/tacos-at-dawn',
  sections: [{ title: 'City Life', slug: 'city-life' }],
  authors: [{ name: 'Ana Ruiz', avatar: null }],
  photosets: new Map(),
  publishedAt: new Date('2027-01-10T18:00:00Z'),
  updatedAt: new Date('2027-01-10T18:10:00Z'),
  isPromoted: false,
  hidesDate: false,
  ...given,
  content: contentOf(given.content ?? {}),
});

/** The structured data of the page. */
export function structuredDataIn(html: string): Record<string, unknown> {
  const [, text = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  return JSON.parse(text) as Record<string, unknown>;
}
