import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/**
 * How a guessing program would fare with a password (decisions 3). Its dictionaries are large: import
 * this late, when somebody chooses a password.
 */
const guesser = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** Required guesses as a power of ten: a little less than for twelve random letters. */
const leastGuesses = 11.5;

/** Why: checking takes longer for longer passwords, and this many characters are enough to judge strength. */
const judgedLength = 32;

/** Easily guessed words: our own names, and the best-known example of a passphrase. */
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

/** True for a password that is easily guessed. `about` lists what an attacker may know about its owner. */
export function isTooEasy(password: string, about: readonly string[]): boolean {
  const judged = password.slice(0, judgedLength);
  return guesser.check(judged, [...houseWords, ...ownWords(about)]).guessesLog10 < leastGuesses;
}
