import type { EmailStyle } from '@masthead/shared/email/campaigns/campaign.ts';
import { dateLine } from './email-layout.ts';
import { fullRow, mark, row } from './email-table.ts';
import {
  type EmailTheme,
  emailTheme,
  type Html,
  html,
  sansStyle,
  serif,
  serifStyle,
} from './email-theme.ts';

export type AlertStyle = Extract<EmailStyle, 'Promo Alert' | 'Insider Invite' | 'News Alert'>;

/** The content of an alert's header. */
export interface AlertPlate {
  style: AlertStyle;
  /** Property and city as one name. */
  site: string;
  siteHref: string | null;
  sendDate: string;
}

/** The head of one style of alert. */
type Nameplate = (theme: EmailTheme, plate: AlertPlate) => Html;

function toSite(plate: AlertPlate, kind: string, colour: string): Html {
  if (!plate.siteHref) return html`${plate.site}`;
  return html`<a class="${kind}" href="${plate.siteHref}" target="_blank" style="color:${colour};text-decoration:none">${plate.site}</a>`;
}

// A partner's offer: the site's name over a short line, its kind said small.
const promo = emailTheme(
  {
    page: '#eef2f0',
    paper: '#ffffff',
    tint: '#f0f6f4',
    ink: '#14201c',
    soft: '#56645f',
    rule: '#d5deda',
    accent: '#0d5c4a',
    onAccent: '#ffffff',
    band: '#0d5c4a',
  },
  { accent: '#8fdcc6', onAccent: '#06231c', band: '#14705b' },
  { align: 'left', radius: 6 },
);

const promoAlert: Nameplate = (theme, plate) => {
  const { ink, soft } = theme.light;
  const name = html`<p class="ink" style="${serifStyle(28, 34, ink)}">${toSite(plate, 'ink', ink)}</p>`;
  const kind = html`<p class="soft" style="${sansStyle(13, 18, soft, 4)}">${plate.style}</p>`;
  return html`${row(html`${name}${kind}`, { top: 28, bottom: 16 })}${row(mark(theme), { bottom: 24 })}`;
};

// A letter to insiders: a violet head with the invitation in italics.
const insider = emailTheme(
  {
    page: '#f0edf5',
    paper: '#ffffff',
    tint: '#f6f2fb',
    ink: '#1c1726',
    soft: '#625b6f',
    rule: '#ded8e8',
    accent: '#54318c',
    onAccent: '#ffffff',
    band: '#3f2470',
  },
  { accent: '#c9b1f5', onAccent: '#180c2c', band: '#4c2f82' },
  { align: 'center', radius: 10 },
);

const insiderInvite: Nameplate = (theme, plate) => {
  const white = '#ffffff';
  const title = html`margin:10px 0 0;font:italic 46px/50px ${serif};color:${white}`;
  const inside = html`<p class="on" style="${sansStyle(14, 20, white)};font-weight:bold;letter-spacing:2px">${toSite(plate, 'on', white)}</p>
<p class="on plate" style="${title}">${plate.style}</p>`;
  const ground = { kind: 'band', colour: theme.light.band } as const;
  return row(inside, { top: 36, bottom: 36, align: 'center', ground });
};

// News that does not wait: a black line of type with the hour's colour, and the day.
const news = emailTheme(
  {
    page: '#efefed',
    paper: '#ffffff',
    tint: '#f6f3ee',
    ink: '#14140f',
    soft: '#5d5c56',
    rule: '#d8d6cf',
    accent: '#9a4006',
    onAccent: '#ffffff',
    band: '#191915',
  },
  { accent: '#ffb27a', onAccent: '#241002', band: '#2b2a25' },
  { align: 'left', radius: 2 },
);

const newsAlert: Nameplate = (theme, plate) => {
  const white = '#ffffff';
  const { soft, accent } = theme.light;
  const ground = { kind: 'band', colour: theme.light.band } as const;
  const head = html`<p class="on plate" style="${serifStyle(40, 44, white)};letter-spacing:-1px">${plate.style}</p>
<p class="on" style="${sansStyle(15, 22, white, 6)}">${toSite(plate, 'on', white)}</p>`;
  const edge = html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td class="mark" height="5" bgcolor="${accent}" style="height:5px;font-size:1px;line-height:1px;background:${accent}">&nbsp;</td></tr></table>`;
  const day = html`<p class="soft" style="${sansStyle(13, 18, soft)}">${dateLine(plate.sendDate)}</p>`;
  return html`${row(head, { top: 26, bottom: 22, ground })}${fullRow(edge)}${row(day, { top: 16, bottom: 20 })}`;
};

/** The colours of promo and news alerts, each style its own. */
export const alertThemes: Record<AlertStyle, EmailTheme> = {
  'Promo Alert': promo,
  'Insider Invite': insider,
  'News Alert': news,
};

export const nameplates: Record<AlertStyle, Nameplate> = {
  'Promo Alert': promoAlert,
  'Insider Invite': insiderInvite,
  'News Alert': newsAlert,
};
