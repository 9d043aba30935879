import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/**
 * Estimates how soon a guessing program would find a password (decisions 3). Its dictionaries are large:
 * import this file lazily, when someone chooses a password.
 */
const guesser = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** As a power of ten, slightly less than the guesses for twelve random letters. */
const leastGuesses = 11.5;

/**
 * Only this many characters are judged, because longer passwords take longer to judge, and this many are
 * hard enough to guess.
 */
const judgedLength = 32;

/** Words that are easy to guess here: the product's and publisher's names, and a famous example. */
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

/** Words about the person: parts of the name, the username and the email. */
const ownWords = (about: readonly string[]) =>
  about
    .flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u))
    .filter((word) => [...word].length >= 3);

/** True for a password that guessing programs find soon. `about` is what they may know of its owner. */
export function isTooEasy(password: string, about: readonly string[]): boolean {
  const judged = password.slice(0, judgedLength);
  return guesser.check(judged, [...houseWords, ...ownWords(about)]).guessesLog10 < leastGuesses;
}
