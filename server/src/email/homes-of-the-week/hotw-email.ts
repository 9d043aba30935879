import type { Utm } from '@masthead/shared/email/campaigns/campaign.ts';
import type { HotwStyle } from '@masthead/shared/email/homes-of-the-week/hotw.record.ts';
import { mergeMarks } from '../../platform/integrations/mail/merge-marks.ts';
import { aboveOf, branded } from '../campaigns/branding.ts';
import { dateLine, legalFooter, type Publisher, postalLine } from '../campaigns/email-layout.ts';
import {
  paragraphs,
  renderDocument,
  shortened,
  textFooter,
  webAddress,
  withUtm,
  wrapped,
} from '../campaigns/email-links.ts';
import { richTextRow, richTextWords } from '../campaigns/email-rich-text.ts';
import {
  type EmailStory,
  type StoryBlock,
  storyBlock,
  storyRows,
  storyWords,
} from '../campaigns/email-stories.ts';
import { button, fullRow, mark, picture, row } from '../campaigns/email-table.ts';
import {
  type EmailTheme,
  emailTheme,
  emailWidth,
  type Html,
  html,
  plainText,
  sansStyle,
  serifStyle,
} from '../campaigns/email-theme.ts';
import type { RenderedEmail } from '../campaigns/rendering.ts';

/** The three styles of Homes of the Week: blue slate for homes, bronze for the showcase, pine for gifts. */
export const hotwThemes: Record<HotwStyle, EmailTheme> = {
  'Homes of the Week': emailTheme(
    {
      page: '#edf1f3',
      paper: '#ffffff',
      tint: '#f1f5f7',
      ink: '#141b20',
      soft: '#566169',
      rule: '#d3dce1',
      accent: '#1f566b',
      onAccent: '#ffffff',
      band: '#1f566b',
    },
    { accent: '#93cde3', onAccent: '#06202a', band: '#266a84' },
    { align: 'left', radius: 4 },
  ),
  Showcase: emailTheme(
    {
      page: '#f2efe9',
      paper: '#ffffff',
      tint: '#f8f4ec',
      ink: '#1c1812',
      soft: '#645c50',
      rule: '#ddd6c9',
      accent: '#6d4c12',
      onAccent: '#ffffff',
      band: '#5b3f0e',
    },
    { accent: '#e8c27d', onAccent: '#221703', band: '#6d4c12' },
    { align: 'left', radius: 0 },
  ),
  'Gift Guide': emailTheme(
    {
      page: '#eef2ed',
      paper: '#ffffff',
      tint: '#f2f7f1',
      ink: '#151b14',
      soft: '#586257',
      rule: '#d5ded3',
      accent: '#22562c',
      onAccent: '#ffffff',
      band: '#22562c',
    },
    { accent: '#a3d9ac', onAccent: '#08200d', band: '#2b6b37' },
    { align: 'left', radius: 8 },
  ),
};

/** A banner: where it leads, what it says, and its picture. */
interface Banner {
  url: string;
  alt: string;
  imageUrl: string | null;
}

/** Everything that Homes of the Week says. Addresses are absolute. */
export interface HotwEmailContent {
  style: HotwStyle;
  site: string;
  siteUrl: string;
  subject: string;
  /** What the inbox shows after the subject; empty: the first listings. */
  previewText: string;
  sendDate: string;
  top: Banner | null;
  bottom: Banner | null;
  introduction: string;
  listings: EmailStory[];
  buttonText: string;
  buttonUrl: string;
  utm: Utm;
  publisher: Publisher;
}

const longestPreheader = 150;

const marked = (address: string, utm: Utm): string | null => {
  const url = webAddress(address);
  return url && withUtm(url, utm);
};

/** Why: whose listing it is, is no byline. */
const listingBlock = (story: EmailStory, utm: Utm): StoryBlock => ({
  ...storyBlock(story, utm),
  byline: story.author ? plainText(story.author) : null,
});

