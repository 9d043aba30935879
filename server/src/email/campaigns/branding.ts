import { readable } from '@masthead/shared/people/sites/brand-colours.ts';
import { findBranding, siteRows } from '../../people/sites/site.store.ts';
import { rowsOf, theProduct } from '../../platform/access/rows.ts';
import type { Db } from '../../platform/db/client.ts';
import { type Config, usualPublisher } from '../../platform/process/config.ts';
import { absolute } from './email-items.ts';
import { browserLine, type Publisher } from './email-layout.ts';
import { webAddress } from './email-links.ts';
import { picture, row } from './email-table.ts';
import { type EmailTheme, type Html, html } from './email-theme.ts';

/** The publisher of a site's emails: its address from the site's record, else from the settings; its name the other way round. */
export async function publisherOf(
  { siteId, property, city }: { siteId: number; property: string; city: string },
  config: Config,
  db: Db,
): Promise<Publisher> {
  const site = await findBranding(db, rowsOf(theProduct, siteRows), siteId);
  const logo = absolute(site?.logoUrl ?? null, config);
  return {
    name: config.publisher.name ?? site?.ownerName ?? usualPublisher,
    postalAddress: site?.postalAddress || config.publisher.postalAddress,
    colour: site?.brandColour ?? null,
    logo: logo ? { src: logo, alt: `${property} ${city}`.trim() } : null,
  };
}

/** A style in the colour of its publisher, as far as that can be read; each style keeps its own shape and paper. */
export function branded(theme: EmailTheme, { colour }: Publisher): EmailTheme {
  if (!colour) return theme;
  const { light, dark } = theme;
  const white = '#ffffff';
  const deep = readable(colour, [white, light.paper, light.tint], '#000000');
  return {
    ...theme,
    light: { ...light, accent: deep, onAccent: white, band: deep },
    dark: {
      ...dark,
      accent: readable(colour, [dark.paper, dark.tint, dark.page], white),
      onAccent: dark.page,
      band: deep,
    },
  };
}

/** Above the content: the link to the browser version, and the logo. */
export function aboveOf(theme: EmailTheme, { logo }: Publisher): Html {
  const src = logo && webAddress(logo.src);
  if (!src) return browserLine(theme);
  const image = picture({ src, href: null, alt: logo.alt, width: 160, isLogo: true });
  return html`${browserLine(theme)}${row(image, { bottom: 16, align: 'center' })}`;
}
