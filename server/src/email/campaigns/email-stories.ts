import type { Utm } from '@masthead/shared/email/campaigns/campaign.ts';
import { shortened, webAddress, withUtm, wrapped } from './email-links.ts';
import {
  cell,
  columns,
  mark,
  picture,
  pictureWidth,
  type RowLook,
  row,
  table,
} from './email-table.ts';
import {
  type EmailTheme,
  type Html,
  html,
  plainText,
  sans,
  sansStyle,
  serifStyle,
} from './email-theme.ts';

/** A story as an email is given it. Only http and https addresses become links and pictures. */
export interface EmailStory {
  headline: string;
  url: string;
  imageUrl: string | null;
  /** The alt text; defaults to the headline. */
  imageAlt?: string | null;
  dek?: string | null;
  section?: string | null;
  author?: string | null;
  isPromoted?: boolean;
}

/** A story as an email shows it. */
export interface StoryBlock {
  headline: string;
  href: string | null;
  image: string | null;
  alt: string;
  /** The small line over the headline: a section, or the time of an event. */
  kicker: string | null;
  dek: string | null;
  byline: string | null;
  isPromoted: boolean;
}

/** Longest summary under a headline, in characters. */
const dekLimit = 220;

/** A story ready to be shown: addresses checked, its link marked, its summary cut to size. */
export function storyBlock(story: EmailStory, utm: Utm): StoryBlock {
  const address = webAddress(story.url);
  const headline = plainText(story.headline);
  return {
    headline,
    href: address && withUtm(address, utm),
    image: webAddress(story.imageUrl),
    alt: story.imageAlt || headline,
    kicker: story.section || null,
    dek: story.dek ? shortened(story.dek, dekLimit) : null,
    byline: story.author ? `By ${plainText(story.author)}` : null,
    isPromoted: story.isPromoted ?? false,
  };
}

type StorySize = 'large' | 'medium' | 'small';

/** Kicker, headline, summary and byline. */
export function storyText(theme: EmailTheme, story: StoryBlock, size: StorySize): Html {
  const { ink, soft } = theme.light;
  const title = linked(story, ink);
  const dek = size === 'large' ? sansStyle(17, 26, ink, 12) : sansStyle(15, 22, ink, 8);
  return html`${kicker(theme, story)}${heading(theme, title, size)}
${story.dek && html`<p class="ink" style="${dek}" dir="auto">${story.dek}</p>`}
${story.byline && html`<p class="soft" style="${sansStyle(13, 18, soft, 8)}">${story.byline}</p>`}`;
}

function heading({ light }: EmailTheme, title: Html, size: StorySize): Html {
  if (size === 'large')
    return html`<h2 class="ink lead" style="${serifStyle(32, 38, light.ink)}" dir="auto">${title}</h2>`;
  const style = size === 'small' ? serifStyle(17, 22, light.ink) : serifStyle(20, 26, light.ink);
  return html`<h3 class="ink" style="${style}" dir="auto">${title}</h3>`;
}

function linked(story: StoryBlock, colour: string): Html {
  if (!story.href) return html`${story.headline}`;
  return html`<a class="ink" href="${story.href}" target="_blank" style="color:${colour};text-decoration:none">${story.headline}</a>`;
}

function kicker(theme: EmailTheme, story: StoryBlock): Html | null {
  if (!story.isPromoted && !story.kicker) return null;
  const style = html`${sansStyle(12, 18, theme.light.accent)};font-weight:bold;letter-spacing:.4px;margin-bottom:6px`;
  return html`<p class="accent" style="${style}">${story.isPromoted ? promotedLabel(theme) : null}${story.kicker}</p>`;
}

function promotedLabel({ light }: EmailTheme): Html {
  return html`<span class="soft" style="font:bold 11px/16px ${sans};color:${light.soft};border:1px solid;border-radius:3px;padding:1px 6px">Promoted</span>&nbsp; `;
}

/** The image of a story, or null: a missing one has no placeholder. */
export function storyPicture(theme: EmailTheme, story: StoryBlock, width: number): Html | null {
  const { image, href, alt } = story;
  return image === null ? null : picture({ src: image, href, alt, width, radius: theme.radius });
}

/** Stories two or three in a row, above each other on a phone; one that is left of two stands alone. */
export function storyRows(
  theme: EmailTheme,
  stories: readonly StoryBlock[],
  inRow: 2 | 3,
  look: RowLook = {},
): Html[] {
  const firsts = stories.filter((_, index) => index % inRow === 0);
  return firsts.map((first, index) => {
    const together = stories.slice(index * inRow, (index + 1) * inRow);
    if (inRow === 2 && together.length === 1)
      return storyBeside(theme, first, { side: 'left', share: 'half', ground: look.ground });
    return sideBySide(theme, together, inRow === 3 ? 'third' : 'half', look);
  });
}

function sideBySide(
  theme: EmailTheme,
  stories: readonly StoryBlock[],
  share: 'third' | 'half',
  look: RowLook,
): Html {
  const list = stories.map((story) => {
    const top = storyPicture(theme, story, pictureWidth(share)) ?? mark(theme, '100%');
    const text = storyText(theme, story, share === 'third' ? 'small' : 'medium');
    return { share, cells: [cell(top, 14), cell(text, 28)] };
  });
  return columns(list, look);
}

interface BesideLook {
  side: 'left' | 'right';
  share: 'narrow' | 'half';
  /** The story's place in a list, shown before its text. */
  place?: number;
  ground?: RowLook['ground'] | undefined;
}

/** One story in a row: its picture beside its text, above it on a phone. */
export function storyBeside(theme: EmailTheme, story: StoryBlock, look: BesideLook): Html {
  const words = storyText(theme, story, 'medium');
  const text = look.place ? placed(theme, look.place, words) : words;
  const image = storyPicture(theme, story, pictureWidth(look.share));
  const ground = look.ground && { ground: look.ground };
  if (!image) return row(text, { bottom: 36, ...ground });
  const rest = look.share === 'narrow' ? 'wide' : 'half';
  const list = [
    { share: look.share, cells: [cell(image, 16)] },
    { share: rest, cells: [cell(text, 28)] },
  ] as const;
  return columns(list, { bottom: 8, ...ground }, look.side === 'right');
}

/** A story's text with its place in the list before it. */
export function placed(theme: EmailTheme, place: number, text: Html): Html {
  const style = serifStyle(36, 36, theme.light.accent);
  return table(
    html`<tr><td width="40" valign="top"><p class="accent" style="${style}">${place}</p></td><td align="left" valign="top">${text}</td></tr>`,
  );
}

/** Headlines without pictures, with a line between them. */
export function storyLinks(theme: EmailTheme, stories: readonly StoryBlock[]): Html {
  const { ink, rule } = theme.light;
  const lines = stories.map((story) => {
    const label = story.isPromoted ? promotedLabel(theme) : null;
    return html`<tr><td class="line" align="left" style="border-top:1px solid ${rule};padding:14px 0"><p class="ink" style="${serifStyle(18, 24, ink)}" dir="auto">${label}${linked(story, ink)}</p></td></tr>`;
  });
  return row(table(lines), { bottom: 20 });
}

/** A story in the plain-text part. */
export function storyWords(story: StoryBlock): string {
  const headline = story.isPromoted ? `Promoted: ${story.headline}` : story.headline;
  const small = [story.kicker, story.byline].filter((part) => part).join(' - ');
  const words = [headline, story.dek, small].filter((part) => part) as string[];
  return [...words.map(wrapped), story.href].filter((part) => part).join('\n');
}
