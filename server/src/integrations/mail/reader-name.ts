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
 * The first name of a reader, also of 'Reed, Ana' and 'Dr. Ana Reed'; null without one. One that is written from the
 * right stands in isolating signs, so that the words around it keep their order.
 */
export function firstNameOf(name: string | null): string | null {
  const [last = '', first] = (readableName(name) ?? '').split(',');
  const words = (first?.trim() || last).split(' ').filter(Boolean);
  const word = words.find((one) => !titles.test(one)) ?? null;
  return word && fromTheRight.test(word) ? `\u2068${word}\u2069` : word;
}
