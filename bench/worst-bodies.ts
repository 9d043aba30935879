import { connect } from 'node:net';
import { graphqlLimits } from '../server/src/platform/http/graphql.ts';

/** The target of a hostile person, and their token. */
interface Target {
  address: string;
  token: string;
}

/** The order to the hostile person's process: the kind of request, and how many at once. */
export interface SendingOrder extends Target {
  which: number;
  atOnce: number;
}

/** A kind of request that costs its parser as much as its limits allow. */
interface Worst {
  parser: string;
  what: string;
  /** Sends one and returns its status, 0 if the server closed the connection. */
  send: (target: Target, time: number) => Promise<number>;
}

const mebibyte = 2 ** 20;
const search = '/api/showcase-firm-item/search';
const filled = (start: string, one: (at: number) => string, end: string, bytes = mebibyte) => {
  let text = start;
  for (let at = 0; text.length < bytes - 64; at += 1) text += one(at);
  return (text + end).padEnd(bytes).slice(0, bytes);
};

async function post({ address, token }: Target, path: string, body: string, type: string) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': type };
  const answer = await fetch(address + path, { method: 'POST', headers, body }).catch(() => null);
  await answer?.arrayBuffer().catch(() => null);
  return answer?.status ?? 0;
}

const json = (what: string, body: string): Worst => ({
  parser: 'JSON',
  what,
  send: (target) => post(target, search, body, 'application/json'),
});

/** A form with one file part of this name, type and content. */
const boundary = 'b'.repeat(60);
const form = (name: string, type: string, content: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n${content}\r\n--${boundary}--\r\n`;

const file = (parser: string, what: string, path: string, body: string): Worst => ({
  parser,
  what,
  send: (target) => post(target, path, body, `multipart/form-data; boundary=${boundary}`),
});
const listings = '/api/showcase-firm-item/import';
const posts = '/api/news-item/import';

/** A body sent in chunks of one byte, each of which costs six bytes and an event. */
async function inBytes({ address, token }: Target): Promise<number> {
  const { hostname, port } = new URL(address);
  const piece = Buffer.from('1\r\n \r\n'.repeat(100_000));
  const socket = connect(Number(port), hostname);
  const head = `POST ${search} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n`;
  return new Promise((resolve) => {
    let status = 0;
    socket.once('data', (bytes) => {
      status = Number(/^HTTP\/1\.1 (\d+)/.exec(bytes.toString('latin1'))?.[1] ?? 0);
      socket.end();
    });
    socket.on('error', () => {});
    socket.once('close', () => resolve(status));
    socket.write(head);
    for (let sent = 0; sent < 10; sent += 1) socket.write(piece);
    socket.write('0\r\n\r\n');
  });
}

const query = (what: string, words: string): Worst => ({
  parser: 'query string',
  what,
  send: async ({ address, token }) => {
    const headers = { authorization: `Bearer ${token}` };
    const path = `/api/news-item/search?${words.slice(0, 15_000)}`;
    const answer = await fetch(address + path, { headers }).catch(() => null);
    await answer?.arrayBuffer();
    return answer?.status ?? 0;
  },
});

/** Why with the time: a document that was seen before is not parsed again. */
const graphql = (what: string, textOf: (time: number) => string): Worst => ({
  parser: 'GraphQL',
  what,
  send: (target, time) =>
    post(target, '/graphql', JSON.stringify({ query: textOf(time) }), 'application/json'),
});

const calendarOf = (inside: string) =>
  `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nUID:1\r\nDTSTART:20260101T000000Z\r\n${inside}END:VEVENT\r\nEND:VCALENDAR\r\n`;

/** The most expensive input that the limits of each parser allow, after sign-in; files are as large as they are quick to send. */
export const worstBodies: readonly Worst[] = [
  json(
    '90,000 keys',
    filled('{', (at) => `"${at.toString(36)}":1,`, '"":1}'),
  ),
  json('half a million brackets', '['.repeat(mebibyte / 2) + ']'.repeat(mebibyte / 2)),
  json(
    '19,000 values under one key',
    filled('{"firmIds":[', (at) => `${at},`, '1]}', 110_000),
  ),
  json(
    'one text of escapes',
    filled('{"filter":"', () => '\\u0041', '"}'),
  ),
  json(
    'one text of backslashes, never closed',
    filled('{"filter":"', () => '\\\\', ''),
  ),
  json(
    '10,000 long keys of escapes',
    filled('{', (at) => `"${'\\u0061'.repeat(16)}${at}":1,`, '"":1}'),
  ),
  { parser: 'JSON', what: 'a million pieces of one byte', send: inBytes },
  file('multipart', '16,000 boundaries', listings, `--${boundary}\r\n`.repeat(16_000)),
  file(
    'multipart',
    'boundaries that are none',
    listings,
    form('a.csv', 'text/csv', `\r\n--${boundary.slice(1)}`.repeat(16_000)),
  ),
  file(
    'multipart',
    'one part of 20,000 headers',
    listings,
    `--${boundary}\r\n${'A: b\r\n'.repeat(170_000)}\r\n\r\n--${boundary}--`,
  ),
  graphql('2,000 tokens, each time new', (time) => `{ ${`a${time}:b `.repeat(500)}}`),
  graphql(
    'the deepest that fits, each time new',
    (time) => `{${`a${time}{`.repeat(graphqlLimits.characters / 20)}`,
  ),
  graphql(
    'unknown fields, each time new',
    (time) => `{ ${Array.from({ length: 900 }, (_, at) => `x${at}y${time % 10}`).join(' ')} }`,
  ),
  query('7,500 empty fields', 'a&'.repeat(7500)),
  query('5,000 escapes', `search=${'%41'.repeat(5000)}`),
  query('2,500 brackets in brackets', `a${'[a]'.repeat(2500)}=1`),
  file(
    'CSV',
    '10 MB of commas',
    listings,
    form('a.csv', 'text/csv', `External key,${','.repeat(10 * mebibyte)}`),
  ),
  file(
    'CSV',
    '10 MB behind a quotation mark',
    listings,
    form('a.csv', 'text/csv', `External key\n"${'""\n'.repeat(3 * mebibyte)}`),
  ),
  file(
    'XML',
    '10 MB of elements in elements',
    posts,
    form('a.xml', 'text/xml', `<rss version="2.0"><channel>${'<a>'.repeat(3 * mebibyte)}`),
  ),
  file(
    'XML',
    '10 MB of attributes',
    posts,
    form(
      'a.xml',
      'text/xml',
      `<rss version="2.0"><channel><item ${filled('', (at) => `a${at}="" `, '', 10 * mebibyte)}>`,
    ),
  ),
  file(
    'calendar',
    '10 MB of excluded dates',
    posts,
    form('a.ics', 'text/calendar', calendarOf('EXDATE:20260102T000000Z\r\n'.repeat(400_000))),
  ),
  file(
    'calendar',
    'a rule that never comes true',
    posts,
    form('a.ics', 'text/calendar', calendarOf('RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30\r\n')),
  ),
];

/** The hostile person: sends without end, and reports the responses so far, by status. */
if (import.meta.main)
  process.once('message', ({ which, atOnce, ...target }: SendingOrder) => {
    const counted: Record<string, number> = {};
    let time = 0;
    const send = async () => {
      for (;;) {
        time += 1;
        const status = (await worstBodies[which]?.send(target, time)) ?? 0;
        counted[status] = (counted[status] ?? 0) + 1;
      }
    };
    process.on('message', () => process.send?.(counted));
    for (let started = 0; started < atOnce; started += 1) void send();
  });
