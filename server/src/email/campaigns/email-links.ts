import type { Utm } from '@masthead/shared/email/campaigns/campaign.ts';
import { mergeMarks } from '../../platform/integrations/mail/merge-marks.ts';
import { columnShares, table } from './email-table.ts';
import {
  darkSheets,
  type EmailTheme,
  emailWidth,
  type Html,
  html,
  markupOf,
  plainText,
  sans,
  styleSheet,
} from './email-theme.ts';

/**
 * An address in which a provider finds nothing to fill in. Why the asterisk: links are decoded before marks are looked
 * for, so that `*%7CEMAIL%7C*` is one too.
 */
export const unmergedAddress = (address: string): string =>
  address.replaceAll('|', '%7C').replace(/\*(?=%7C)|(?<=%7C)\*/gi, '%2A');

/** The address if it is allowed in an email: http or https, without merge marks. */
export function webAddress(address: string | null | undefined): string | null {
  const url = address ? URL.parse(address.trim()) : null;
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') return null;
  return unmergedAddress(url.href);
}

/** The address with its UTM marks. Marks it already has (a sponsor's own) stay as they are. */
export function withUtm(address: string, utm: Utm): string {
  const [page = '', ...fragment] = address.split('#');
  const own = new URL(address).searchParams;
  const marks = Object.entries({
    utm_source: utm.source,
    utm_medium: utm.medium,
    utm_campaign: utm.campaign,
  })
    .filter(([name, value]) => value !== '' && !own.has(name))
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  if (marks.length === 0) return address;
  const joint = joinAfter(page);
  return unmergedAddress([`${page}${joint}${marks.join('&')}`, ...fragment].join('#'));
}

function joinAfter(page: string): string {
  if (!page.includes('?')) return '?';
  return /[?&]$/.test(page) ? '' : '&';
}

/** Columns of the plain-text part. */
const columns = 72;

/** A paragraph in lines of the plain-text part. Words longer than a line stay whole. */
export function wrapped(text: string): string {
  const lines: string[] = [];
  let line = '';
  for (const word of plainText(text).split(' ')) {
    if (line && line.length + 1 + word.length > columns) {
      lines.push(line);
      line = word;
    } else line = line ? `${line} ${word}` : word;
  }
  return [...lines, line].join('\n');
}

/** The text cut at a word, with an ellipsis, when it has more than `limit` characters. */
export function shortened(text: string, limit: number): string {
  const characters = [...plainText(text)];
  if (characters.length <= limit) return characters.join('');
  const cut = characters.slice(0, limit - 1).join('');
  const lastWord = cut.lastIndexOf(' ');
  return `${(lastWord > limit / 2 ? cut.slice(0, lastWord) : cut).replace(/[\s,;:.–-]+$/u, '')}…`;
}

/** A title of the plain-text part, underlined. */
export function textTitle(title: string): string {
  const line = plainText(title).toUpperCase();
  return `${line}\n${'-'.repeat(Math.min([...line].length, columns))}`;
}

/** Paragraphs of the plain-text part, those that are there. */
export function paragraphs(parts: readonly (string | null)[]): string {
  return parts.filter((part) => part).join('\n\n');
}

/** Who wrote, why, and how to stop it: the end of every plain-text part. */
export function textFooter(reason: string, sender: string): string {
  return paragraphs([
    '-'.repeat(columns),
    wrapped(reason),
    `Unsubscribe: ${mergeMarks.unsubscribe}\nView in browser: ${mergeMarks.archive}`,
    wrapped(sender),
  ]);
}

/** A whole email: rows over, on and under its paper. */
export interface EmailDocument {
  theme: EmailTheme;
  title: string;
  /** What the inbox shows after the subject. */
  preheader: string;
  above: Html;
  paper: Html;
  footer: Html;
}

const baseRules = (
  theme: EmailTheme,
) => `body{margin:0;padding:0;width:100%;-webkit-text-size-adjust:100%;-ms-text-size-adjust:100%}
table,td{border-collapse:collapse;mso-table-lspace:0;mso-table-rspace:0}
h1,h2,h3,p{mso-line-height-rule:exactly;word-break:break-word;overflow-wrap:break-word}
img{font:13px/18px ${markupOf(sans)};color:${theme.light.soft};background:${theme.light.tint};-ms-interpolation-mode:bicubic}
.logo{background:none}
a:hover{text-decoration:underline!important}`;

// Below the full width, everything is in one column.
const phoneRules = `@media only screen and (max-width:${emailWidth - 1}px){
.col{max-width:100%!important}
.row{padding-left:20px!important;padding-right:20px!important}
.cols{padding-left:12px!important;padding-right:12px!important}
.plate{font-size:40px!important;line-height:44px!important}
.lead{font-size:27px!important;line-height:33px!important}
}`;

// Why: a reading pane narrower than the email keeps its columns, a little narrower.
const deskRules = `@media only screen and (min-width:${emailWidth}px){
${Object.entries(columnShares)
  .map(([share, percent]) => `.${share}{width:${percent}%!important}`)
  .join('\n')}
}`;

// Why: without it inboxes show the first words of the body after a short preheader.
const filler: Html[] = Array(60).fill(html`\u034f\u200c\u00a0`);

function documentHead({ theme, title }: EmailDocument): Html {
  const dark = darkSheets(theme);
  // Why five sheets: a mail program that cannot read one of them drops that one whole.
  const sheets = [baseRules(theme), phoneRules, deskRules, dark.media, dark.outlook];
  return html`<head>
<meta http-equiv="Content-Type" content="text/html; charset=utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${title}</title>
<!--[if mso]><noscript><xml><o:OfficeDocumentSettings><o:AllowPNG/><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml></noscript><![endif]-->
${sheets.map(styleSheet)}
</head>`;
}

/** The HTML of an email: one column on the page, dark where the reader's scheme is dark. */
export function renderDocument(email: EmailDocument): string {
  const { page, paper } = email.theme.light;
  return markupOf(html`<!DOCTYPE html>
<html lang="en" dir="ltr" xmlns:o="urn:schemas-microsoft-com:office:office">
${documentHead(email)}
<body class="page" bgcolor="${page}" style="margin:0;padding:0;background:${page}">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all;font-size:1px;line-height:1px;color:${page}">${email.preheader}${filler}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${page}" style="background:${page}"><tr><td align="center">
<!--[if mso]><table role="presentation" width="${emailWidth}" align="center" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<div role="article" aria-roledescription="email" aria-label="${email.title}" lang="en" style="max-width:${emailWidth}px;margin:0 auto">
${table(email.above)}
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${paper}" style="background:${paper}">
${email.paper}</table>
${table(email.footer)}
</div>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`);
}
