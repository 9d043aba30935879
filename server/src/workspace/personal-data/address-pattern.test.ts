import { beforeAll, expect, test } from 'vitest';
import { withTestDatabase } from '../../../test/database.ts';
import { addressLikes, addressPattern, maskAddresses } from './address-pattern.ts';

const database = withTestDatabase();
const address = 'ann.o+x@example.com';
const pattern = addressPattern([address, 'ann@old.example']);

let likes: string[];
beforeAll(() => {
  likes = addressLikes([address, 'ann@old.example']);
});

const inDatabase = async (text: string) => {
  const [row] = await database.pool<{ text: string; isCandidate: boolean }[]>`
    select regexp_replace(${text}, ${pattern}, '#', 'gi') as text, lower(${text}) like any(${likes}::text[]) as is_candidate`;
  return row;
};

test.each([
  ['alone', 'Ann.O+X@Example.com', '#'],
  ['in a sentence', 'Ask ann.o+x@example.com.', 'Ask #.'],
  ['in a name', '<ann.o+x@example.com>', '<#>'],
  ['in a link', 'mailto:ann.o+x@example.com?subject=x', 'mailto:#?subject=x'],
  ['encoded', '/x?to%3Dann.o+x%40example.com&b', '/x?to%3D#&b'],
  [
    'in JSON behind a line end',
    String.raw`{"a":"x\nann.o+x@example.com"}`,
    String.raw`{"a":"x\n#"}`,
  ],
  ['in the name of a file', 'ann.o+x@example.com.csv', '#.csv'],
  ['of before', 'ann@old.example,', '#,'],
])('replaces an address %s', async (_where, text, replaced) => {
  expect(await inDatabase(text)).toEqual({ text: replaced, isCandidate: true });
  expect(text.replaceAll(new RegExp(pattern, 'gi'), '#')).toBe(replaced);
});

test.each([
  'joann.o+x@example.com',
  'ann.o+x@example.com.au',
  'annxo+x@example.com',
  'x-ann@old.example',
])('leaves %s alone', async (text) => {
  expect((await inDatabase(text))?.text).toBe(text);
  expect(maskAddresses(Buffer.from(text), [address, 'ann@old.example'])).toBe(null);
});

test.each(['utf8', 'utf16le'] as const)('masks a file in %s and keeps its length', (encoding) => {
  const before = Buffer.from('name;email\r\nAnn;Ann.O+X@example.com\r\n', encoding);
  const masked = maskAddresses(before, [address]);
  expect(masked?.length).toBe(before.length);
  expect(masked?.toString(encoding)).toBe(`name;email\r\nAnn;${'x'.repeat(19)}\r\n`);
});
