import type { PostType } from '@masthead/shared/editorial/posts/news-item.ts';
import type { NewsItemDraft } from '@masthead/shared/editorial/posts/news-item-form.ts';
import type { PageSection } from '@masthead/shared/editorial/public-posts/page-address.ts';
import type { Focus } from '@masthead/shared/platform/images/focus.ts';
import type { Photosets } from './page-photosets.ts';

/** A site as its pages need it. */
export interface PageSite {
  id: number;
  name: string;
  city: string;
  /** Sections of the navigation, in order. */
  sections: PageSection[];
}

export interface PageAuthor {
  name: string;
  avatar: string | null;
}

/** A post as lists show it. */
export interface PageCard {
  address: string;
  headline: string;
  description: string;
  imageUrl: string | null;
  imageAlt: string | null;
  focus: Focus;
  byline: string | null;
  startsAt: Date | null;
  publishedAt: Date | null;
  hidesDate: boolean;
}

/** A post as its page needs it: content and metadata. */
export interface PagePost {
  id: number;
  type: PostType;
  site: PageSite;
  /** The canonical URL. */
  address: string;
  content: NewsItemDraft;
  sections: PageSection[];
  authors: PageAuthor[];
  /** The photos of each photoset in its text. */
  photosets: Photosets;
  publishedAt: Date | null;
  updatedAt: Date;
  isPromoted: boolean;
  /** True if its page hides the publish date. */
  hidesDate: boolean;
}
