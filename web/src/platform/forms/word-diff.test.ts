import { expect, test } from 'vitest';
import { shortened, wordDiff } from './word-diff.ts';

const paragraph = (at: number, word = 'words') => `Paragraph ${at} ${`${word} `.repeat(40)}\n`;
const long = Array.from({ length: 60 }, (_, at) => paragraph(at)).join('');

test('a text of thousands of words is compared word by word where its lines differ', () => {
  const after = long.replace('Paragraph 30 words', 'Paragraph 30 letters');
  const runs = wordDiff(long, after);
  expect(runs?.filter(({ kind }) => kind !== 'same')).toEqual([
    { kind: 'gone', text: 'words ' },
    { kind: 'new', text: 'letters ' },
  ]);
  const said = (kind: string) =>
    runs
      ?.filter((run) => run.kind === 'same' || run.kind === kind)
      .map(({ text }) => text)
      .join('');
  expect(said('new')).toBe(after);
  expect(said('gone')).toBe(long);
});

test('omits long unchanged parts', () => {
  const runs = wordDiff(long, `${long}The end.`) ?? [];
  const [same, added] = shortened(runs);
  expect(same?.text.length).toBeLessThan(200);
  expect(same?.text.startsWith(' … ')).toBe(true);
  expect(added).toEqual({ kind: 'new', text: 'The end.' });
});
