import { describe, expect, test } from 'vitest';
import type { ReadOptions } from '../../platform/imports/file-reader.ts';
import { namedReading } from './leaving.ts';
import { readSubscribers, type SubscriberRow } from './read-subscribers.ts';

/** A file in pieces, which can be walked through more than once. */
const streamOf = (...pieces: Buffer[]): AsyncIterable<Buffer> => ({
  async *[Symbol.asyncIterator]() {
    yield* pieces;
  },
});

async function linesOf(bytes: string | Buffer, options: ReadOptions = {}) {
  const lines: SubscriberRow[] = [];
  const notes: string[] = [];
  const file = streamOf(Buffer.from(bytes as string));
  for await (const line of readSubscribers(file, options, (note) => notes.push(note)))
    lines.push(line);
  return { lines, notes };
}

async function read(bytes: string | Buffer) {
  const { lines } = await linesOf(bytes);
  const rows = lines.filter(({ problem }) => !problem);
  const problems = lines.flatMap(({ line, problem }) => (problem ? [{ line, ...problem }] : []));
  const countOf = (act: string) => problems.filter((each) => each.act === act).length;
  return {
    count: lines.length,
    rows: rows.map(({ line, email, name }) => ({ line, email, name })),
    problems,
    refused: countOf('refused'),
    duplicates: countOf('duplicates'),
  };
}
const rowsOf = async (text: string) =>
  (await read(text)).rows.map(({ email, name }) => [email, name]);
const refusal = (bytes: string | Buffer) =>
  read(bytes).then(
    () => null,
    (error: { status?: number; message: string }) => [error.status, error.message],
  );

const told = async (text: string) =>
  (await linesOf(text)).lines.map(({ origin, problem }) => problem?.message ?? origin);

describe("what another provider's own export tells", () => {
  const header = 'Email Address,First Name,MEMBER_RATING,OPTIN_TIME,CONFIRM_TIME,SOURCE,TAGS\n';
  test('opt-in date, source and tags are read, the date of confirming where there is no other', async () => {
    const text = `${header}ann@x.example,Ann,2,2024-03-01 04:05:06,2024-03-02 00:00:00,Popup form,"""News"",""Tacos, dawn"""
bob@x.example,Bob,2,,2023-01-31 14:05:00,,Dining
`;
    expect(await told(text)).toEqual([
      {
        optedInAt: '2024-03-01T04:05:06.000Z',
        source: 'Popup form',
        tags: ['News', 'Tacos, dawn'],
      },
      { optedInAt: '2023-01-31T14:05:00.000Z', tags: ['Dining'] },
    ]);
  });
  const unclear = (date: string) =>
    `The date '${date}' can’t be read. Use the format 2026-01-31 14:05.`;
  test.each([
    ['2024-02-30 10:00:00', unclear('2024-02-30 10:00:00')],
    ['2024-02-03 25:00', unclear('2024-02-03 25:00')],
    ['yesterday', unclear('yesterday')],
    ['1/31/2024 9:30', { optedInAt: '2024-01-31T09:30:00.000Z' }],
    ['2024-01-31', { optedInAt: '2024-01-31T00:00:00.000Z' }],
  ])('a date like %s', async (cell, answer) => {
    expect(await told(`email,optin_time\nann@x.example,${cell}\n`)).toEqual([answer]);
  });
});

const ann = [['ann@x.example', 'Ann Lee']];