/** Homes of the Week as HTML and as text, once for all of its recipients. */
export function renderHotwEmail(content: HotwEmailContent): RenderedEmail {
  const theme = branded(hotwThemes[content.style], content.publisher);
  const listings = content.listings.map((story) => listingBlock(story, content.utm));
  const reason = `You receive the ${content.style} from ${content.site} because you signed up for it.`;
  const names = listings.map(({ headline }) => headline).join(' · ');
  const document = renderDocument({
    theme,
    title: content.subject,
    preheader: content.previewText || shortened(names || content.subject, longestPreheader),
    above: aboveOf(theme, content.publisher),
    paper: paperOf(theme, content, listings),
    footer: legalFooter(theme, reason, content.publisher),
  });
  return { html: document, text: textPart(content, listings, reason) };
}

function paperOf(theme: EmailTheme, content: HotwEmailContent, listings: StoryBlock[]): Html {
  const href = marked(content.buttonUrl, content.utm);
  const introduction = richTextRow(theme, content.introduction, content.utm);
  const more =
    href && row(button(theme, content.buttonText, href), { top: 8, bottom: 36, align: 'center' });
  return html`${bannerRow(theme, content.top, content.utm)}${headOf(theme, content)}${introduction && row(introduction, { bottom: 12 })}
${storyRows(theme, listings, 2)}${more}${bannerRow(theme, content.bottom, content.utm)}`;
}

function headOf(
  theme: EmailTheme,
  { style, site, siteUrl, sendDate, utm }: HotwEmailContent,
): Html {
  const { ink, soft, accent } = theme.light;
  const href = marked(siteUrl, utm);
  const name = href
    ? html`<a class="accent" href="${href}" target="_blank" style="color:${accent};text-decoration:none">${site}</a>`
    : html`${site}`;
  const inside = html`<p class="accent" style="${sansStyle(14, 20, accent)};font-weight:bold">${name}</p>
<h1 class="ink plate" style="${serifStyle(44, 50, ink)};letter-spacing:-1px;margin-top:6px">${style}</h1>
<p class="soft" style="${sansStyle(13, 18, soft, 8)}">${dateLine(sendDate)}</p>`;
  return html`${row(inside, { top: 28, bottom: 16, align: 'center' })}${row(mark(theme, '72'), { bottom: 24, align: 'center' })}`;
}

/** A banner from edge to edge; without a picture its words are the link. */
function bannerRow(theme: EmailTheme, banner: Banner | null, utm: Utm): Html | null {
  const href = banner && marked(banner.url, utm);
  if (!banner || !href) return null;
  const src = webAddress(banner.imageUrl);
  if (src) return fullRow(picture({ src, href, alt: banner.alt, width: emailWidth }));
  if (!banner.alt) return null;
  const { light } = theme;
  const words = html`<p class="on" style="${sansStyle(17, 24, '#ffffff')}"><a class="on" href="${href}" target="_blank" style="color:#ffffff;text-decoration:none">${banner.alt}</a></p>`;
  const ground = { kind: 'band', colour: light.band } as const;
  return row(words, { top: 18, bottom: 18, align: 'center', ground });
}

function textPart(content: HotwEmailContent, listings: StoryBlock[], reason: string): string {
  const { top, bottom, utm, publisher } = content;
  const bannerWords = (banner: Banner | null) =>
    banner?.alt ? `${wrapped(banner.alt)}\n${marked(banner.url, utm) ?? ''}`.trim() : null;
  const head = `${wrapped(`${content.site}: ${content.style}`)}\n${dateLine(content.sendDate)}\nView in browser: ${mergeMarks.archive}`;
  const href = marked(content.buttonUrl, utm);
  const all = [
    head,
    bannerWords(top),
    richTextWords(content.introduction, utm),
    ...listings.map(storyWords),
    href && `${plainText(content.buttonText)}: ${href}`,
    bottom === top ? null : bannerWords(bottom),
    textFooter(reason, `${publisher.name}, ${postalLine(publisher)}`),
  ];
  return `${paragraphs(all)}\n`;
}
