import {
  applyChanges,
  changesBetween,
  placeAfter,
  reversed,
} from '@masthead/shared/platform/rich-text/text-changes.ts';
import { expect, test } from 'vitest';
import { contentOf, markupOf } from './text-markup.ts';

const changesOf = (before: string, after: string) => {
  const [one, other] = [contentOf(before), contentOf(after)];
  return changesBetween(one, other).map(({ from, to, fromOther, toOther }) => [
    one.textBetween(from, to, '|', '*'),
    other.textBetween(fromOther, toOther, '|', '*'),
  ]);
};

test.each([
  ['nothing', '<p>One two</p>', '<p>One two</p>', []],
  ['a word', '<p>The big dog runs.</p>', '<p>The small dog runs.</p>', [['big', 'small']]],
  [
    'neighboring words as one',
    '<p>The big dog.</p>',
    '<p>The small cat.</p>',
    [['big dog', 'small cat']],
  ],
  [
    'words in two places',
    '<p>One two three four</p>',
    '<p>A two three B</p>',
    [
      ['One', 'A'],
      ['four', 'B'],
    ],
  ],
  ['inserted words', '<p>One three</p>', '<p>One two three</p>', [['', 'two ']]],
  ['deleted words', '<p>One two three</p>', '<p>One three</p>', [['two ', '']]],
  ['a format', '<p>One two three</p>', '<p>One <strong>two</strong> three</p>', [['two', 'two']]],
  ['a heading', '<p>One</p><p>Two</p>', '<h2>One</h2><p>Two</p>', [['One', 'One']]],
  ['a new paragraph', '<p>One</p><p>Two</p>', '<p>One</p><p>New</p><p>Two</p>', [['', 'New']]],
  [
    'a word, and a new paragraph after it',
    '<p>One two three.</p><p>End</p>',
    '<p>One 2 three.</p><p>New words</p><p>End</p>',
    [
      ['two', '2'],
      ['', 'New words'],
    ],
  ],
  [
    'a paragraph split in two',
    '<p>One two. Three four.</p>',
    '<p>One two.</p><p>Three four.</p>',
    [[' Three four.', '|Three four.']],
  ],
  [
    'paragraphs joined',
    '<p>One two</p><p>Three</p>',
    '<p>One twoThree</p>',
    [['two|Three', 'twoThree']],
  ],
  [
    'a list item',
    '<ul><li><p>One</p></li><li><p>Two</p></li></ul>',
    '<ul><li><p>One</p></li><li><p>Three</p></li></ul>',
    [['Two', 'Three']],
  ],
  ['a line break', '<p>One<br />two</p>', '<p>One two</p>', [['*', ' ']]],
  [
    'a photo',
    '<p>One</p><figure><img src="/a.jpg" /><figcaption>A</figcaption></figure>',
    '<p>One</p>',
    [['A', '']],
  ],
])('finds %s', (_what, before, after, changes) => {
  expect(changesOf(before, after)).toEqual(changes);
});

const words = [
  'the',
  'mayor',
  'said',
  'on',
  'Monday',
  'that',
  'a',
  'bridge',
  'will',
  'open',
  'soon',
];

/** Numbers from a seed. */
function numbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

type Numbers = ReturnType<typeof numbers>;
const someWords = (next: Numbers, most: number) =>
  Array.from({ length: next(most) }, () => {
    const word = words[next(words.length)] as string;
    return next(6) === 0 ? `<strong>${word}</strong>` : word;
  }).join(' ');

function someBlock(next: Numbers): string {
  const kind = next(8);
  if (kind === 0) return `<h2>${someWords(next, 5)}</h2>`;
  if (kind === 1) return '<hr />';
  if (kind === 2)
    return `<ul>${Array.from({ length: 1 + next(3) }, () => `<li><p>${someWords(next, 4)}</p></li>`).join('')}</ul>`;
  if (kind === 3) return `<blockquote><p>${someWords(next, 6)}</p></blockquote>`;
  if (kind === 4)
    return `<figure><img src="/a${next(3)}.jpg" /><figcaption>${someWords(next, 3)}</figcaption></figure>`;
  return `<p>${someWords(next, 12)}</p>`;
}

/** A text, and a version of it with some blocks changed. */
function someTexts(seed: number) {
  const next = numbers(seed);
  const blocks = Array.from({ length: 1 + next(7) }, () => someBlock(next));
  const changed = blocks.flatMap((block) => {
    const what = next(7);
    if (what === 0) return [];
    if (what === 1) return [someBlock(next), block];
    if (what === 2) return [block.replace(/\w+(?= )/, 'CHANGED')];
    if (what === 3) return [block.replace(/ (?=[a-z])/, '</p><p>')];
    return what === 4 ? [someBlock(next)] : [block];
  });
  return [contentOf(blocks.join('')), contentOf(changed.join(''))] as const;
}

const seeds = Array.from({ length: 120 }, (_, seed) => seed + 1);

test('all changes of a text make the other one, and the other way round', () => {
  for (const seed of seeds) {
    const [one, other] = someTexts(seed);
    const changes = changesBetween(one, other);
    expect(markupOf(applyChanges(one, changes, other)), `seed ${seed}`).toBe(markupOf(other));
    expect(markupOf(applyChanges(other, changes.map(reversed), one)), `seed ${seed}`).toBe(
      markupOf(one),
    );
  }
});

test('some changes of a text make a whole one, and the others remain', () => {
  for (const seed of seeds) {
    const [one, other] = someTexts(seed);
    const changes = changesBetween(one, other);
    const some = changes.filter((_, index) => index % 2 === 0);
    const between = applyChanges(one, some, other);
    between.check();
    const rest = changesBetween(between, other);
    expect(rest.length, `seed ${seed}`).toBeLessThanOrEqual(changes.length);
    expect(markupOf(applyChanges(between, rest, other)), `seed ${seed}`).toBe(markupOf(other));
  }
});

test('a change is found again in a text that was changed elsewhere', () => {
  const one = contentOf('<p>First words</p><p>Second words here</p><p>Third</p>');
  const suggested = contentOf('<p>First words</p><p>Second sentences here</p><p>Third</p>');
  const now = contentOf('<p>New</p><p>First long words</p><p>Second words here</p><p>3</p>');
  const [change] = changesBetween(one, suggested);
  const place = change && placeAfter(change, changesBetween(one, now));
  expect(place && now.textBetween(place.from, place.to)).toBe('words');
  expect(place && now.resolve(place.from).parent.textContent).toBe('Second words here');
});

test('a change of words that were changed has no place any more', () => {
  const one = contentOf('<p>Second words here</p>');
  const [change] = changesBetween(one, contentOf('<p>Second sentences here</p>'));
  const now = contentOf('<p>Second phrases here</p>');
  expect(change && placeAfter(change, changesBetween(one, now))).toBeNull();
});

test('words that are inserted at the same place stand in order', () => {
  const one = contentOf('<p>One three</p>');
  const [change] = changesBetween(one, contentOf('<p>One two three</p>'));
  const now = contentOf('<p>One 1.5 three</p>');
  expect(change && placeAfter(change, changesBetween(one, now))).toEqual({ from: 9, to: 9 });
});
