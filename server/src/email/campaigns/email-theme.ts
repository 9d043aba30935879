import { wordsOf } from '@masthead/shared/platform/rich-text/words.ts';
import { boundedHtml } from '../../platform/http/html.ts';
import { mergeMarks } from '../../platform/integrations/mail/merge-marks.ts';

// Markup can only come from `html` templates in code: a symbol cannot be smuggled in as JSON.
const markup = Symbol('markup');

/** Markup that is safe to send: texts put into it were escaped. */
export interface Html {
  readonly [markup]: string;
}

type Inside = string | number | Html | readonly Html[] | null;

/** One line of an editor's text: no control characters, and nothing that a provider would fill in. */
export function plainText(text: string): string {
  const line = text.toWellFormed().replace(/[\p{Cc}\s]+/gu, ' ');
  return unmerged(line.trim());
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for markup and attributes. */
export function escapeHtml(text: string): string {
  return plainText(text).replace(/[&<>"']/g, (character) => entities[character] ?? '');
}

/** The only way to write markup: every text put into it is escaped. */
export function html(parts: TemplateStringsArray, ...values: readonly Inside[]): Html {
  const written = parts.map((part, index) => part + markupOf(values[index] ?? null));
  return { [markup]: written.join('') };
}

/** A merge mark as markup, the one thing that is not escaped. */
export function mergeMark(name: keyof typeof mergeMarks): Html {
  return { [markup]: mergeMarks[name] };
}

/** Text for which a provider would put something else in, kept from it. */
const unmerged = (text: string) => text.replaceAll('*|', '* |').replaceAll('|*', '| *');

/** What code writes on a tag of a formatted text, from what the text says on it. */
export type TagLook = (said: Readonly<Record<string, string>>) => Record<string, string>;

/** A formatted text: only these tags stay, and on them only what code writes. Past the bounds only its words do. */
export function formattedText(text: string, looks: Readonly<Record<string, TagLook>>): Html {
  const transformTags = Object.fromEntries(
    Object.entries(looks).map(([tagName, look]) => [
      tagName,
      (_: string, said: Record<string, string>) => ({ tagName, attribs: look(said) }),
    ]),
  );
  const written = boundedHtml(text.toWellFormed(), {
    allowedTags: Object.keys(looks),
    allowedAttributes: false,
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    nestingLimit: 30,
    transformTags,
    textFilter: unmerged,
  });
  return { [markup]: written ?? escapeHtml(wordsOf(text)) };
}

/** A style sheet that code wrote; no editor's text may be in it. */
export function styleSheet(css: string): Html {
  return { [markup]: `<style type="text/css">\n${css}\n</style>` };
}

/** The characters to send. */
export function markupOf(value: Inside): string {
  if (value === null) return '';
  if (typeof value === 'string' || typeof value === 'number') return escapeHtml(String(value));
  return isMany(value) ? value.map(markupOf).join('') : value[markup];
}

const isMany = (value: Html | readonly Html[]): value is readonly Html[] => Array.isArray(value);

/** News serif and plain sans that every mail program has. */
export const serif = html`Georgia,'Times New Roman',serif`;
export const sans = html`Helvetica,Arial,sans-serif`;

/** Width of the email's one column, in pixels. */
export const emailWidth = 600;
/** Padding at both sides of the column. */
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
  /** Background of a secondary section. */
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

/** The theme of one style of email: colors for light and dark, and title alignment. */
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
