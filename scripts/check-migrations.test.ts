import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { migrationOf } from '../server/src/platform/db/migration-files.ts';
import { problemsOf } from './check-migrations.ts';
import { toolEnvironment } from './tools.ts';

const hasSquawk = spawnSync('squawk', ['--version'], { env: toolEnvironment() }).status === 0;
const needs = hasSquawk ? '' : ' (needs squawk)';

const rulesIn = async (text: string) =>
  (await problemsOf(migrationOf('0200_next.sql', text)))?.map(
    (problem) => /\((\S+)\)/.exec(problem)?.[1],
  );

test.skipIf(!hasSquawk).each([
  ['alter table listings drop column line1;', 'ban-drop-column'],
  ['drop table listings;', 'ban-drop-table'],
  ['alter table listings rename column line1 to line;', 'renaming-column'],
  ['alter table listings rename to properties;', 'renaming-table'],
  ['alter table listings alter column price type text;', 'changing-column-type'],
  ['alter table listings add column size text not null;', 'adding-required-field'],
  ['drop function folded;', 'drops'],
])(
  `refuses what breaks the version before, unless the file says whom it fits: %s${needs}`,
  async (text, rule) => {
    expect(await rulesIn(text)).toEqual([rule]);
    expect(await rulesIn(`-- fits from 0199\n${text}`)).toEqual([]);
  },
);

test.skipIf(!hasSquawk).each([
  ['create index listings_price on listings (price);', 'require-concurrent-index-creation'],
  ['drop index listings_words;', 'require-concurrent-index-deletion'],
  ['alter table listings add constraint a check (price > 0);', 'constraint-missing-not-valid'],
  [
    'alter table listings add column at timestamptz default clock_timestamp();',
    'adding-field-with-default',
  ],
  ['update listings set price = 1;', 'rows'],
  ['delete from listings where price = 1;', 'rows'],
  ['-- concurrently\ncreate index concurrently on listings (price);', 'concurrently'],
  ['-- concurrently\ndrop index concurrently listings_words;', 'concurrently'],
])(`refuses what keeps others waiting, in any file: %s${needs}`, async (text, rule) => {
  expect(await rulesIn(text)).toContain(rule);
  expect(await rulesIn(`${text}\n-- fits from 0199`)).toContain(rule);
});

test
  .skipIf(!hasSquawk)
  .each([
    ['alter table listings add column size text;'],
    ['alter table listings add column size text not null default 0;'],
    [
      'create table a (id integer primary key);\ncreate index a_id on a (id);\nupdate a set id = 1;',
    ],
    ['alter table listings add constraint a check (price > 0) not valid;'],
    ['-- concurrently\ncreate index concurrently listings_price on listings (price);'],
    ['-- concurrently\nalter table listings validate constraint a;'],
    [
      "insert into history_columns values ('a', 'b', 'derived');\ndelete from history_columns where table_name = 'a';",
    ],
    ['-- Why few rows: one for each key.\nupdate secrets set at = now();'],
  ])(
  `accepts what servers of the version before and readers do not notice: %s${needs}`,
  async (text) => {
    expect(await rulesIn(text)).toEqual([]);
  },
);

test.skipIf(!hasSquawk)(`names file, line and way out${needs}`, async () => {
  const file = migrationOf('0200_next.sql', '-- Next.\n\nalter table listings drop column line1;');
  expect(await problemsOf(file)).toEqual([
    expect.stringMatching(
      /^server\/migrations\/0200_next\.sql:3: .* \(ban-drop-column\) Remove it one version after the last use, in a file with the line '-- fits from 0199'/,
    ),
  ]);
});
