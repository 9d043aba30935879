import { expect, test } from 'vitest';
import { migrationOf, statementsOf } from './migration-files.ts';

test('reads title, marks and checksum of a file', () => {
  const text =
    '-- concurrently\n-- fits from 0149\n-- Faster lists.\ncreate index concurrently a on b (c);\n';
  const file = migrationOf('0200_faster_lists.sql', text);
  expect(file).toMatchObject({
    id: '0200_faster_lists.sql',
    number: 200,
    title: 'Faster lists.',
    fitsFrom: 149,
    isConcurrent: true,
  });
  const reworded = migrationOf('x', text.replace('Faster', 'Fast').replaceAll('\n', '\r\n'));
  expect(reworded.checksum).toBe(file.checksum);
  expect(migrationOf('x', text.replace('(c)', '(d)')).checksum).not.toBe(file.checksum);
  expect(migrationOf('0201_more_lists.sql', 'select 1;\n-- The end.')).toMatchObject({
    title: 'more lists',
    fitsFrom: null,
    isConcurrent: false,
  });
});

test('parts a file into statements with their lines, whatever is in them', async () => {
  const text = `-- Größe; naïve.
select ';' as a;

/* a;b */ create function f() returns void language sql as $$
  select 1; select 2;
$$; select 'é'`;
  const statements = await statementsOf(text);
  expect(statements.map(({ text: one, line }) => [line, one.split('\n')[0]])).toEqual([
    [2, "select ';' as a"],
    [4, 'create function f() returns void language sql as $$'],
    [6, "select 'é'"],
  ]);
});
