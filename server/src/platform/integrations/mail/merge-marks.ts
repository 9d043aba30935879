/** Places that the mail provider fills in for each recipient (Mailchimp's names, spec decisions 7). */
export const mergeMarks = { unsubscribe: '*|UNSUB|*', archive: '*|ARCHIVE|*' } as const;

/** The place of a reader's first name, with what stands there for nobody; no part of it is an editor's. */
export const nameMark = (otherwise: string): string =>
  `*|IF:FNAME|**|FNAME|**|ELSE:|*${otherwise}*|END:IF|*`;

/** One such place, as a regular expression writes it. */
export const nameMarkPattern = String.raw`\*\|IF:FNAME\|\*.*?\*\|END:IF\|\*`;
const nameMarks = /\*\|IF:FNAME\|\*\*\|FNAME\|\*\*\|ELSE:\|\*(.*?)\*\|END:IF\|\*/g;

/** A part of an email with the name in its places; null leaves what stands there for nobody. */
export const withName = (part: string, name: string | null): string =>
  part.replace(nameMarks, (_, otherwise: string) => name ?? otherwise);

const entities: Record<string, string> = { '&': '&amp;', '"': '&quot;', "'": '&#39;', '<': '&lt;' };

/** A name as it stands in the HTML part, attributes included. */
export const nameInHtml = (name: string | null): string | null =>
  name?.replace(/[&"'<]/g, (sign) => entities[sign] ?? '') ?? null;

/** An email with both its parts. */
interface Parts {
  html: string;
  text: string;
}

/** An email as a reader of this first name gets it. */
export const named = ({ html, text }: Parts, name: string | null): Parts => ({
  html: withName(html, nameInHtml(name)),
  text: withName(text, name),
});

/**
 * An email as its author sees it, in a preview and as a test: the links for a recipient lead to a page that explains
 * them, not to anyone's subscription.
 */
export function asTest({ html, text }: Parts, publicUrl: string): Parts {
  const address = `${publicUrl}/u/test`;
  const filled = (part: string) =>
    part.replaceAll(mergeMarks.unsubscribe, address).replaceAll(mergeMarks.archive, address);
  return { html: filled(html), text: filled(text) };
}

/** Signs that steer the direction of what follows them; a name of another direction is set apart below. */
const steering = /[\u061C\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g;
/** Signs of markup, of marks, of addresses and of encoded words: what has one is nobody's name. */
const foreign = /[<>{}|*@\\]|:\/\/|www\.|=\?/i;
const fromTheRight = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u;
const titles = /^(mr|mrs|ms|mx|miss|dr|prof|rev|sir)\.?$/i;
const longest = 100;

/** The name of a reader as it may stand in an email, on one line; null when it is none. */
export function readableName(name: string | null): string | null {
  const line = (name ?? '')
    .toWellFormed()
    .replace(steering, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  return /\p{L}/u.test(line) && !foreign.test(line) && line.length <= longest ? line : null;
}

/**
 * The first name of a reader, also from 'Reed, Ana' and 'Dr. Ana Reed'; null without one. A name in a right-to-left
 * script is wrapped in isolating characters, so that the words around it keep their order.
 */
export function firstNameOf(name: string | null): string | null {
  const [last = '', first] = (readableName(name) ?? '').split(',');
  const words = (first?.trim() || last).split(' ').filter(Boolean);
  const word = words.find((one) => !titles.test(one)) ?? null;
  return word && fromTheRight.test(word) ? `\u2068${word}\u2069` : word;
}
