/** Files that are costly to read for their size, one of each format. */

export const cellsOf = (head: string, row: (at: number) => string, count: number): string =>
  head + Array.from({ length: count }, (_, at) => row(at)).join('');

/** A calendar of one event, which begins on line 3. */
export const calendarOf = (lines: string): string =>
  `BEGIN:VCALENDAR\nVERSION:2.0\nBEGIN:VEVENT\nUID:1\nSUMMARY:Concert\nDTSTART:20261201T190000\n${lines}\nEND:VEVENT\nEND:VCALENDAR\n`;

export const foldedLine = (folds: number): string => `DESCRIPTION:a${'\n b'.repeat(folds)}`;

/** An event of every day, with the first days of it taken out. */
export const excludedDates = (count: number): string => {
  const first = Date.UTC(2026, 11, 1);
  const dates = Array.from({ length: count }, (_, at) => {
    const day = new Date(first + at * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '');
    return `EXDATE:${day}T190000`;
  });
  return ['RRULE:FREQ=DAILY', ...dates].join('\n');
};

/** A feed whose items begin on line 2. */
export const rssOf = (items: string): string =>
  `<?xml version="1.0"?><rss version="2.0"><channel><title>The Paper</title>\n${items}</channel></rss>`;

/** An export of WordPress with one post, on line 2, that has so many fields of its own. */
export function wordpressOf(fields: number): string {
  const field =
    '<wp:postmeta><wp:meta_key>a</wp:meta_key><wp:meta_value>b</wp:meta_value></wp:postmeta>';
  return `<?xml version="1.0"?><rss version="2.0" xmlns:wp="http://wordpress.org/export/1.2/"><channel><title>The Paper</title><wp:wxr_version>1.2</wp:wxr_version>
<item><title>a</title><wp:status>publish</wp:status><wp:post_type>post</wp:post_type>${field.repeat(fields)}</item></channel></rss>`;
}

/** An export of Ghost whose second post has these fields. */
export const ghostOf = (fields: string): string =>
  `{"data":{"posts":[{"id":"1","title":"a","html":"b","status":"published"},{"id":"2","title":"c",${fields}}]}}`;