describe('what a file of subscribers may look like', () => {
  test.each([
    ['commas', 'email,name\nann@x.example,Ann Lee\n'],
    ['semicolons', 'email;name\nann@x.example;Ann Lee\n'],
    ['tabs', 'email\tname\nann@x.example\tAnn Lee\n'],
    ['semicolons with commas in the cells', 'email;name;note\nann@x.example;Ann Lee;a,b,c,d\n'],
    ['a byte order mark', '\uFEFFemail,name\nann@x.example,Ann Lee\n'],
    ['Windows line ends', 'email,name\r\nann@x.example,Ann Lee\r\n'],
    ['old Mac line ends', 'email,name\rann@x.example,Ann Lee\r'],
    ['mixed line ends', 'email,name\r\nann@x.example,Ann Lee\n\n'],
    ['no line end at the end', 'email,name\nann@x.example,Ann Lee'],
    ['quoted cells', '"email","name"\n"ann@x.example","Ann Lee"\n'],
    ['line breaks inside quotation marks', 'email,name\nann@x.example,"Ann\r\nLee"\n'],
    [
      'empty lines and lines of nothing but commas',
      'email,name\n\n,,,\nann@x.example,Ann Lee\n,\n',
    ],
    ['other columns in any order', 'id,Name,E-Mail Address,city\n7,Ann Lee,ann@x.example,Waco\n'],
    ['first and last name', 'EMAIL,First Name,Last Name\nann@x.example,Ann,Lee\n'],
    [
      'a name in a column of its own before its parts',
      'email,fname,lname,full_name\nann@x.example,A,L,Ann Lee\n',
    ],
    ['spaces around cells', 'email, name\n ann@x.example ,  Ann  Lee \n'],
    ['a status that says subscribed', 'email,name,status\nann@x.example,Ann Lee,subscribed\n'],
  ])('%s', async (_name, text) => expect(await rowsOf(text)).toEqual(ann));

  test('a delimiter inside quotation marks does not count', async () => {
    expect(await rowsOf('"email";"a,b,c,d";name\nann@x.example;x;Ann Lee\n')).toEqual(ann);
  });

  test('no name is no name', async () => {
    expect(await rowsOf('email,name\na@x.example,\nb@x.example\n')).toEqual([
      ['a@x.example', null],
      ['b@x.example', null],
    ]);
  });

  test('letters of every alphabet and cells that look like formulas are text', async () => {
    const text =
      'email,name\na@x.example,"=HYPERLINK(""http://evil.example"")"\nb@x.example,Øystein Çelik 東京\nc@x.example,O\'Neil "Bud" Fox\n';
    expect(await rowsOf(text)).toEqual([
      ['a@x.example', '=HYPERLINK("http://evil.example")'],
      ['b@x.example', 'Øystein Çelik 東京'],
      ['c@x.example', 'O\'Neil "Bud" Fox'],
    ]);
  });

  test('what an export has defused is read as it was', async () => {
    expect(await rowsOf("email,name\n'+a@x.example,'=1+1\nb@x.example,'Ann'\n")).toEqual([
      ['+a@x.example', '=1+1'],
      ['b@x.example', "'Ann'"],
    ]);
  });
});

describe('lines with a problem', () => {
  test('are told with the number of the line at which they begin, and the others are kept', async () => {
    const text = [
      'email,name,status',
      'ann@x.example,"Ann',
      'of two lines",',
      'not an address,Bob,',
      ',Nobody,',
      '',
      'ANN@x.example,Ann again,',
      `long@x.example,${'x'.repeat(201)},`,
      'waits@x.example,Eve,Pending',
      '"=cmd|x"@x.example,Mallory,',
      'last@x.example,,',
    ].join('\n');
    const file = await read(text);
    expect(file.rows).toEqual([
      { line: 2, email: 'ann@x.example', name: 'Ann of two lines' },
      { line: 11, email: 'last@x.example', name: null },
    ]);
    expect(file.problems.map(({ line, message }) => [line, message])).toEqual([
      [4, 'You must provide a valid email address'],
      [5, 'A valid email address is required'],
      [7, 'This address is already on line 2 of the file'],
      [8, 'A name can have at most 200 characters'],
      [9, "The file gives the status 'Pending' here"],
      [10, 'You must provide a valid email address'],
    ]);
    expect([file.count, file.refused, file.duplicates]).toEqual([8, 5, 1]);
  });
});

test('an address whose domain is in other letters is kept as mail servers name it, once', async () => {
  const { rows, problems } = await read(
    'email\ngus@SÜB.example\ngus@xn--sb-xka.example\ngüs@x.example\na@münchen..example\na@süb.example/x\n',
  );
  expect(rows).toEqual([{ line: 2, email: 'gus@xn--sb-xka.example', name: null }]);
  const invalid = 'You must provide a valid email address';
  expect(problems.map(({ line, message }) => [line, message])).toEqual([
    [3, expect.stringContaining('2')],
    [4, invalid],
    [5, invalid],
    [6, invalid],
  ]);
});

