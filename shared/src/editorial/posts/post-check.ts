import { inDigits } from '../../platform/values/counting.ts';
import { type Finding, linkSentences, type Severity } from '../../platform/values/findings.ts';
import { isOut } from './news-item.rules.ts';
import type { NewsItem } from './news-item.ts';
import type { NewsItemDraft } from './news-item-form.ts';
import type { PostType } from './news-item-shape.ts';

/** Most links of a text that are looked at. */
export const mostLinks = 200;

/** True if a text has any words, images or embeds. */
export const hasText = (body: string): boolean =>
  /<(img|figure|iframe|video|div data-embed)\b/.test(body) ||
  body.replaceAll(/<[^>]*>|&nbsp;|\s/g, '') !== '';

/** Whether a post cannot go live with this text. One that is out without a text can still be corrected. */
export const lacksText = (post: { status_code: number; body: string }, body: string): boolean =>
  !hasText(body) && (!isOut(post) || hasText(post.body));

/** The web addresses that a text links to, each once; those of our own pages begin with a slash. */
export function linksOf(body: string): string[] {
  const links = body.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g);
  const urls = Array.from(links, ([, href = '']) => href.replaceAll('&amp;', '&'));
  return [...new Set(urls)].filter((url) => /^(https?:\/\/|\/)/.test(url) && url.length <= 2000);
}

const picturesWithoutAlt = (body: string): number =>
  Array.from(body.matchAll(/<img\b[^>]*>/g)).filter(([tag]) => !/\salt="\s*[^"\s]/.test(tag))
    .length;

/** A link and the result of its last check; null if it hasn't been checked. */
export interface CheckedLink {
  url: string;
  outcome: 'answers' | 'dead' | 'unreachable' | 'unchecked' | null;
}

/** Events, places and charities have no author. */
const unsigned: readonly PostType[] = ['event', 'place', 'charity'];

/** Sentences of the check of a post. */
export const postCheckMessages = {
  title: 'Before publishing',
  differsFromLive: 'Unpublished changes',
  savedNotLive: 'Saved, not published',
  noHeadline: 'The post has no headline.',
  noText: 'The post has no text.',
  noSection: 'The post has no section.',
  noAuthor: 'The post has no author.',
  noDek: 'The post has no dek.',
  noLeadImage: 'The post has no lead image.',
  noAlt: 'The lead image has no alt text.',
  picturesWithoutAlt: (count: number) =>
    count === 1
      ? 'An image in the text has no alt text.'
      : `${count} images in the text have no alt text.`,
  openSuggestions: (count: number) =>
    count === 1
      ? 'A suggestion for the text is open.'
      : `${inDigits(count)} suggestions for the text are open.`,
};

/** Problems that block publishing the post as typed, and warnings, in the order of the form. */
export function checkPost(
  now: Pick<NewsItem, 'type' | 'status_code' | 'author' | 'authors' | 'open_suggestions'> & {
    body: string;
  },
  post: NewsItemDraft,
  links: readonly CheckedLink[],
): Finding[] {
  const say = postCheckMessages;
  const found: Finding[] = [];
  const tell = (isWrong: boolean, path: string, sentence: string, severity: Severity = 'warns') => {
    if (isWrong) found.push({ key: sentence, severity, sentence, path, about: '' });
  };
  tell(!post.headline.trim(), 'headline', say.noHeadline, 'blocks');
  tell(lacksText(now, post.body), 'body', say.noText, 'blocks');
  tell(!post.description.trim(), 'description', say.noDek);
  const bare = picturesWithoutAlt(post.body);
  tell(bare > 0, 'body', say.picturesWithoutAlt(bare));
  for (const { url, outcome } of links) {
    if (outcome === 'dead' || outcome === 'unreachable')
      tell(true, 'body', linkSentences[outcome](url));
  }
  const open = now.open_suggestions ?? 0;
  tell(open > 0, 'body', say.openSuggestions(open));
  tell(!post.image_url, 'image_url', say.noLeadImage);
  tell(Boolean(post.image_url) && !post.lead_image.alt, 'lead_image.alt', say.noAlt);
  tell(post.section_ids.length === 0, 'section_ids', say.noSection);
  // Why: names in the byline who are no authors stay as long as the authors do.
  const isSigned = post.authors.length > 0 || (now.authors.length === 0 && now.author !== null);
  tell(!isSigned && !unsigned.includes(now.type), 'authors', say.noAuthor);
  return found;
}
