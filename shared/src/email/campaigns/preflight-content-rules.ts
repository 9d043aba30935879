import { centralSentence, sendDay } from '../../platform/values/dates.ts';
import { campaignMessages } from './campaign.messages.ts';
import { almostCut, cutAt, kilobyte } from './email-size.ts';
import { partMessages } from './part.messages.ts';
import type { EmailFacts, ListingFact, PickedFact } from './preflight-facts.ts';
import { fieldRule, type Rule, rule } from './preflight-rule.ts';

/** Two emails to one audience within this time read as one too many. */
export const closeTogetherMs = 2 * 3_600_000;

const ofItem = { path: ({ path }: PickedFact) => path, about: ({ id }: PickedFact) => id };
const ofListing = { path: ({ path }: ListingFact) => path, about: ({ id }: ListingFact) => id };

/** True of a post that is still a draft when the email is sent. */
export const isDraftThen = (
  { sendAt }: Pick<EmailFacts, 'sendAt'>,
  { state, publishesAt }: Pick<PickedFact, 'state' | 'publishesAt'>,
) => state === 'draft' && !(publishesAt && sendAt && publishesAt <= sendAt);

/** The posts, events and listings that an email shows. */
const shownRules: readonly Rule[] = [
  rule({
    key: 'unpublished post',
    severity: 'blocks',
    wrong: (email) => email.items.filter((item) => isDraftThen(email, item)),
    sentence: ({ headline }) => `This post is not published: “${headline}”`,
    ...ofItem,
  }),
  rule({
    key: 'deleted post',
    severity: 'blocks',
    wrong: ({ items }) => items.filter(({ state }) => state === 'deleted'),
    sentence: ({ headline }) => `This post has been deleted: “${headline}”`,
    ...ofItem,
  }),
  rule({
    key: 'past event',
    severity: 'warns',
    wrong: ({ items, sendAt }) => items.filter(({ endsAt }) => endsAt && sendAt && endsAt < sendAt),
    sentence: ({ headline }) => `This event will be over when the email is sent: “${headline}”`,
    ...ofItem,
  }),
  rule({
    key: 'repeated story',
    severity: 'warns',
    wrong: ({ items }) => items.filter(({ before }) => before),
    sentence: ({ headline, before }) =>
      `This audience already got “${headline}” on ${sendDay(before?.sendDate ?? '')} in “${before?.subject}”.`,
    ...ofItem,
  }),
  fieldRule(
    'no listings',
    'blocks',
    'slots',
    'The email has no listings. Select at least one.',
    ({ needsListings, listings }) => needsListings && listings.every(({ isDeleted }) => isDeleted),
  ),
  rule({
    key: 'deleted listing',
    severity: 'warns',
    wrong: ({ listings }) => listings.filter(({ isDeleted }) => isDeleted),
    sentence: ({ name }) => `This listing has been deleted and will be left out: “${name}”`,
    ...ofListing,
  }),
  rule({
    key: 'paused firm',
    severity: 'warns',
    wrong: ({ listings }) => listings.filter((one) => !one.isDeleted && one.isFirmPaused),
    sentence: ({ name, firm }) => `${firm} is paused: “${name}”`,
    ...ofListing,
  }),
  rule({
    key: 'bare listing',
    severity: 'warns',
    wrong: ({ listings }) => listings.filter((one) => !one.isDeleted && !one.hasPicture),
    sentence: ({ name }) => `This listing has no photo: “${name}”`,
    ...ofListing,
  }),
];

/** In the order of the screen. */
const utmMarks = ['campaign', 'source', 'medium'] as const;

/** The audience of a template that is there; undefined without one. */
const audienceOf = (template: EmailFacts['template']) =>
  template === null || template === 'deleted' ? undefined : template.audience;

