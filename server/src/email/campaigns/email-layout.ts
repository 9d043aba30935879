import { mark, picture, type RowLook, row } from './email-table.ts';
import {
  type EmailTheme,
  emailWidth,
  gutter,
  type Html,
  html,
  mergeMark,
  plainText,
  sansStyle,
  serifStyle,
} from './email-theme.ts';

/** Who mails: named with the postal address in every footer; a site may bring its colour and logo. */
export interface Publisher {
  name: string;
  postalAddress: string;
  colour?: string | null;
  logo?: { src: string; alt: string } | null;
}

/** 'Tuesday, November 24, 2026'. */
export function dateLine(day: string): string {
  const noon = new Date(`${day}T12:00:00Z`);
  return noon.toLocaleDateString('en-US', { dateStyle: 'full', timeZone: 'UTC' });
}

/** A section's own background, which its title and stories share. */
export const tinted = (theme: EmailTheme): RowLook => ({
  ground: { kind: 'tint', colour: theme.light.tint },
});

/** The title of a section, with a short accent line over it. */
export function sectionTitle(theme: EmailTheme, title: string, look: RowLook = {}): Html {
  const { align } = theme;
  return html`${row(mark(theme), { top: 20, ...look, align })}${titleRow(theme, title, look)}`;
}

function titleRow(theme: EmailTheme, title: string, look: RowLook = {}): Html {
  const style = serifStyle(26, 32, theme.light.ink);
  const heading = html`<h2 class="ink" style="${style}" dir="auto">${title}</h2>`;
  return row(heading, { ...look, top: 10, bottom: 20, align: theme.align });
}

interface Pictured {
  title: string;
  header: string | null;
  logo: string | null;
}

/** The title of a section that has a banner or a logo of its own; the words are always there. */
export function picturedTitle(theme: EmailTheme, { title, header, logo }: Pictured): Html {
  if (!header && !logo) return sectionTitle(theme, title);
  const { align, radius } = theme;
  const shown = { href: null, alt: title, radius };
  const banner = header && picture({ ...shown, src: header, width: emailWidth - 2 * gutter });
  const badge = logo && picture({ ...shown, src: logo, width: 96, isLogo: true });
  return html`${banner && row(banner, { top: 16, bottom: badge ? 16 : 6 })}${badge && row(badge, { align, bottom: 4 })}${titleRow(theme, title)}`;
}

function smallLink(theme: EmailTheme, label: string, address: Html): Html {
  return html`<a class="soft" href="${address}" target="_blank" style="color:${theme.light.soft};text-decoration:underline">${label}</a>`;
}

/** The way to the browser's version, above everything. */
export function browserLine(theme: EmailTheme): Html {
  const link = smallLink(theme, 'View in browser', mergeMark('archive'));
  const inside = html`<p class="soft" style="${sansStyle(12, 18, theme.light.soft)}">${link}</p>`;
  return row(inside, { top: 12, bottom: 12, align: 'center' });
}

/** The legal footer: why, who, where, and the way out. */
export function legalFooter(theme: EmailTheme, reason: string, publisher: Publisher): Html {
  const unsubscribe = smallLink(theme, 'Unsubscribe', mergeMark('unsubscribe'));
  const browser = smallLink(theme, 'View in browser', mergeMark('archive'));
  const paragraph = (inside: Html, above: number) =>
    html`<p class="soft" style="${sansStyle(13, 20, theme.light.soft, above)}">${inside}</p>`;
  const inside = html`${paragraph(html`${reason}`, 0)}
${paragraph(html`${unsubscribe} &nbsp;&middot;&nbsp; ${browser}`, 12)}
${paragraph(html`<strong>${publisher.name}</strong><br>${postalLine(publisher)}`, 12)}`;
  return row(inside, { top: 28, bottom: 40, align: 'center' });
}

/** The postal address in one line. */
export function postalLine(publisher: Publisher): string {
  const lines = publisher.postalAddress.split('\n').map(plainText);
  return lines.filter((line) => line !== '').join(', ');
}
