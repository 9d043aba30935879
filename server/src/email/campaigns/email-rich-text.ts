import type { Utm } from '@masthead/shared/email/campaigns/campaign.ts';
import { fontSizes, pixelsWithin, spaces } from '@masthead/shared/platform/rich-text/sizes.ts';
import { wordsOf } from '@masthead/shared/platform/rich-text/words.ts';
import { boundedHtml, keepStyles } from '../../platform/http/html.ts';
import { paragraphs, unmergedAddress, webAddress, withUtm, wrapped } from './email-links.ts';
import {
  type EmailTheme,
  formattedText,
  type Html,
  html,
  markupOf,
  sans,
  serifStyle,
  type TagLook,
} from './email-theme.ts';

const fontSize = /^(1\d|2[0-2])px$/;
const spacing = /^(\d|1\d|2[0-5])px$/;

const plain = ['br', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup'];
const blocks = ['p', 'h2', 'h3', 'h4', 'blockquote', 'ul', 'ol', 'li', 'hr'];

/** The rich text of an email as it may be stored: an allow-list of what every mail program shows; null when it is past the bounds. */
export const cleanRichText = (text: string): string | null =>
  boundedHtml(text, {
    allowedTags: [...plain, ...blocks, 'a', 'span'],
    allowedAttributes: { a: ['href'], span: ['style'], p: ['style'], ol: ['start'] },
    transformTags: {
      span: keepStyles({ 'font-size': fontSize }),
      p: keepStyles({ 'margin-top': spacing, 'margin-bottom': spacing }),
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    nestingLimit: 30,
  })?.trim() ?? null;

const styleOf = (style: string | undefined, name: string): string =>
  new RegExp(`(?:^|;)\\s*${name}:([^;]*)`).exec(style ?? '')?.[1] ?? '';

/** Where a link of a rich text leads: web addresses with their marks, and addresses to write or call to. */
function hrefOf(href: string | undefined, utm: Utm): string | null {
  const address = webAddress(href);
  if (address) return withUtm(address, utm);
  return href && /^(mailto|tel):[^|]+$/.test(href) ? unmergedAddress(href) : null;
}

function looksOf({ light }: EmailTheme, utm: Utm): Record<string, TagLook> {
  const body = markupOf(html`font:16px/26px ${sans};color:${light.ink}`);
  const heading = (size: number, line: number): TagLook => {
    const style = `${markupOf(serifStyle(size, line, light.ink))};margin:8px 0 12px`;
    return () => ({ class: 'ink', dir: 'auto', style });
  };
  const list: TagLook = () => ({ style: 'margin:0 0 16px;padding:0 0 0 24px' });
  const looks: Record<string, TagLook> = {
    p: ({ style }) => {
      const above = pixelsWithin(styleOf(style, 'margin-top'), spaces) ?? 0;
      const below = pixelsWithin(styleOf(style, 'margin-bottom'), spaces) ?? 16;
      return { class: 'ink', dir: 'auto', style: `margin:${above}px 0 ${below}px;${body}` };
    },
    span: ({ style }) => {
      const size = pixelsWithin(styleOf(style, 'font-size'), fontSizes);
      return size === null ? {} : { style: `font-size:${size}px;line-height:1.6` };
    },
    a: ({ href }) => {
      const to = hrefOf(href, utm);
      const style = `color:${light.accent};text-decoration:underline`;
      return to ? { class: 'accent', href: to, target: '_blank', style } : {};
    },
    h2: heading(26, 32),
    h3: heading(21, 27),
    h4: heading(18, 24),
    ul: list,
    ol: list,
    li: () => ({ class: 'ink', style: `margin:0 0 6px;${body}` }),
    blockquote: () => ({
      class: 'line',
      style: `margin:0 0 16px;padding:0 0 0 16px;border-left:3px solid ${light.rule}`,
    }),
    hr: () => ({
      class: 'line',
      style: `margin:20px 0;border:0;border-top:1px solid ${light.rule}`,
    }),
  };
  return { ...Object.fromEntries(plain.map((tag) => [tag, () => ({})])), ...looks };
}

/** A rich text in the look of its email; null when there are no words in it. */
export const richTextRow = (theme: EmailTheme, text: string, utm: Utm): Html | null =>
  wordsOf(text) ? formattedText(text, looksOf(theme, utm)) : null;

/** Rich text in the plain-text part: addresses follow their link text. */
export function richTextWords(text: string, utm: Utm): string {
  const linked = (cleanRichText(text) ?? wordsOf(text))
    .replace(/<a href="([^"]*)">(.*?)<\/a>/gs, (_, href: string, words: string) => {
      const to = hrefOf(href.replaceAll('&amp;', '&'), utm);
      return to && wordsOf(words) !== to ? `${words} (${to.replaceAll('&', '&amp;')})` : words;
    })
    .replaceAll('<li>', '<li>- ');
  return paragraphs(wordsOf(linked).split('\n').map(wrapped));
}
