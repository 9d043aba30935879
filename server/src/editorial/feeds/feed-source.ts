import type { FeedElement } from './feed-xml.ts';

/** The common fields of RSS and Atom as in the file: not yet cleaned, shortened or resolved. */
export interface RawItem {
  id: string;
  title: string;
  /** Atom says when a title is plain text in which "<b>" means the three characters. */
  isTitleLiteral: boolean;
  link: string;
  base: string;
  summary: string;
  content: string;
  /** The text as the file has it, where `content` was made of it. */
  source?: string;
  /** The file has a text that could not be made into one. */
  isUnread?: boolean;
  images: string[];
  /** What the file says of the first of them. */
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

/** How one of them is read: what stands around its items, then each item by itself. */
export interface FeedFormat {
  /** Names of the element that holds everything. */
  roots: readonly string[];
  item: string;
  /** What is told of the whole feed, by elements beside the items. */
  told: readonly string[];
  /** @param head the outer element with those of its children that are told */
  open(head: FeedElement): FeedHead;
}

/** A feed of which everything but its items is known. */
export interface FeedHead {
  title: string;
  read(item: FeedElement): RawItem;
}
