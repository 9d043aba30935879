/** A file of another system, and what became of it here. */
export interface ImportSample {
  fileName: string;
  city: string;
  daysAgo: number;
  content: (ago: (days: number) => Date) => string;
  /** It was the wrong site, and was taken back. */
  isUndone?: boolean;
}

interface BlogPost {
  title: string;
  status: string;
  daysAgo: number;
  text: string;
  by?: string;
  type?: string;
  category?: string;
  password?: string;
  /** Left out: one of its own. */
  guid?: string;
}

const paragraph = (...texts: string[]) => texts.map((text) => `<p>${text}</p>`).join('\n');

const blog: BlogPost[] = [
  {
    title: 'The corner store on Hemphill turns seventy',
    status: 'publish',
    daysAgo: 190,
    category: 'City Life',
    text: paragraph(
      'The scale by the door still works, and the owner still weighs the peaches twice: once for you and once for himself.',
      'On Saturday the street is closed for the birthday. There will be cake until there is none.',
    ),
  },
  {
    title: 'Where to sit outside on Magnolia Avenue',
    status: 'publish',
    daysAgo: 160,
    category: 'Restaurants + Bars',
    text: '[gallery ids="11,12,13"]\n\nSeven terraces, from the one with the fig tree to the one with the train. We sat on all of them, and this is what we would order.',
  },
  {
    title: 'A map of every mural between the tracks and the park',
    status: 'publish',
    daysAgo: 130,
    category: 'Arts',
    by: 'tmorrow',
    text: paragraph(
      'There are sixty-one of them by our count. The oldest is from 1984 and shows a rooster; nobody knows why.',
    ),
  },
  {
    title: 'A map of every mural between the tracks and the park',
    status: 'publish',
    daysAgo: 130,
    guid: 'post-3',
    text: paragraph('There are sixty-one of them by our count.'),
  },
  {
    title: 'Reader letter: our block and its forty chickens',
    status: 'pending',
    daysAgo: 96,
    category: 'City Life',
    by: 'tmorrow',
    text: paragraph(
      'A reader writes about the morning on which the gate was left open, and about how far a chicken gets in an hour.',
    ),
  },
  {
    title: 'Reader letter: in praise of the slow elevator',
    status: 'pending',
    daysAgo: 94,
    category: 'City Life',
    text: paragraph(
      'It takes fifty seconds to the fourth floor. In fifty seconds you can learn the name of a neighbor.',
    ),
  },
  {
    title: 'Notes for the summer issue',
    status: 'draft',
    daysAgo: 91,
    text: paragraph('Ask the pool about its new hours. Ask the library about its old ones.'),
  },
  {
    title: 'What we pay our contributors',
    status: 'private',
    daysAgo: 90,
    text: paragraph('For those who write for us: the rates of this year, and when they are paid.'),
  },
  {
    title: 'The raffle, for members',
    status: 'publish',
    daysAgo: 88,
    password: 'peaches',
    text: paragraph('Every member has a ticket. The drawing is in the back room at eight.'),
  },
  {
    title: 'About this notebook',
    status: 'publish',
    daysAgo: 400,
    type: 'page',
    text: paragraph('Three neighbors, one notebook.'),
  },
  {
    title: 'An old post that nobody wants any more',
    status: 'trash',
    daysAgo: 380,
    text: paragraph('It was about parking.'),
  },
  {
    title: 'The first thing we ever wrote',
    status: 'publish',
    daysAgo: 500,
    text: paragraph('Hello. This is where we write down what happens on our street.'),
  },
  { title: '', status: 'publish', daysAgo: 85, text: '' },
];

const tag = (name: string, value: string) => `<${name}><![CDATA[${value}]]></${name}>`;
const sqlTime = (at: Date) => at.toISOString().slice(0, 19).replace('T', ' ');

function blogItem(post: BlogPost, at: number, ago: (days: number) => Date): string {
  return `<item>
${tag('title', post.title)}
<guid isPermaLink="false">${post.guid ?? `post-${at + 1}`}</guid>
${tag('dc:creator', post.by ?? 'joana')}
${tag('content:encoded', post.text)}
${tag('wp:post_date_gmt', sqlTime(ago(post.daysAgo)))}
${tag('wp:post_type', post.type ?? 'post')}
${tag('wp:status', post.status)}
${tag('wp:post_password', post.password ?? '')}
${post.category ? `<category domain="category"><![CDATA[${post.category}]]></category>` : ''}
</item>`;
}

