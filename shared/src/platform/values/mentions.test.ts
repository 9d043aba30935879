import { describe, expect, test } from 'vitest';
import { mentionParts, mentionsIn } from './mentions.ts';

const people = ['Ana Ruiz', 'Ana Ruiz Lopez', 'Bo', 'Bo', 'José'].map((name, id) => ({ id, name }));
const idsIn = (text: string) => mentionsIn(text, people).map(({ person }) => person.id);

describe('a text mentions', () => {
  test('people by their whole names, the longest first, and everybody of that name', () => {
    expect(idsIn('@Ana Ruiz Lopez and @Ana Ruiz.')).toEqual([1, 0]);
    expect(idsIn('(@Bo) or—@Ana Ruiz, @José!')).toEqual([2, 3, 0, 4]);
    expect(idsIn('@Ana Ruiz@Bo')).toEqual([0]);
    expect(idsIn('Ana Ruiz, @Ana')).toEqual([]);
  });

  test.each(['mail@Bo', 'mail_@Bo', 'josé@Bo', 'jose\u0301@Bo', '9@Bo', '\u{1D51E}@Bo'])(
    'nobody by the @ of an address: %s',
    (text) => expect(idsIn(text)).toEqual([]),
  );

  test.each(['@Bob', '@Bo_', '@Bo7', '@Bo\u0301', '@Bo\u{1D51E}', '@ Bo', '@bo'])(
    'nobody by a part of another name: %s',
    (text) => expect(idsIn(text)).toEqual([]),
  );
});

test('a text is split at its mentions', () => {
  const split = (text: string, ...names: string[]) =>
    mentionParts(text, names).map(({ text: part, name }) => (name ? `[${part}]` : part));
  expect(split('@Bo, ask @Ana Ruiz Lopez or bo@Bo.', 'Bo', 'Bo', 'Ana Ruiz Lopez')).toEqual([
    '[@Bo]',
    ', ask ',
    '[@Ana Ruiz Lopez]',
    ' or bo@Bo.',
  ]);
  expect(split('')).toEqual([]);
  expect(split('@Ana Ruiz', 'Ana Ruiz')).toEqual(['[@Ana Ruiz]']);
});