/** Recipients, time and tracking of an email. */
const sendingRules: readonly Rule[] = [
  fieldRule(
    'no template',
    'blocks',
    'emailTemplateId',
    campaignMessages.noTemplate,
    ({ template }) => template === null,
  ),
  fieldRule(
    'template deleted',
    'blocks',
    'emailTemplateId',
    campaignMessages.templateDeleted,
    ({ template }) => template === 'deleted',
  ),
  fieldRule(
    'no audience',
    'blocks',
    'emailTemplateId',
    campaignMessages.noAudience,
    ({ template }) => audienceOf(template) === null,
  ),
  fieldRule(
    'segment deleted',
    'blocks',
    'segmentId',
    partMessages.segmentDeleted,
    ({ template }) => audienceOf(template)?.part === 'deleted',
  ),
  fieldRule(
    'segment elsewhere',
    'blocks',
    'segmentId',
    partMessages.segmentElsewhere,
    ({ template }) => audienceOf(template)?.part === 'elsewhere',
  ),
  fieldRule(
    'again elsewhere',
    'blocks',
    'emailTemplateId',
    partMessages.againElsewhere,
    ({ template }) => audienceOf(template)?.part === 'again elsewhere',
  ),
  rule({
    key: 'empty audience',
    severity: 'warns',
    wrong: ({ template }) => {
      const { readers = null, reached = 0, part = null } = audienceOf(template) ?? {};
      const isWrong = part === 'deleted' || part === 'elsewhere' || part === 'again elsewhere';
      return readers === 0 && !isWrong ? [{ isReached: reached > 0, part }] : [];
    },
    sentence: partMessages.nobody,
    path: ({ part }) => (part === 'segment' ? 'segmentId' : 'emailTemplateId'),
    about: () => '',
  }),
  rule({
    key: 'no utm',
    severity: 'warns',
    wrong: ({ utm }) => utmMarks.filter((mark) => !utm[mark]).slice(0, 1),
    sentence: () => 'A UTM parameter is missing, so clicks from this email can’t be identified.',
    path: (mark) => `utm.${mark}`,
    about: () => '',
  }),
  rule({
    key: 'close emails',
    severity: 'warns',
    wrong: ({ neighbours, sendAt, subject }) =>
      neighbours
        .filter(
          (one) => sendAt && Math.abs(one.sendAt.getTime() - sendAt.getTime()) < closeTogetherMs,
        )
        .map((one) => ({ ...one, isAlike: one.subject === subject })),
    sentence: ({ subject, sendAt, isGone, isAlike }) =>
      `The same audience ${isGone ? 'got' : 'gets'} ${isAlike ? 'another email titled ' : ''}“${subject}” on ${centralSentence(sendAt)}.`,
    path: () => 'sendTime',
    about: ({ id }) => id,
  }),
  rule({
    key: 'large email',
    severity: 'warns',
    wrong: (email) =>
      (email.bytes ?? 0) > almostCut
        ? [{ bytes: email.bytes ?? 0, path: heaviestField(email) }]
        : [],
    sentence: ({ bytes }) => `The email is ${Math.round(bytes / kilobyte)} KB. ${cutOff(bytes)}`,
    path: ({ path }) => path,
    about: () => '',
  }),
];

/** What a link and a picture add to the HTML, about, besides the words. */
const tagBytes = 500;

/** The field that adds most to an email: where to begin when it is too large. */
function heaviestField({ words, links, pictures }: EmailFacts): string {
  const weights = new Map<string, number>();
  const add = (path: string, bytes: number) => weights.set(path, (weights.get(path) ?? 0) + bytes);
  for (const { path, text } of words) add(path, text.length);
  for (const { path } of [...links, ...pictures]) add(path, tagBytes);
  return [...weights].sort(([, one], [, other]) => other - one)[0]?.[0] ?? 'subject';
}

const cutOff = (bytes: number) =>
  bytes > cutAt
    ? 'Gmail clips emails over 102 KB.'
    : 'It is close to 102 KB, where Gmail clips emails.';

export const contentRules = [...shownRules, ...sendingRules];
