import { characterCount } from '../../platform/values/fields.ts';
import { type Finding, inOrder, linkSentences } from '../../platform/values/findings.ts';
import { brokenNameTag, nameTag, withoutNames } from './name-tag.ts';
import { contentRules } from './preflight-content-rules.ts';
import type { EmailFacts, Linked, Words } from './preflight-facts.ts';
import { fieldRule, type Rule, rule } from './preflight-rule.ts';

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
const linkRules: readonly Rule[] = [
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
    sentence: ({ url }) => `This URL hasn’t been checked yet: ${url}`,
    ...place,
  }),
  rule({
    key: 'redirecting link',
    severity: 'warns',
    wrong: ({ links }) => links.filter(isRedirected),
    sentence: ({ url, found }) => `This link redirects to ${found?.finalUrl}: ${url}`,
    ...place,
  }),
  rule({
    key: 'local link',
    severity: 'blocks',
    wrong: ({ links, ownHost }) =>
      links.filter(({ url }) => hostOf(url) !== ownHost && isLocal(hostOf(url))),
    sentence: ({ url }) => `Recipients can’t open this local URL: ${url}`,
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
    sentence: ({ url }) => `This image no longer exists: ${url}`,
    ...place,
  }),
  rule({
    key: 'heavy picture',
    severity: 'warns',
    wrong: ({ pictures }) => pictures.filter(({ found }) => (found?.bytes ?? 0) > heavyPicture),
    sentence: ({ url, found }) =>
      `This image is ${megabytes(found?.bytes ?? 0)} and loads slowly on phones: ${url}`,
    ...place,
  }),
];

/** Characters that inboxes show of a subject, and of the words after it. */
export const shownOf = { subject: 50, previewText: 110 } as const;

const lorem = /\blorem ipsum\b|\bdolor sit amet\b/i;
// TK marks text to come; a run of X and [brackets] are placeholders for names and numbers.
const leftOver = /\bTK(?:TK)*\b|\bX{3,}\b|\bxxx+\b|\[[^\]\n]{0,60}\]/;

interface Left extends Words {
  left: string;
}

const leftIn =
  (pattern: RegExp) =>
  ({ words }: { words: readonly Words[] }): Left[] =>
    words.flatMap((one) => {
      const left = pattern.exec(one.text)?.[0];
      return left === undefined ? [] : [{ ...one, left }];
    });

const fileName =
  /\.(jpe?g|png|gif|webp|avif|heic)$|^(img|dsc|dcim|image|photo|picture|screenshot)[-_ ]?\d*$/i;

const subjectLength = ({ subject }: { subject: string }) => characterCount(withoutNames(subject));

const ofWords = {
  path: ({ path }: Left) => path,
  // Why: the same word in another story is another finding, to be accepted for itself.
  about: ({ left, text }: Left) => (left === text ? left : `${left} in ${shortly(text)}`),
};

/** What an email says. */
const wordRules: readonly Rule[] = [
  fieldRule(
    'empty subject',
    'blocks',
    'subject',
    'The subject is empty.',
    (email) => email.subject.trim() === '',
  ),
  fieldRule(
    'long subject',
    'warns',
    'subject',
    `The subject has more than ${shownOf.subject} characters, so inboxes cut it off.`,
    (email) => subjectLength(email) > shownOf.subject,
  ),
  fieldRule(
    'empty preview text',
    'warns',
    'previewText',
    'The preview text is empty, so inboxes show the first words of the email.',
    ({ previewText }) => previewText.trim() === '',
  ),
  fieldRule(
    'long preview text',
    'warns',
    'previewText',
    `The preview text has more than ${shownOf.previewText} characters, so inboxes cut it off.`,
    ({ previewText }) => characterCount(withoutNames(previewText)) > shownOf.previewText,
  ),
  rule({
    key: 'name tag',
    severity: 'warns',
    wrong: leftIn(brokenNameTag),
    sentence: ({ left }) =>
      `Recipients would see “${left}” as is. To insert their first name, write ${nameTag}.`,
    ...ofWords,
  }),
  rule({
    key: 'filler text',
    severity: 'blocks',
    wrong: leftIn(lorem),
    sentence: ({ left }) => `Filler text was left in: “${left}”`,
    ...ofWords,
  }),
  rule({
    key: 'placeholder',
    severity: 'warns',
    wrong: leftIn(leftOver),
    sentence: ({ left, text }) =>
      left === text
        ? `This looks like a placeholder: “${left}”`
        : `This looks like a placeholder: “${left}” in “${shortly(text)}”`,
    ...ofWords,
  }),
  rule({
    key: 'alt text',
    severity: 'warns',
    wrong: ({ pictures }) => pictures.filter(({ alt }) => !alt.trim() || fileName.test(alt.trim())),
    sentence: ({ alt }) =>
      alt.trim()
        ? `“${alt.trim()}” is a file name. Describe what the image shows.`
        : 'An image has no alt text, so recipients with images off see nothing.',
    path: ({ altPath }) => altPath,
    about: ({ url }) => url,
  }),
  rule({
    key: 'bare banner',
    severity: 'warns',
    wrong: ({ bareBanners }) => bareBanners,
    sentence: () => 'The banner has no image, so only its text is shown.',
    path: (path) => path,
    about: () => '',
  }),
];

/** Enough of a text to find the place. */
const shortly = (text: string) => (text.length > 60 ? `${text.slice(0, 60).trim()}…` : text);

/** Every rule of preflight (decision 48). */
export const preflightRules: readonly Rule[] = [...wordRules, ...contentRules, ...linkRules];

/** The blocking findings and warnings of an email before it is sent. */
export const preflight = (facts: EmailFacts): Finding[] =>
  inOrder(preflightRules.flatMap(({ find }) => find(facts)));
