/** What RSS and Atom have in common, as the file says it: not yet cleaned, cut or resolved. */
export interface RawItem {
  id: string;
  title: string;
  /** Atom says when a title is plain text in which "<b>" means the three characters. */
  isTitleLiteral: boolean;
  link: string;
  base: string;
  summary: string;
  content: string;
  images: string[];
  /** What the file says of the first of them. */
  imageAlt?: string;
  imageCredit?: string | null;
  authors: string[];
  categories: string[];
  date: string;
  /** Readers could not see it there. */
  isDraft?: boolean;
  /** No post at all, such as a comment; a word about it where somebody may miss it. */
  isOther?: boolean | string;
  hadControlCharacters: boolean;
}

export interface FeedSource {
  kind: 'rss' | 'atom';
  title: string;
  items: RawItem[];
}
