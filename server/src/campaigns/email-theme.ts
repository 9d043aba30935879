import { type Html, html } from './email-html.ts';

/** News serif and plain sans that every mail program has. */
export const serif = html`Georgia,'Times New Roman',serif`;
export const sans = html`Helvetica,Arial,sans-serif`;

/** Width of the email's one column, in pixels. */
export const emailWidth = 600;
/** Space at both sides of what stands in the column. */
export const gutter = 32;

/** Inline style of a headline or title. */
export function serifStyle(size: number, lineHeight: number, colour: string): Html {
  return html`margin:0;font:bold ${size}px/${lineHeight}px ${serif};color:${colour}`;
}

/** Inline style of running text and small print, with its distance from what is above. */
export function sansStyle(size: number, lineHeight: number, colour: string, above = 0): Html {
  return html`margin:${above ? `${above}px` : '0'} 0 0;font:${size}px/${lineHeight}px ${sans};color:${colour}`;
}

interface Palette {
  page: string;
  paper: string;
  /** Background of a section that stands back. */
  tint: string;
  ink: string;
  soft: string;
  rule: string;
  accent: string;
  /** Text on the accent colour. */
  onAccent: string;
  /** A large block of the accent colour; text on it is white. */
  band: string;
}

/** The look of one style of email: colours for light and dark, and how titles stand. */
export interface EmailTheme {
  light: Palette;
  dark: Palette;
  align: 'left' | 'center';
  /** Corners of buttons and pictures, in pixels. */
  radius: number;
}

const darkPaper = {
  page: '#101215',
  paper: '#191c21',
  tint: '#22262d',
  ink: '#f2f1ed',
  soft: '#b4b8c0',
  rule: '#3a3f49',
};

/** A theme from its light colours and those that the dark scheme needs. */
export function emailTheme(
  light: Palette,
  dark: Pick<Palette, 'accent' | 'onAccent' | 'band'>,
  shape: Pick<EmailTheme, 'align' | 'radius'>,
): EmailTheme {
  return { light, dark: { ...darkPaper, ...dark }, ...shape };
}

function darkRules(dark: Palette): [selector: string, declaration: string][] {
  const paint = (colour: string) => `background:${colour}!important`;
  const write = (colour: string) => `color:${colour}!important`;
  return [
    ['.page', paint(dark.page)],
    ['.paper', paint(dark.paper)],
    ['.tint', paint(dark.tint)],
    ['.band', `${paint(dark.band)};border-color:${dark.band}!important`],
    ['.mark', paint(dark.accent)],
    ['.button', `${paint(dark.accent)};${write(dark.onAccent)}`],
    ['.ink', write(dark.ink)],
    ['.soft', write(dark.soft)],
    ['.accent', write(dark.accent)],
    ['.on', write('#ffffff')],
    ['.line', `border-color:${dark.rule}!important`],
    ['img', `${paint(dark.tint)};${write(dark.soft)}`],
    // A logo drawn for paper gets its paper.
    ['.logo', `${paint('#ffffff')};padding:6px!important;border-radius:4px`],
  ];
}

/** Dark scheme for programs that ask for it, and for Outlook, which marks the page instead. */
export function darkSheets(theme: EmailTheme): { media: string; outlook: string } {
  const rules = darkRules(theme.dark);
  const media = rules.map(([selector, declaration]) => `${selector}{${declaration}}`);
  const outlook = rules.map(
    ([selector, declaration]) => `[data-ogsc] ${selector},[data-ogsb] ${selector}{${declaration}}`,
  );
  return {
    media: `:root{color-scheme:light dark;supported-color-schemes:light dark}\n@media (prefers-color-scheme:dark){\n${media.join('\n')}\n}`,
    outlook: outlook.join('\n'),
  };
}
