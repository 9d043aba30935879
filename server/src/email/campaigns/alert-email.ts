import type { Utm } from '@masthead/shared/email/campaigns/campaign.ts';
import { mergeMarks } from '../../platform/integrations/mail/merge-marks.ts';
import { type AlertStyle, alertThemes, nameplates } from './alert-email-brands.ts';
import { aboveOf, branded } from './branding.ts';
import { legalFooter, type Publisher, postalLine, sectionTitle, tinted } from './email-layout.ts';
import {
  paragraphs,
  renderDocument,
  shortened,
  textFooter,
  textTitle,
  webAddress,
  withUtm,
  wrapped,
} from './email-links.ts';
import { richTextRow, richTextWords } from './email-rich-text.ts';
import {
  type EmailStory,
  type StoryBlock,
  storyBlock,
  storyLinks,
  storyRows,
  storyWords,
} from './email-stories.ts';
import { button, picture, row } from './email-table.ts';
import {
  type EmailTheme,
  emailWidth,
  gutter,
  type Html,
  html,
  plainText,
  sansStyle,
  serifStyle,
} from './email-theme.ts';
import type { RenderedEmail } from './rendering.ts';

/** Posts under a title, below the message of an alert. */
export interface AlertBlock {
  title: string;
  look: 'pairs' | 'threes' | 'headlines';
  stories: EmailStory[];
}

/** The content of an alert. Addresses are absolute. */
export interface AlertEmailContent {
  style: AlertStyle;
  site: string;
  siteUrl: string;
  subject: string;
  /** What the inbox shows after the subject; empty: the title and first words. */
  previewText: string;
  sendDate: string;
  title: string | null;
  teaser: string | null;
  photoUrl: string | null;
  buttonLabel: string | null;
  buttonUrl: string | null;
  body: string;
  blocks: AlertBlock[];
  utm: Utm;
  publisher: Publisher;
}

const usualButton = 'Read more';
const longestPreheader = 150;

interface Parts {
  href: string | null;
  title: string;
  label: string;
  blocks: { title: string; look: AlertBlock['look']; stories: StoryBlock[] }[];
}

function partsOf({ buttonUrl, ...content }: AlertEmailContent): Parts {
  const address = webAddress(buttonUrl);
  return {
    href: address && withUtm(address, content.utm),
    title: plainText(content.title || content.subject),
    label: plainText(content.buttonLabel || usualButton),
    blocks: content.blocks
      .filter(({ stories }) => stories.length > 0)
      .map(({ stories, look, title }) => ({
        title,
        look,
        stories: stories.map((story) => shown(storyBlock(story, content.utm), look)),
      })),
  };
}

/** Headlines are words and nothing more. */
const shown = (story: StoryBlock, look: AlertBlock['look']): StoryBlock =>
  look === 'headlines' ? { ...story, image: null, kicker: null, dek: null, byline: null } : story;

/** A promo or news alert as HTML and as text, once for all of its recipients. */
export function renderAlertEmail(content: AlertEmailContent): RenderedEmail {
  const parts = partsOf(content);
  const theme = branded(alertThemes[content.style], content.publisher);
  const reason = `You receive the ${content.style} from ${content.site} because you signed up for it.`;
  const document = renderDocument({
    theme,
    title: content.subject,
    preheader: preheaderOf(content, parts),
    above: aboveOf(theme, content.publisher),
    paper: paperOf(theme, content, parts),
    footer: legalFooter(theme, reason, content.publisher),
  });
  return { html: document, text: textPart(content, parts, reason) };
}

function preheaderOf({ subject, previewText, teaser, body, utm }: AlertEmailContent, parts: Parts) {
  if (previewText) return previewText;
  const said = [parts.title, teaser, richTextWords(body, utm)].filter((one) => one !== subject);
  return shortened(said.filter((one) => one).join(' · '), longestPreheader);
}

function paperOf(theme: EmailTheme, content: AlertEmailContent, parts: Parts): Html {
  const address = webAddress(content.siteUrl);
  const siteHref = address && withUtm(address, content.utm);
  return html`${nameplates[content.style](theme, { ...content, siteHref })}${photoOf(theme, content, parts)}${wordsOf(theme, content, parts)}
${parts.blocks.map((block, at) => blockOf(theme, block, at))}`;
}

function photoOf(theme: EmailTheme, { photoUrl }: AlertEmailContent, { href, title }: Parts) {
  const src = webAddress(photoUrl);
  if (!src) return null;
  const width = emailWidth - 2 * gutter;
  const image = picture({ src, href, alt: title, width, radius: Math.min(theme.radius, 8) });
  return row(image, { top: theme.align === 'center' ? 32 : 0, bottom: 20 });
}

function wordsOf(theme: EmailTheme, content: AlertEmailContent, { href, title, label }: Parts) {
  const { align, light } = theme;
  const body = richTextRow(theme, content.body, content.utm);
  const teaser =
    content.teaser &&
    html`<p class="soft" style="${sansStyle(18, 27, light.soft, 10)}" dir="auto">${content.teaser}</p>`;
  const heading = html`<h1 class="ink lead" style="${serifStyle(34, 40, light.ink)}" dir="auto">${title}</h1>${teaser}`;
  const more = href && row(button(theme, label, href), { top: 8, bottom: 32, align });
  return html`${row(heading, { top: 8, bottom: 16, align })}${body && row(body, { bottom: 8 })}${more}`;
}

function blockOf(theme: EmailTheme, { title, look, stories }: Parts['blocks'][number], at: number) {
  if (look === 'headlines') return html`${sectionTitle(theme, title)}${storyLinks(theme, stories)}`;
  // Why: adjacent sections have different backgrounds.
  const ground = look === 'threes' && at % 2 === 1 ? tinted(theme) : {};
  const rows = storyRows(theme, stories, look === 'threes' ? 3 : 2, ground);
  return html`${sectionTitle(theme, title, ground)}${rows}`;
}

function textPart(content: AlertEmailContent, parts: Parts, reason: string): string {
  const sender = `${content.publisher.name}, ${postalLine(content.publisher)}`;
  const blocks = parts.blocks.map(({ title, stories }) =>
    paragraphs([textTitle(title), ...stories.map(storyWords)]),
  );
  const head = `${wrapped(`${content.site}: ${content.style}`)}\nView in browser: ${mergeMarks.archive}`;
  const all = [
    head,
    textTitle(parts.title),
    content.teaser && wrapped(content.teaser),
    richTextWords(content.body, content.utm),
    parts.href && `${parts.label}: ${parts.href}`,
    ...blocks,
    textFooter(reason, sender),
  ];
  return `${paragraphs(all)}\n`;
}
