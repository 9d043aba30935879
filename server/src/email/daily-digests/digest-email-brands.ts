import type { DigestStyle } from '@masthead/shared/email/daily-digests/daily-digest.record.ts';
import { dateLine } from '../campaigns/email-layout.ts';
import {
  placed,
  type StoryBlock,
  storyBeside,
  storyPicture,
  storyRows,
  storyText,
} from '../campaigns/email-stories.ts';
import { button, fullRow, line, mark, row, table } from '../campaigns/email-table.ts';
import {
  type EmailTheme,
  emailTheme,
  emailWidth,
  gutter,
  type Html,
  html,
  sansStyle,
  serif,
  serifStyle,
} from '../campaigns/email-theme.ts';

/** What the nameplate says. */
export interface Nameplate {
  style: DigestStyle;
  city: string;
  property: string;
  /** Property and city as one name. */
  site: string;
  siteHref: string | null;
  sendDate: string;
}

/** How one style of digest looks: its colours, its head and how it lays out the news. */
export interface DigestBrand {
  theme: EmailTheme;
  nameplate(plate: Nameplate): Html;
  lead(story: StoryBlock): Html;
  others(stories: readonly StoryBlock[]): Html[];
}
type Brand = (theme: EmailTheme) => DigestBrand;

function toSite(plate: Nameplate, words: string, kind: string, colour: string): Html {
  if (!plate.siteHref) return html`${words}`;
  return html`<a class="${kind}" href="${plate.siteHref}" target="_blank" style="color:${colour};text-decoration:none">${words}</a>`;
}

function framedLead(theme: EmailTheme, story: StoryBlock): Html {
  const { align } = theme;
  const image = storyPicture(theme, story, emailWidth - 2 * gutter);
  return html`${image && row(image, { bottom: 20 })}${row(storyText(theme, story, 'large'), { align })}${readMore(theme, story)}`;
}

function readMore(theme: EmailTheme, story: StoryBlock): Html {
  const inside = story.href ? button(theme, 'Read more', story.href) : html``;
  return row(inside, { top: 20, bottom: 36, align: theme.align });
}

const ruled = (theme: EmailTheme): Html => row(line(theme), { bottom: 24 });

// The daily: a broadsheet's head, a ruled date line, stories in pairs.
const daily = emailTheme(
  {
    page: '#f1f0eb',
    paper: '#ffffff',
    tint: '#f3f6fa',
    ink: '#15171c',
    soft: '#5b6069',
    rule: '#d9d7d0',
    accent: '#1d4379',
    onAccent: '#ffffff',
    band: '#1d4379',
  },
  { accent: '#a3c2f5', onAccent: '#10131a', band: '#3d6db3' },
  { align: 'left', radius: 4 },
);

const dailyDigest: Brand = (theme) => ({
  theme,
  nameplate(plate) {
    const { accent, ink, soft, rule } = theme.light;
    const caps = html`${sansStyle(13, 18, accent)};font-weight:bold;letter-spacing:4px;text-transform:uppercase;margin-bottom:6px`;
    const city = plate.city && html`<p class="accent" style="${caps}">${plate.city}</p>`;
    const name = toSite(plate, plate.property, 'ink', ink);
    const ends = (inside: Html, align: string) =>
      html`<td class="line" align="${align}" style="border-top:1px solid ${rule};border-bottom:1px solid ${rule};padding:9px 0">${inside}</td>`;
    const style = html`<p class="accent" style="${serifStyle(16, 20, accent)};font-style:italic">${plate.style}</p>`;
    const date = html`<p class="soft" style="${sansStyle(13, 20, soft)}">${dateLine(plate.sendDate)}</p>`;
    return html`<tr><td class="band" height="6" bgcolor="${accent}" style="height:6px;font-size:1px;line-height:1px;background:${accent}">&nbsp;</td></tr>
${row(html`${city || null}<h1 class="ink plate" style="${serifStyle(54, 60, ink)};letter-spacing:-1px">${name}</h1>`, { top: 28, bottom: 18, align: 'center' })}${row(table(html`<tr>${ends(style, 'left')}${ends(date, 'right')}</tr>`), { bottom: 24 })}`;
  },
  lead: (story) => framedLead(theme, story),
  others: (stories) => storyRows(theme, stories, 2).map((pair) => html`${ruled(theme)}${pair}`),
});

