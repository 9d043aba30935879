import { type EmailTheme, emailWidth, gutter, type Html, html, sans } from './email-theme.ts';

// Why tables by hand: the same digest from MJML weighs 137 KB, and Gmail cuts an email at 102 KB.
// Outlook for Windows gets its columns from tables in conditional comments; the rest from blocks.

/** Half the space between two columns; a row of columns starts that much further out. */
const gap = 8;
const columnsWidth = emailWidth - 2 * (gutter - gap);

/** Shares of the row that a column may take, in percent. */
export const columnShares = { third: 33.33, narrow: 36, half: 50, wide: 64 } as const;
export type ColumnShare = keyof typeof columnShares;

/** Width of a picture in a column of that share. */
export const pictureWidth = (share: ColumnShare): number => columnPixels(share) - 2 * gap;

const columnPixels = (share: ColumnShare): number =>
  Math.floor((columnsWidth * columnShares[share]) / 100);

/** A layout table. */
export function table(rows: Html | readonly Html[]): Html {
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">${rows}</table>`;
}

/** The layout of a row. Sizes are pixels. */
export interface RowLook {
  top?: number;
  bottom?: number;
  align?: 'left' | 'center';
  /** A background of its own: the class that the dark scheme repaints, and the light colour. */
  ground?: { kind: 'tint' | 'band'; colour: string };
}

function rowCell(look: RowLook, kind: 'row' | 'cols', side: number, inside: Html, more = html``) {
  const { top = 0, bottom = 0, align = 'left', ground } = look;
  const colour = ground ? html` bgcolor="${ground.colour}"` : null;
  const background = ground ? html`;background:${ground.colour}` : null;
  return html`<tr><td class="${kind} ${ground?.kind ?? null}" align="${align}"${colour} style="padding:${top}px ${side}px ${bottom}px${background}${more}">${inside}</td></tr>
`;
}

/** A row of the email's column. */
export function row(inside: Html, look: RowLook = {}): Html {
  return rowCell(look, 'row', gutter, inside);
}

/** A picture from edge to edge. */
export function fullRow(inside: Html): Html {
  return html`<tr><td style="padding:0">${inside}</td></tr>
`;
}

/** Something in a column, with space under it. */
export function cell(inside: Html, bottom: number): Html {
  return html`<tr><td align="left" style="padding:0 ${gap}px ${bottom}px">${inside}</td></tr>`;
}

interface Column {
  share: ColumnShare;
  cells: readonly Html[];
}

/** Columns side by side, stacked on a phone. Backwards: the first is at the right. */
export function columns(list: readonly Column[], look: RowLook = {}, isBackwards = false): Html {
  const side = isBackwards ? html` dir="rtl"` : null;
  const blocks = list.map(({ share, cells }, index) => {
    const width = columnPixels(share);
    const opening =
      index === 0
        ? html`<table role="presentation"${side} width="${columnsWidth}" cellpadding="0" cellspacing="0" border="0"><tr>`
        : html`</td>`;
    return html`<!--[if mso]>${opening}<td dir="ltr" width="${width}" valign="top"><![endif]--><div class="col ${share}" dir="ltr" style="display:inline-block;width:100%;max-width:${width}px;vertical-align:top">${table(cells)}</div>`;
  });
  const inside = html`<div${side}>${blocks}<!--[if mso]></td></tr></table><![endif]--></div>`;
  return rowCell(look, 'cols', gutter - gap, inside, html`;font-size:0`);
}

interface Picture {
  src: string;
  href: string | null;
  alt: string;
  width: number;
  radius?: number;
  isLogo?: boolean;
}

/** A picture as wide as its place, at most `width` pixels. */
export function picture({ src, href, alt, width, radius = 0, isLogo = false }: Picture): Html {
  const size = isLogo ? html`max-width:${width}px` : html`width:100%`;
  const image = html`<img${isLogo ? html` class="logo"` : null} src="${src}" width="${width}" alt="${alt}" style="display:block;${size};height:auto;border:0${radius ? `;border-radius:${radius}px` : null}">`;
  return href
    ? html`<a href="${href}" target="_blank" style="text-decoration:none">${image}</a>`
    : image;
}

/** A line across the column. */
export function line(theme: EmailTheme): Html {
  return table(
    html`<tr><td class="line" height="1" style="border-top:1px solid ${theme.light.rule};height:1px;font-size:1px;line-height:1px">&nbsp;</td></tr>`,
  );
}

/** A thick line in the accent colour, short unless a width is given. */
export function mark(theme: EmailTheme, width = '48'): Html {
  const { accent } = theme.light;
  return html`<table role="presentation" width="${width}" cellpadding="0" cellspacing="0" border="0"><tr><td class="mark" height="3" bgcolor="${accent}" style="height:3px;font-size:1px;line-height:1px;background:${accent}">&nbsp;</td></tr></table>`;
}

/** A button that also works in Outlook. */
export function button(theme: EmailTheme, label: string, href: string): Html {
  const { accent, onAccent } = theme.light;
  const corner = html`border-radius:${theme.radius}px`;
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="border-collapse:separate"><tr><td class="button" bgcolor="${accent}" style="background:${accent};${corner};mso-padding-alt:13px 26px"><a class="button" href="${href}" target="_blank" style="display:inline-block;padding:13px 26px;mso-padding-alt:0;background:${accent};${corner};font:bold 16px/20px ${sans};color:${onAccent};text-decoration:none">${label}</a></td></tr></table>`;
}