const wordPress = (ago: (days: number) => Date) => `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/"
  xmlns:wp="http://wordpress.org/export/1.2/">
<channel><title>Near Southside Notebook</title><link>https://notebook.example</link>
<wp:wxr_version>1.2</wp:wxr_version>
<wp:author>${tag('wp:author_login', 'joana')}${tag('wp:author_display_name', 'Joana Pruitt')}</wp:author>
<wp:author>${tag('wp:author_login', 'tmorrow')}${tag('wp:author_display_name', 'Tess Morrow')}</wp:author>
${blog.map((post, at) => blogItem(post, at, ago)).join('\n')}
</channel></rss>`;

const letters = [
  {
    title: 'Letter 41: the river is low, and what has turned up',
    status: 'sent',
    daysAgo: 62,
    html: paragraph(
      'Two bicycles, one safe and a sign of a restaurant that closed in 1958. The safe was empty.',
    ),
  },
  {
    title: 'Letter 42: a walk along the missions, in the shade',
    status: 'sent',
    daysAgo: 34,
    html: paragraph(
      'Start before eight. There is a bench every half mile, and we have sat on each of them for you.',
    ),
  },
  {
    title: 'The river from its springs to the last lock',
    status: 'published',
    daysAgo: 70,
    html: paragraph(
      'It begins under a hotel garden, which is an odd place for a river to begin. From there it takes its time.',
    ),
  },
  {
    title: 'For members: where the herons sleep',
    status: 'published',
    visibility: 'members',
    daysAgo: 50,
    html: paragraph('Please do not tell anybody who would bring a drone.'),
  },
  {
    title: 'Letter 43, the next one',
    status: 'scheduled',
    daysAgo: -10,
    html: paragraph(
      'How the locks work, explained by somebody who has opened them for twenty years.',
    ),
  },
  { title: 'Ideas', status: 'draft', daysAgo: 20, html: '' },
];

const ghost = (ago: (days: number) => Date) =>
  JSON.stringify({
    data: {
      posts: letters.map(({ daysAgo, ...letter }, at) => ({
        id: at + 1,
        uuid: `river-letter-${at + 1}`,
        published_at: ago(daysAgo).toISOString(),
        ...letter,
      })),
      users: [{ id: 1, name: 'Abel Renteria' }],
      tags: [{ id: 1, name: 'Travel', visibility: 'public' }],
      posts_authors: letters.map((_, at) => ({ post_id: at + 1, author_id: 1, sort_order: 0 })),
      posts_tags: letters.map((_, at) => ({ post_id: at + 1, tag_id: 1, sort_order: 0 })),
    },
  });

const outings = [
  ['Bluebonnets along the old road to Burnet', 'Go on a weekday, and bring your own water.'],
  ['A swimming hole with a rule for everything', 'No glass, no dogs, no running and no regrets.'],
  ['Four bakeries on the way to Fredericksburg', 'You will not be hungry when you arrive.'],
];

const feed = (ago: (days: number) => Date) => `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0"><channel><title>Hill Country Weekend</title><link>https://weekend.example</link>
${outings
  .map(
    ([title, words], at) => `<item><title>${title}</title><guid>outing-${at + 1}</guid>
<link>https://weekend.example/${at + 1}</link><pubDate>${ago(120 + 9 * at).toUTCString()}</pubDate>
<description>${words}</description></item>`,
  )
  .join('\n')}
</channel></rss>`;

/** What was brought over from elsewhere, the oldest first. */
export const importSamples: readonly ImportSample[] = [
  {
    fileName: 'near-southside-notebook.wordpress.xml',
    city: 'Fort Worth',
    daysAgo: 12,
    content: wordPress,
  },
  { fileName: 'the-river-letter.ghost.json', city: 'San Antonio', daysAgo: 8, content: ghost },
  {
    fileName: 'hill-country-weekend.rss',
    city: 'Dallas',
    daysAgo: 3,
    content: feed,
    isUndone: true,
  },
];
