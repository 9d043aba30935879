import { characterCount } from '../fields.ts';
import { brokenNameTag, nameTag, withoutNames } from './name-tag.ts';
import type { Words } from './preflight-facts.ts';
import { fieldRule, type Rule, rule } from './preflight-rule.ts';

/** Characters that inboxes show of a subject, and of the words after it. */
export const shownOf = { subject: 50, previewText: 110 } as const;

const lorem = /\blorem ipsum\b|\bdolor sit amet\b/i;
// TK is what editors write for words to come; crosses and [brackets] stand for names and numbers.
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
export const wordRules: readonly Rule[] = [
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
    `The subject has more than ${shownOf.subject} characters: inboxes cut it off.`,
    (email) => subjectLength(email) > shownOf.subject,
  ),
  fieldRule(
    'empty preview text',
    'warns',
    'previewText',
    'The preview text is empty: inboxes show the first words of the email.',
    ({ previewText }) => previewText.trim() === '',
  ),
  fieldRule(
    'long preview text',
    'warns',
    'previewText',
    `The preview text has more than ${shownOf.previewText} characters: inboxes cut it off.`,
    ({ previewText }) => characterCount(withoutNames(previewText)) > shownOf.previewText,
  ),
  rule({
    key: 'name tag',
    severity: 'warns',
    wrong: leftIn(brokenNameTag),
    sentence: ({ left }) =>
      `Readers would see “${left}” as it stands. Their first name is written ${nameTag}.`,
    ...ofWords,
  }),
  rule({
    key: 'filler text',
    severity: 'blocks',
    wrong: leftIn(lorem),
    sentence: ({ left }) => `Filler text is left: “${left}”`,
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
        ? `“${alt.trim()}” is the name of a file: say what the picture shows.`
        : 'A picture has no alt text: readers without pictures see nothing.',
    path: ({ altPath }) => altPath,
    about: ({ url }) => url,
  }),
  rule({
    key: 'bare banner',
    severity: 'warns',
    wrong: ({ bareBanners }) => bareBanners,
    sentence: () => 'The banner has no picture: its words stand alone.',
    path: (path) => path,
    about: () => '',
  }),
];

/** Enough of a text to find the place. */
const shortly = (text: string) => (text.length > 60 ? `${text.slice(0, 60).trim()}…` : text);
