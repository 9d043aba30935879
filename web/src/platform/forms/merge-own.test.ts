import { describe, expect, test } from 'vitest';
import { mergeOwn } from './merge-own.ts';
import { merged } from './use-conflict.ts';

const text = (...paragraphs: string[]) => paragraphs.map((words) => `<p>${words}</p>`).join('');
const was = text('One', 'Two', 'Three');

describe('one field that a person changed in two windows', () => {
  test.each([
    [
      'paragraphs that do not touch',
      text('ONE', 'Two', 'Three'),
      text('One', 'Two', 'THREE'),
      text('ONE', 'Two', 'THREE'),
    ],
    [
      'paragraphs side by side',
      text('ONE', 'Two', 'Three'),
      text('One', 'TWO', 'Three'),
      text('ONE', 'TWO', 'Three'),
    ],
    [
      'several side by side',
      text('ONE', 'TWO', 'Three'),
      text('One', 'TWO', 'THREE'),
      text('ONE', 'TWO', 'THREE'),
    ],
    [
      'a change and a new last paragraph',
      text('One', 'Two', 'THREE'),
      text('One', 'Two', 'Three', 'Four'),
      text('One', 'Two', 'THREE', 'Four'),
    ],
    [
      'a change and a paragraph before it',
      text('ONE', 'Two', 'Three'),
      text('Zero', 'One', 'Two', 'Three'),
      text('Zero', 'ONE', 'Two', 'Three'),
    ],
    [
      'a paragraph deleted and another changed',
      text('One', 'Three'),
      text('One', 'Two', 'THREE'),
      text('One', 'THREE'),
    ],
    [
      'the one with more words here',
      text('One', 'Two more', 'Three'),
      text('One', 'Two', 'Three').replace('Two', 'more'),
      text('One', 'Two more', 'Three'),
    ],
    [
      'the one with more words there',
      text('One', 'more', 'Three'),
      text('One', 'Two <strong>and</strong> more', 'Three'),
      text('One', 'Two <strong>and</strong> more', 'Three'),
    ],
    [
      'words of a paragraph deleted here',
      text('One', 'Three'),
      text('One', 'Two and more', 'Three'),
      text('One', 'Two and more', 'Three'),
    ],
  ])('puts together %s', (_, mine, theirs, both) => {
    expect(mergeOwn(was, mine, theirs)).toBe(both);
  });

  test.each([
    ['words of one paragraph', was.replace('Two', 'Mine'), was.replace('Two', 'Theirs')],
    ['two new paragraphs at one place', was + text('Mine'), was + text('Theirs')],
    ['a picture', was.replace('Two', 'Two more'), was.replace('Two', 'Two <img src="/a.jpg">')],
    [
      'the address of a link',
      was.replace('Two', 'Two more'),
      was.replace('Two', '<a href="/a">Two</a>'),
    ],
  ])('asks where choosing would lose %s', (_, mine, theirs) => {
    expect(mergeOwn(was, mine, theirs)).toBeUndefined();
    expect(mergeOwn(was, theirs, mine)).toBeUndefined();
  });

  test('a line goes by its words, whatever it begins with', () => {
    expect(mergeOwn('<3 tacos', '<3 tacos at noon', '<3 tacos at')).toBe('<3 tacos at noon');
    expect(mergeOwn(null, 'Tacos at noon', 'Tacos')).toBe('Tacos at noon');
    expect(mergeOwn('Tacos', 'Mine', 'Theirs')).toBeUndefined();
    expect(mergeOwn('Tacos', null, 'Tacos at noon')).toBe('Tacos at noon');
  });

  test('of a list both additions and both removals count; of a number the last', () => {
    expect(mergeOwn(['a', 'b'], ['b', 'c'], ['a', 'b', 'd'])).toEqual(['b', 'c', 'd']);
    expect(mergeOwn([1, 2], [1, 2, 3], [2])).toEqual([2, 3]);
    expect(mergeOwn(50, 20, 30)).toBe(20);
    expect(mergeOwn([{ id: 1 }], [], [{ id: 2 }])).toBeUndefined();
  });

  test('and of a group each part', () => {
    const base = { seo: { title: 'Tacos', description: null } };
    const mine = { seo: { title: 'Tacos at noon', description: 'Mine' } };
    const theirs = { seo: { title: 'Tacos at', description: null } };
    expect(merged<Record<string, unknown>>(base, mine, theirs, mergeOwn)).toEqual(mine);
    expect(merged<Record<string, unknown>>(base, mine, theirs)).toBeNull();
  });

  test('a text too long to compare is for the person to look at', () => {
    const long = text(...Array.from({ length: 2001 }, (_, at) => `${at}`));
    expect(mergeOwn(long, long + text('a'), text('b') + long)).toBeUndefined();
  });
});