test.each([
  ['little', (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')],
  ['big', (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16()],
])('a spreadsheet saved as Unicode text is read, %s end first', async (_end, saved) => {
  const { rows } = await read(saved('email\tname\r\na@x.example\t東京 José\r\n'));
  expect(rows).toEqual([{ line: 2, email: 'a@x.example', name: '東京 José' }]);
});

describe('people who have left', () => {
  const leftOf = async (text: string, options: ReadOptions = {}) =>
    (await linesOf(text, options)).lines.map(({ email, left, repairs, problem }) => [
      email.replace('@x.example', ''),
      problem?.message ?? left,
      ...repairs,
    ]);
  const left = (as: string, at: string | null = null, reason: string | null = null) => ({
    as,
    at,
    reason,
  });

  test('are known by their time of leaving, by a status, or by a no, with the reason', async () => {
    const byTime =
      'Email Address,UNSUB_TIME,CLEAN_TIME\na@x.example,2023-06-06 12:56:15,\nb@x.example,,6/7/2023\nc@x.example,,\n';
    expect(await leftOf(byTime)).toEqual([
      ['a', left('unsubscribed', '2023-06-06T12:56:15.000Z')],
      ['b', left('cleaned', '2023-06-07T00:00:00.000Z')],
      ['c', null],
    ]);
    const byStatus =
      'email,status,unsubscribed at,reason\na@x.example,Unsubscribed,2023-06-06,Too many\nb@x.example,BOUNCED,,\nc@x.example,active,2020-01-01,\nd@x.example,pending,,\ne@x.example,constructor,,\n';
    expect(await leftOf(byStatus)).toEqual([
      ['a', left('unsubscribed', '2023-06-06T00:00:00.000Z', 'Too many')],
      ['b', left('cleaned')],
      ['c', null],
      ['d', "The file gives the status 'pending' here"],
      ['e', "The file gives the status 'constructor' here"],
    ]);
    expect(
      await leftOf('email,subscribed_to_emails\na@x.example,false\nb@x.example,true\n'),
    ).toEqual([
      ['a', left('unsubscribed')],
      ['b', null],
    ]);
  });

  test("are everyone in Mailchimp's export of them, or in a file named so", async () => {
    const reasons =
      'Email Address,UNSUB_TIME,UNSUB_CAMPAIGN_ID,UNSUB_REASON,UNSUB_REASON_OTHER\na@x.example,2023-06-06 12:56:15,1,Other,Moved away\nb@x.example,,,,\n';
    expect(await leftOf(reasons)).toEqual([
      ['a', left('unsubscribed', '2023-06-06T12:56:15.000Z', 'Other: Moved away')],
      ['b', left('unsubscribed')],
    ]);
    const { lines, notes } = await linesOf(
      'Email Address,CLEAN_TIME,CLEAN_CAMPAIGN_ID\na@x.example,,\n',
    );
    expect([lines[0]?.readAs, notes]).toEqual([
      'cleaned',
      ['Everyone in this file is imported as bounced.'],
    ]);
    const plain = 'email\na@x.example\n';
    expect(await leftOf(plain, { named: 'unsubscribed' })).toEqual([['a', left('unsubscribed')]]);
    expect(await leftOf(plain, { named: 'unsubscribed', readAs: 'lines' })).toEqual([['a', null]]);
    expect(await leftOf('email,status\na@x.example,\n', { named: 'cleaned' })).toEqual([
      ['a', null],
    ]);
    // Why: what a line says itself is more exact than what is said of all of them.
    expect(await leftOf(byBoth, { readAs: 'unsubscribed' })).toEqual([
      ['a', left('cleaned')],
      ['b', left('unsubscribed')],
    ]);
  });
  const byBoth = 'email,status\na@x.example,cleaned\nb@x.example,subscribed\n';

  test.each([
    ['unsubscribed_members_export_8893ca.csv', 'unsubscribed'],
    ['Cleaned_segment_export_8893ca.csv', 'cleaned'],
    ['Austin bounces.csv', 'cleaned'],
    ['subscribed_members_export_8893ca.csv', null],
    ['nonsubscribed_members_export.csv', 'unsubscribed'],
  ])('a file named %s', (name, reading) => expect(namedReading(name)).toBe(reading));

  test('are taken once, and before a line that says subscribed', async () => {
    const text =
      'email,status\nAnn@x.example,subscribed\nb@x.example,subscribed\nann@X.example,unsubscribed\nANN@x.example,cleaned\n';
    expect(await leftOf(text)).toEqual([
      ['Ann', 'Line 4 of the file lists this person as unsubscribed or bounced'],
      ['b', null],
      ['ann@X.example', left('unsubscribed')],
      ['ANN', 'This address is already on line 4 of the file'],
    ]);
  });

  test('are remembered whatever else of their line cannot be read', async () => {
    const text = `email,name,unsub_time,optin_time\na@x.example,${'x'.repeat(201)},soon,never\nb@x.example,,2999-01-01,\nbroken,,2023-06-06,\n`;
    const unclear = (date: string) =>
      `The date '${date}' can’t be read or is in the future. The date of the import is used.`;
    expect(await leftOf(text)).toEqual([
      [
        'a',
        left('unsubscribed'),
        'The name was left out because it is longer than 200 characters.',
        'The opt-in date, source and tags were left out because they are invalid.',
        unclear('soon'),
      ],
      ['b', left('unsubscribed'), unclear('2999-01-01')],
      ['broken', 'You must provide a valid email address'],
    ]);
  });
});

test('letters that lie across the border of two pieces are whole', async () => {
  const bytes = Buffer.from('email,name\na@x.example,東京 José\n');
  const names: (string | null)[] = [];
  const file = streamOf(...[...bytes].map((byte) => Buffer.of(byte)));
  for await (const { name } of readSubscribers(file)) names.push(name);
  expect(names).toEqual(['東京 José']);
});

describe('a file that cannot be read is refused as a whole', () => {
  const many = `email\n${Array.from({ length: 100_001 }, (_, n) => `r${n}@x.example`).join('\n')}`;
  test.each([
    ['an empty one', '', 'This file is empty.'],
    ['a header alone', 'email,name\n', 'This file has a header line but no rows.'],
    [
      'no column for the address',
      'name,phone\nAnn,1\n',
      'The first row must contain the column names, including "email".',
    ],
    [
      'no header',
      'ann@x.example,Ann\n',
      'The first row must contain the column names, including "email".',
    ],
    [
      'two columns for the address',
      'email,E-mail\na@x.example,b@x.example\n',
      'Two columns are named "email". Keep one of them.',
    ],
    [
      'a quotation mark that is not closed',
      'email,name\na@x.example,A\nb@x.example,"B\nc@x.example,C\n',
      'The quotation mark opened on line 3 is never closed, so the file can’t be read.',
    ],
    [
      'one before very much text',
      `email,name\na@x.example,"A\n${'b@x.example,B\n'.repeat(20_000)}`,
      'The quotation mark opened on line 2 is never closed, so the file can’t be read.',
    ],
    ['zero bytes', 'email\na\0b@x.example\n', 'This isn’t a CSV file: it contains binary data.'],
    [
      'UTF-16 without its mark',
      Buffer.from('email\na@x.example\n', 'utf16le'),
      'This isn’t a CSV file: it contains binary data.',
    ],
    [
      'Latin-1',
      Buffer.from('email,name\na@x.example,José\n', 'latin1'),
      'This file is not in UTF-8. Save it as "CSV UTF-8" and choose it again.',
    ],
    [
      'more than 100,000 lines',
      many,
      'This file has more than 100,000 lines. Split it and import the parts one by one.',
    ],
  ])('%s', async (_name, bytes, sentence) => expect(await refusal(bytes)).toEqual([400, sentence]));
});
