/** Why types only: the schemas belong to the calls, which the web app bundles as data. */
export type { Marks, NewsItem, PostType, Section } from './news-item-shape.ts';

/** Status codes of a post (Spec, content 4; decisions 6). */
export const postStatus = { live: 0, pending: 1, unlisted: 2, deleted: 4, draft: 5 } as const;
export const postStatusCodes = [0, 1, 2, 4, 5] as const;
export type PostStatusCode = (typeof postStatusCodes)[number];

/** The word for a status code. */
export const postStatusLabel: Record<PostStatusCode, string> = {
  0: 'Live',
  1: 'Pending review',
  2: 'Unlisted',
  4: 'Deleted',
  5: 'Draft',
};

/** Status choices of content lists and pickers (Spec, content 4). */
export const statusChoices = [
  { label: 'All', value: '0,1,2,5' },
  { label: 'Live', value: '0' },
  { label: 'Draft', value: '5' },
] as const;
/** More statuses that lists can filter by; only imports set them (decisions 6). */
export const listStatusChoices = [
  ...statusChoices,
  // Why shorter than the status: the choices stand on one line.
  { label: 'Pending', value: '1' },
  { label: postStatusLabel[2], value: '2' },
] as const;
export const allStatuses = '0,1,2,5';
export const liveOnly = '0';

/** Marks that are set in the lists, with what each is called there. */
export const postMarks = ['starred', 'flaggedForEditor', 'promoted', 'hidePublishDate'] as const;
export type PostMark = (typeof postMarks)[number];

/** Times of an event that its list can be narrowed to. */
export const eventTimes = ['upcoming', 'past', 'undated'] as const;

/** Sections that the sections column leaves out (Spec, content 2). */
export const hiddenSections = ['HOME', 'PROMOTED'];

/** Columns a content list can be sorted by. */
export const newsItemSorts = [
  'updated_ts',
  'created_ts',
  'last_published_ts',
  'headline',
  'city',
  'author',
  'status',
  'total_views',
  'starts_at',
] as const;
export type NewsItemSort = (typeof newsItemSorts)[number];

/** Page sizes of content lists; the first is the default (Spec, content 2). */
export const contentPageSizes = [10, 20, 50] as const;
