import { linkSentences } from '../findings.ts';
import type { Linked } from './preflight-facts.ts';
import { type Rule, rule } from './preflight-rule.ts';

/** Bytes from which a picture keeps a reader on a phone waiting. */
export const heavyPicture = 1_000_000;

const hostOf = (url: string): string => URL.parse(url)?.hostname.toLowerCase() ?? '';

const isHostOf = (host: string, site: string) => host === site || host.endsWith(`.${site}`);

const localNames = /^localhost$|\.(localhost|local|test|internal|intranet|lan|home|corp)$/;
const isNumber = (host: string) => /^\[|^\d+(\.\d+){3}$/.test(host);
const isLocal = (host: string) => localNames.test(host) || isNumber(host) || !host.includes('.');

const stagingLabel = /(^|-)(staging|stage|stg|dev|test|qa|uat|preprod|sandbox)(-|\d|$)/;
/** Why: the name itself may be such a word (dev.to); what stands before it may not. */
const isStaging = (host: string) =>
  host
    .split('.')
    .slice(0, -2)
    .some((label) => stagingLabel.test(label));

/** An address without what does not lead to another page: its scheme, www, and a slash at its end. */
const pageOf = (url: string): string => {
  const { hostname = '', pathname = '', search = '' } = URL.parse(url) ?? {};
  return `${hostname.replace(/^www\./, '')}${pathname.replace(/\/$/, '')}${search}`;
};

const isRedirected = ({ url, found }: Linked) =>
  found?.outcome === 'answers' && pageOf(found.finalUrl) !== pageOf(url);

const place = { path: ({ path }: Linked) => path, about: ({ url }: Linked) => url };

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;

/** Where the links of an email lead. */
export const linkRules: readonly Rule[] = [
  rule({
    key: 'dead link',
    severity: 'blocks',
    wrong: ({ links }) => links.filter(({ found }) => found?.outcome === 'dead'),
    sentence: ({ url }) => linkSentences.dead(url),
    ...place,
  }),
  rule({
    key: 'unreachable link',
    severity: 'warns',
    wrong: ({ links }) => links.filter(({ found }) => found?.outcome === 'unreachable'),
    sentence: ({ url }) => linkSentences.unreachable(url),
    ...place,
  }),
  rule({
    key: 'unchecked link',
    severity: 'warns',
    wrong: ({ links, pictures }) =>
      [...links, ...pictures].filter(({ found }) => found?.outcome === 'unchecked'),
    sentence: ({ url }) => `This address hasn’t been checked yet: ${url}`,
    ...place,
  }),
  rule({
    key: 'redirecting link',
    severity: 'warns',
    wrong: ({ links }) => links.filter(isRedirected),
    sentence: ({ url, found }) => `This link leads on to ${found?.finalUrl}: ${url}`,
    ...place,
  }),
  rule({
    key: 'local link',
    severity: 'blocks',
    wrong: ({ links, ownHost }) =>
      links.filter(({ url }) => hostOf(url) !== ownHost && isLocal(hostOf(url))),
    sentence: ({ url }) => `This link works on no reader’s computer: ${url}`,
    ...place,
  }),
  rule({
    key: 'staging link',
    severity: 'blocks',
    wrong: ({ links, ownHost }) =>
      links.filter(({ url }) => hostOf(url) !== ownHost && isStaging(hostOf(url))),
    sentence: ({ url }) => `This link leads to a test site: ${url}`,
    ...place,
  }),
  rule({
    key: 'link of another city',
    severity: 'warns',
    wrong: ({ links, foreignSites, siteHost }) =>
      links.flatMap((link) => {
        const own = isHostOf(hostOf(link.url), siteHost) ? siteHost.length : 0;
        const site = foreignSites.find(
          ({ host, pages }) =>
            // Why: of sites under one name, a link belongs to the one that its name says most of.
            (isHostOf(hostOf(link.url), host) && host.length > own) || link.url.startsWith(pages),
        );
        return site ? [{ ...link, city: site.city }] : [];
      }),
    sentence: ({ url, city }) => `This link leads to the site of ${city}: ${url}`,
    ...place,
  }),
  rule({
    key: 'missing picture',
    severity: 'blocks',
    wrong: ({ pictures }) => pictures.filter(({ found }) => found?.outcome === 'dead'),
    sentence: ({ url }) => `This picture is no longer there: ${url}`,
    ...place,
  }),
  rule({
    key: 'heavy picture',
    severity: 'warns',
    wrong: ({ pictures }) => pictures.filter(({ found }) => (found?.bytes ?? 0) > heavyPicture),
    sentence: ({ url, found }) =>
      `This picture is ${megabytes(found?.bytes ?? 0)}; readers on a phone wait for it: ${url}`,
    ...place,
  }),
];
