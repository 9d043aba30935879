import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/**
 * How a guessing program would fare with a password (decisions 3). Its dictionaries are large: import
 * this late, when somebody chooses a password.
 */
const guesser = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** As a power of ten, a little less than what twelve letters drawn at random take. */
const leastGuesses = 11.5;

/** Why: judging a password takes longer the longer it is, and so much of it is hard enough to guess. */
const judgedLength = 32;

/** Words that are no secret here: the house's own, and the one example that everybody knows. */
const houseWords = [
  'masthead',
  'citybeat',
  'lonestar',
  'lonestarmedia',
  'automativemap',
  'innovationmap',
  'sportsmap',
  'correcthorsebatterystaple',
];

/** Words of the person: parts of the name, the user name and the e-mail. */
const ownWords = (about: readonly string[]) =>
  about
    .flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u))
    .filter((word) => [...word].length >= 3);

/** True for a password that guessing programs find soon. `about` is what they may know of its owner. */
export function isTooEasy(password: string, about: readonly string[]): boolean {
  const judged = password.slice(0, judgedLength);
  return guesser.check(judged, [...houseWords, ...ownWords(about)]).guessesLog10 < leastGuesses;
}
