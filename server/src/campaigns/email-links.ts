import type { Utm } from '@masthead/shared/campaigns/campaign.ts';

/**
 * An address in which a provider finds nothing to fill in. Why the asterisk: links are decoded before marks are looked
 * for, so that `*%7CEMAIL%7C*` is one too.
 */
export const unmergedAddress = (address: string): string =>
  address.replaceAll('|', '%7C').replace(/\*(?=%7C)|(?<=%7C)\*/gi, '%2A');

/** The address if it may stand in an email: http or https, and no merge mark inside. */
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
