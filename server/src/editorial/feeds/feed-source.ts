import type { FeedElement } from './feed-xml.ts';

/** The common fields of RSS and Atom as in the file: not yet cleaned, shortened or resolved. */
export interface RawItem {
  id: string;
  title: string;
  /** True if Atom declares the title as plain text, in which "<b>" is literal. */
  isTitleLiteral: boolean;
  link: string;
  base: string;
  summary: string;
  content: string;
  /** The original text, if `content` was converted from it. */
  source?: string;
  /** The file has a text that could not be made into one. */
  isUnread?: boolean;
  images: string[];
  /** Alt text and credit of the first one. */
  imageAlt?: string;
  imageCredit?: string | null;
  authors: string[];
  categories: string[];
  date: string;
  /** True if it was not public at the source. */
  isDraft?: boolean;
  /** Set for a record that is no post, such as a comment; with a note if someone may miss it. */
  isOther?: boolean | string;
  hadControlCharacters: boolean;
}

/** How a format is read: the feed's metadata, then each item. */
export interface FeedFormat {
  /** Names of the element that holds everything. */
  roots: readonly string[];
  item: string;
  /** Metadata of the feed, from elements beside the items. */
  told: readonly string[];
  /** @param head the outer element with those of its children that are told */
  open(head: FeedElement): FeedHead;
}

/** A feed of which everything but its items is known. */
export interface FeedHead {
  title: string;
  read(item: FeedElement): RawItem;
}
