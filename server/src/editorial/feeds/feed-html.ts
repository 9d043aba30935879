import { bodyAttributes, bodyTags } from '@masthead/shared/platform/rich-text/body-tags.ts';
import { embedOf } from '@masthead/shared/platform/rich-text/embeds.ts';
import { boundedHtml } from '../../platform/http/html.ts';
import { absoluteUrl, decodeEntities } from './feed-xml.ts';

const BLOCK_TAG =
  /<(?=\/?(?:p|div|br|li|ul|ol|dl|dt|dd|h[1-6]|tr|td|th|blockquote|figure|figcaption|hr)\b)/gi;
const REMOVED: Record<string, string> = {
  script: 'a script was removed',
  iframe: 'an embedded frame was removed',
  frame: 'an embedded frame was removed',
  object: 'an embedded object was removed',
  embed: 'an embedded object was removed',
  svg: 'an embedded drawing was removed',
  math: 'an embedded formula was removed',
  form: 'a form was removed',
  input: 'a form was removed',
  button: 'a form was removed',
  select: 'a form was removed',
  textarea: 'a form was removed',
  video: 'a video or audio player was removed',
  audio: 'a video or audio player was removed',
  meta: 'page settings were removed',
  base: 'page settings were removed',
  link: 'page settings were removed',
};
/** Why no spans: they hold sizes, which are of the other site's look. */
const ALLOWED_TAGS = bodyTags.filter((tag) => tag !== 'span');
const TEXT_AND_ALL_INSIDE_GONE = [
  'script',
  'style',
  'textarea',
  'option',
  'noscript',
  'title',
  'svg',
  'math',
  'template',
  'object',
];
const DEEPEST_NESTING = 60;

export const tooTangled = 'its text is too long or too complex to clean and was left out';

/** The body of an item as safe HTML with absolute URLs. `report` gets each removal. Empty if it exceeds the bounds. */
export function cleanHtml(html: string, base: string, report: (message: string) => void): string {
  const cleaned = boundedHtml(html, {
    allowedTags: ALLOWED_TAGS,
    allowedAttributes: bodyAttributes,
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowedSchemesByTag: { img: ['http', 'https'] },
    allowProtocolRelative: false,
    nonTextTags: TEXT_AND_ALL_INSIDE_GONE,
    nestingLimit: DEEPEST_NESTING,
    transformTags: {
      del: 's',
      h1: 'h2',
      h5: 'h4',
      h6: 'h4',
      '*': (tagName, attributes) => ({
        tagName,
        attribs: safeAttributes(tagName, attributes, base, report),
      }),
    },
  });
  if (cleaned === null) report(tooTangled);
  return withoutBare(cleaned ?? '').trim();
}

/** Removes links and images without a URL, and keeps the text of such links. */
function withoutBare(html: string): string {
  const isBare: boolean[] = [];
  return html.replaceAll('<img />', '').replace(/<a[ >]|<\/a>/g, (tag) => {
    if (tag === '</a>') return isBare.pop() ? '' : tag;
    isBare.push(tag === '<a>');
    return tag === '<a>' ? '' : tag;
  });
}

function safeAttributes(
  tag: string,
  attributes: Record<string, string>,
  base: string,
  report: (message: string) => void,
): Record<string, string> {
  const removed = REMOVED[tag];
  if (removed) report(removed);
  if (Object.keys(attributes).some((name) => /^on/i.test(name)))
    report('a script in an attribute was removed');
  const safe = { ...attributes };
  if (!embedOf(attributes['data-embed'] ?? '')) delete safe['data-embed'];
  for (const name of ['href', 'src']) {
    const value = attributes[name];
    if (value === undefined || removed) continue;
    const address = webAddress(value, base, tag);
    if (address) safe[name] = address;
    else delete safe[name];
    if (!address && !value.startsWith('#'))
      report(name === 'src' ? 'an image without a web address was removed' : linkRemoved(value));
  }
  if (tag === 'a' && !safe.href) return {};
  return tag === 'img' && isUseless(safe, report) ? {} : safe;
}

function linkRemoved(address: string): string {
  const start = address.trim().replace(/\s+/g, ' ').slice(0, 40);
  return start ? `the link to "${start}" was removed` : 'an empty link was removed';
}

function webAddress(value: string, base: string, tag: string): string | null {
  const address = absoluteUrl(value, base);
  const schemes = tag === 'a' ? /^(?:https?|mailto|tel):/ : /^https?:/;
  return address && schemes.test(address) ? address : null;
}

function isUseless(attributes: Record<string, string>, report: (message: string) => void): boolean {
  const isTrackingPixel = attributes.width === '1' || attributes.height === '1';
  if (isTrackingPixel) report('a tracking pixel was removed');
  return isTrackingPixel || !attributes.src;
}

/** The words of a piece of HTML in one line, its entities resolved. */
export function plainText(html: string): string {
  const spaced = html.replace(BLOCK_TAG, ' <');
  const text = boundedHtml(spaced, {
    allowedTags: [],
    allowedAttributes: {},
    nonTextTags: TEXT_AND_ALL_INSIDE_GONE,
    nestingLimit: DEEPEST_NESTING,
  });
  return oneLine(decodeEntities(text ?? spaced.replace(/<[^<>]*>/g, ' ')));
}

export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

export function holdsMarkup(text: string): boolean {
  return /<(?:\/?[a-z][a-z0-9]*)(?:\s[^<>]*)?\/?>/i.test(text);
}

/** Cuts at a whole word and never inside a character of two units. */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  const start = text.slice(0, most - 1).replace(/[\ud800-\udbff]$/, '');
  const lastSpace = start.lastIndexOf(' ');
  return `${(lastSpace > most / 2 ? start.slice(0, lastSpace) : start).trimEnd()}…`;
}
