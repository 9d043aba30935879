import type { Anchor } from '@masthead/shared/platform/rich-text/anchor.ts';
import { expect, test } from 'vitest';
import { type FlatText, findAnchor } from './anchors.ts';

const flat = (text: string): FlatText => ({ text, at: [...text].map((_, index) => index) });
const anchorIn = (text: string, quote: string, start = text.indexOf(quote)): Anchor => ({
  quote,
  before: text.slice(Math.max(0, start - 60), start),
  after: text.slice(start + quote.length, start + quote.length + 60),
  place: start,
});
/** The words that an anchor of one text has in another, or '|' and what follows the place where they stood. */
function wordsIn(now: string, anchor: Anchor): string | null {
  const found = findAnchor(flat(now), anchor);
  if ('from' in found) return now.slice(found.from, found.to);
  return found.stood === null ? null : `|${now.slice(found.stood)}`;
}

const story = 'On Monday the mayor said so.\nThen it rained, and the mayor left early.';

test.each([
  ['other words before them', `Late. ${story}`, 'the mayor'],
  [
    'a moved paragraph',
    'Then it rained, and the mayor left early.\nOn Monday the mayor said so.',
    'the mayor',
  ],
  ['a changed word', story.replace('the mayor said', 'the new mayor said'), 'the new mayor'],
  ['other words in their place', story.replace('the mayor said', 'her deputy said'), 'her deputy'],
  [
    'nothing in their place',
    story.replace('the mayor said', 'said'),
    '|said so.\nThen it rained, and the mayor left early.',
  ],
  ['a text that has nothing of it', 'Another story altogether, of other people.', null],
  ['no text', '', null],
])('finds words after %s', (_what, now, words) => {
  expect(wordsIn(now, anchorIn(story, 'the mayor'))).toBe(words);
});

test('takes of the same words twice those with the same surroundings', () => {
  const second = anchorIn(story, 'the mayor', story.lastIndexOf('the mayor'));
  const found = findAnchor(flat(`x ${story}`), second);
  expect(found).toMatchObject({ from: second.place + 2 });
});

test('a short word that stands elsewhere, too, is another one', () => {
  const anchor = anchorIn(story, 'so');
  expect(wordsIn('And so it went on for a long while.', anchor)).toBeNull();
});

test('changed words are not taken for the same words elsewhere', () => {
  const twice = 'First, the new city council met.\nLater the new city council left again.';
  const now = twice.replace('the new city council met', 'the old council met');
  expect(wordsIn(now, anchorIn(twice, 'the new city council'))).toBe('the old council');
});

test('words that were moved alone are found at their new place', () => {
  const moved = 'On Monday said so.\nThen it rained on the former mayor of Austin.';
  const before = 'On Monday the former mayor said so.\nThen it rained on Austin.';
  expect(wordsIn(moved, anchorIn(before, 'the former mayor'))).toBe('the former mayor');
});