// The week's headlines: a red block, a picture from edge to edge, a numbered list.
const hot = emailTheme(
  {
    page: '#f4efec',
    paper: '#ffffff',
    tint: '#fbf2f0',
    ink: '#1a1413',
    soft: '#665c5a',
    rule: '#e2d8d5',
    accent: '#b3231a',
    onAccent: '#ffffff',
    band: '#b3231a',
  },
  { accent: '#ff9d8f', onAccent: '#1c0c0a', band: '#96201a' },
  { align: 'left', radius: 2 },
);

const hotHeadlines: Brand = (theme) => ({
  theme,
  nameplate(plate) {
    const white = '#ffffff';
    const site = toSite(plate, plate.site, 'on', white);
    const inside = html`<p class="on" style="${serifStyle(18, 24, white)};margin-bottom:8px">${site}</p>
<h1 class="on plate" style="${serifStyle(60, 64, white)};letter-spacing:-2px">${plate.style}</h1>
<p class="on" style="${sansStyle(14, 20, white, 10)}">${dateLine(plate.sendDate)}</p>`;
    const ground = { kind: 'band', colour: theme.light.band } as const;
    return row(inside, { top: 28, bottom: 28, ground });
  },
  lead(story) {
    const image = storyPicture({ ...theme, radius: 0 }, story, emailWidth);
    const more =
      story.href &&
      table(
        html`<tr><td style="padding:20px 0 0">${button(theme, 'Read more', story.href)}</td></tr>`,
      );
    const text = html`${storyText(theme, story, 'large')}${more}`;
    return html`${image && fullRow(image)}${row(placed(theme, 1, text), { top: 24, bottom: 36 })}`;
  },
  others: (stories) =>
    stories.map(
      (story, index) =>
        html`${ruled(theme)}${storyBeside(theme, story, { side: 'right', share: 'narrow', place: index + 2 })}`,
    ),
});

// The Sunday table: cream paper, wine, titles in the middle, pictures left and right in turn.
const dining = emailTheme(
  {
    page: '#efe8db',
    paper: '#fffcf6',
    tint: '#f8f0e2',
    ink: '#231a17',
    soft: '#675b50',
    rule: '#e0d5c3',
    accent: '#7a2340',
    onAccent: '#ffffff',
    band: '#7a2340',
  },
  { accent: '#f2a9bd', onAccent: '#200a12', band: '#6b1f38' },
  { align: 'center', radius: 0 },
);

const diningReport: Brand = (theme) => ({
  theme,
  nameplate(plate) {
    const { accent, soft, ink } = theme.light;
    const site = toSite(plate, plate.site, 'ink', ink);
    const caps = html`${sansStyle(13, 20, ink)};font-weight:bold;letter-spacing:3px;text-transform:uppercase`;
    const title = html`margin:8px 0;font:italic 58px/64px ${serif};letter-spacing:-1px;color:${accent}`;
    const inside = html`<p class="ink" style="${caps}">${site}</p>
<h1 class="accent plate" style="${title}">${plate.style}</h1>
<p class="soft" style="${sansStyle(14, 20, soft)}">${dateLine(plate.sendDate)}</p>`;
    return html`${row(inside, { top: 36, align: 'center' })}${row(mark(theme, '72'), { top: 20, bottom: 28, align: 'center' })}`;
  },
  lead: (story) => framedLead(theme, story),
  others: (stories) => [
    ...(stories.length > 0 ? [ruled(theme)] : []),
    ...stories.map((story, index) =>
      storyBeside(theme, story, { side: index % 2 === 0 ? 'left' : 'right', share: 'half' }),
    ),
  ],
});

/** The colours of the three styles of digest. */
export const digestThemes: Record<DigestStyle, EmailTheme> = {
  'Daily Digest': daily,
  'Hot Headlines': hot,
  'Dining Report': dining,
};

/** The three styles of digest, each its own small brand. */
export const digestBrands: Record<DigestStyle, Brand> = {
  'Daily Digest': dailyDigest,
  'Hot Headlines': hotHeadlines,
  'Dining Report': diningReport,
};
