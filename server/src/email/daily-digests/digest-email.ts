import type { Utm } from '@masthead/shared/email/campaigns/campaign.ts';
import {
  type DigestStyle,
  digestRecord,
} from '@masthead/shared/email/daily-digests/daily-digest.record.ts';
import { mergeMarks } from '../../platform/integrations/mail/merge-marks.ts';
import { aboveOf, branded } from '../campaigns/branding.ts';
import {
  dateLine,
  legalFooter,
  type Publisher,
  picturedTitle,
  postalLine,
  sectionTitle,
  tinted,
} from '../campaigns/email-layout.ts';
import {
  paragraphs,
  renderDocument,
  textFooter,
  textTitle,
  webAddress,
  withUtm,
  wrapped,
} from '../campaigns/email-links.ts';
import {
  type EmailStory as Story,
  type StoryBlock,
  storyBlock,
  storyLinks,
  storyRows,
  storyWords,
} from '../campaigns/email-stories.ts';
import { type EmailTheme, type Html, html, plainText } from '../campaigns/email-theme.ts';
import { type DigestBrand, digestBrands, digestThemes } from './digest-email-brands.ts';

export type EmailStory = Story;

export interface EmailSeries {
  title: string;
  headerImageUrl: string | null;
  logoUrl: string | null;
  items: EmailStory[];
}

/** Everything a digest says. Addresses are absolute: a mailbox knows no site to start from. */
export interface DigestEmailContent {
  style: DigestStyle;
  city: string;
  property: string;
  siteUrl: string;
  subject: string;
  /** What the inbox shows after the subject; empty: the first headlines. */
  previewText: string;
  sendDate: string;
  newsItems: EmailStory[];
  newsLinks: EmailStory[];
  series: EmailSeries[];
  trendingEvents: EmailStory[];
  trendingPlaces: EmailStory[];
  charityEvent: EmailStory | null;
  charityOrganizations: EmailStory[];
  utm: Utm;
  publisher: Publisher;
}

/** An email ready for the provider: both parts hold its merge marks. */
export interface RenderedEmail {
  html: string;
  text: string;
}

/** The sections of a digest with checked addresses, which both parts are written from. */
interface Sections {
  news: StoryBlock[];
  links: StoryBlock[];
  series: { title: string; header: string | null; logo: string | null; items: StoryBlock[] }[];
  guides: Guide[];
}

/** A section that stands after the news: what is on, where to go, whom to help. */
interface Guide {
  title: string;
  stories: StoryBlock[];
}

/** Entries of the guides are nobody's news, and all of them stand in one section. */
const unsigned = { kicker: null, byline: null };

/** 'Plus' stories are headlines and nothing more. */
const bare = { image: null, kicker: null, dek: null, byline: null };

function sectionsOf(content: DigestEmailContent): Sections {
  const block = (story: EmailStory) => storyBlock(story, content.utm);
  return {
    news: content.newsItems.map(block),
    links: content.newsLinks.map((story) => ({ ...block(story), ...bare })),
    series: content.series
      .filter((series) => series.items.length > 0)
      .map((series) => ({
        title: series.title,
        header: webAddress(series.headerImageUrl),
        logo: webAddress(series.logoUrl),
        items: series.items.map(block),
      })),
    guides: guidesOf(content).filter(({ stories }) => stories.length > 0),
  };
}

const { fields } = digestRecord;

function guidesOf(content: DigestEmailContent): Guide[] {
  const block = (story: EmailStory) => storyBlock(story, content.utm);
  const entry = (story: EmailStory) => ({ ...block(story), ...unsigned });
  const { trendingEvents, trendingPlaces, charityEvent, charityOrganizations } = content;
  return [
    { title: fields.trendingEvents.label, stories: trendingEvents.map(block) },
    { title: fields.trendingPlaces.label, stories: trendingPlaces.map(entry) },
    { title: fields.charityEvent.label, stories: charityEvent ? [block(charityEvent)] : [] },
    { title: fields.charityOrganizations.label, stories: charityOrganizations.map(entry) },
  ];
}

/** The digest as HTML and as text, once for all of its recipients. */
export function renderDigestEmail(content: DigestEmailContent): RenderedEmail {
  const sections = sectionsOf(content);
  const theme = branded(digestThemes[content.style], content.publisher);
  const brand = digestBrands[content.style](theme);
  const reason = whyYouGetThis(content);
  const document = renderDocument({
    theme,
    title: content.subject,
    preheader: preheaderOf(content, sections),
    above: aboveOf(theme, content.publisher),
    paper: paperOf(content, sections, brand),
    footer: legalFooter(theme, reason, content.publisher),
  });
  return { html: document, text: textPart(content, sections, reason) };
}

const siteName = ({ property, city }: DigestEmailContent): string => `${property} ${city}`.trim();

const whyYouGetThis = (content: DigestEmailContent): string =>
  `You receive the ${content.style} from ${siteName(content)} because you signed up for it.`;

function preheaderOf({ subject, previewText }: DigestEmailContent, { news }: Sections): string {
  if (previewText) return previewText;
  const headlines = news.map((story) => story.headline);
  const fresh = headlines.filter((headline) => headline !== plainText(subject));
  return fresh.slice(0, 3).join(' · ');
}

function paperOf(
  content: DigestEmailContent,
  { news, links, series, guides }: Sections,
  brand: DigestBrand,
): Html {
  const { theme } = brand;
  const address = webAddress(content.siteUrl);
  const siteHref = address && withUtm(address, content.utm);
  const [lead, ...others] = news;
  return html`${brand.nameplate({ ...content, site: siteName(content), siteHref })}${lead ? brand.lead(lead) : null}${brand.others(others)}
${links.length > 0 ? [sectionTitle(theme, 'Plus'), storyLinks(theme, links)] : []}
${series.map((one) => html`${picturedTitle(theme, one)}${storyRows(theme, one.items, 2)}`)}
${guides.map((guide, at) => guideRows(theme, guide, at))}`;
}

/** Why: neighbouring sections stand on different grounds. */
function guideRows(theme: EmailTheme, { title, stories }: Guide, at: number): Html {
  const ground = at % 2 === 0 ? tinted(theme) : {};
  const rows = storyRows(theme, stories, stories.length < 3 ? 2 : 3, ground);
  return html`${sectionTitle(theme, title, ground)}${rows}`;
}

function textPart(content: DigestEmailContent, sections: Sections, reason: string): string {
  const { news, links, series, guides } = sections;
  const titled = (title: string, stories: StoryBlock[]) =>
    stories.length > 0 ? paragraphs([textTitle(title), ...stories.map(storyWords)]) : null;
  const sender = `${content.publisher.name}, ${postalLine(content.publisher)}`;
  const head = [
    wrapped(`${siteName(content)}: ${content.style}`),
    dateLine(content.sendDate),
    `View in browser: ${mergeMarks.archive}`,
  ];
  const parts = [
    head.join('\n'),
    ...news.map(storyWords),
    titled('Plus', links),
    ...series.map((one) => titled(one.title, one.items)),
    ...guides.map(({ title, stories }) => titled(title, stories)),
    textFooter(reason, sender),
  ];
  return `${parts.filter((part) => part !== null).join('\n\n')}\n`;
}
