import type { Db } from '@masthead/server/platform/db/client.ts';
import { invoiceTypes } from '@masthead/shared/finance/invoices/invoice.record.ts';
import { addDays, type Day, startOfDay, today } from '@masthead/shared/platform/values/dates.ts';
import { demoProperty } from './fill-sites.ts';
import { type Dice, diceFor } from './seeded.ts';

/** Who writes invoices, how many, and what they are paid for an article. */
const contributors = [
  { username: 'contributor', count: 64, rate: 145 },
  { username: 'author', count: 48, rate: 180 },
  { username: 'editor', count: 12, rate: 220 },
  { username: 'admin', count: 3, rate: 90 },
];

/** Over so many days back they were handed in, and from here on most of them are still open. */
const daysBack = 420;
const openDays = 40;

const words = {
  Article: (post: string) => `“${post}”`,
  'Promoted Content': (post: string) => `Promoted version of “${post}”, with two rounds of changes`,
  Other: () => '',
};
const others = [
  'Photographs of the opening night, twelve pictures',
  'Mileage to and from the festival, 118 miles at the usual rate',
  'Proofreading of the gift guide',
  'Two hours of interviews, transcribed',
];
const reasons = [
  'Which of the two articles is this for? Please link it.',
  'The amount is not what we agreed: it was $150 for this length.',
  'This was on the invoice of last month already. Please take it off or tell me why not.',
];
const comments = ['Thanks, quick work.', 'Agreed by phone on the higher rate.', null, null, null];

interface Written {
  contributorId: number;
  editorId: number;
  siteId: number;
  type: string;
  description: string;
  date: Day;
  amount: string;
  state: string;
  changesAsked: string | null;
  editorComments: string | null;
  decidedAt: Date | null;
  decidedBy: number | null;
  postId: number | null;
}

interface Sources {
  people: Map<string, number>;
  posts: { id: number; siteId: number; headline: string }[];
  day: Day;
}

function stateOf(isOpen: boolean, isBack: boolean): string {
  if (isBack) return 'changes asked';
  return isOpen ? 'awaiting' : 'approved';
}

function written(
  dice: Dice,
  who: (typeof contributors)[number],
  { people, posts, day }: Sources,
): Written {
  const idOf = (username: string) => people.get(username) ?? 0;
  const isEditor = who.username === 'editor';
  const editorId = idOf(isEditor ? 'admin' : 'editor');
  const type = dice.chance(0.72) ? 'Article' : dice.pick(invoiceTypes);
  const post = dice.pick(posts);
  // Why: most of what lies on the desk is of these weeks.
  const age = Math.floor(daysBack * dice.between(0, 1) ** 2);
  const date = addDays(day, -age);
  const isOpen = age < openDays ? dice.chance(0.75) : dice.chance(0.02);
  const isBack = isOpen && dice.chance(0.2);
  const decidedAt = isOpen && !isBack ? null : startOfDay(addDays(date, Math.min(age, 4)));
  const share = type === 'Promoted Content' ? 2.4 : dice.between(0.5, 1.5);
  return {
    contributorId: idOf(who.username),
    editorId,
    siteId: post.siteId,
    type,
    description: type === 'Other' ? dice.pick(others) : words[type](post.headline),
    date,
    amount: (Math.round(who.rate * share * 4) / 4).toFixed(2),
    state: stateOf(isOpen, isBack),
    changesAsked: isBack ? dice.pick(reasons) : null,
    editorComments: isOpen ? null : dice.pick(comments),
    decidedAt,
    decidedBy: decidedAt && editorId,
    postId: type === 'Other' ? null : post.id,
  };
}

/** Invoices in every state, over more than a year, most of them for an article. */
export async function fillInvoices(db: Db, now: Date): Promise<void> {
  const users = await db<{ id: number; username: string }[]>`select id, username from users`;
  const posts = await db<Sources['posts']>`
    select n.id, n.site_id, n.headline from news_items n join sites s on s.id = n.site_id
     where s.property = ${demoProperty} and n.type = 'article' and n.status = 0 order by n.id`;
  const sources = {
    people: new Map(users.map(({ id, username }) => [username, id])),
    posts: [...posts],
    day: today(now),
  };
  const dice = diceFor('invoices');
  const rows = contributors.flatMap((who) =>
    Array.from({ length: who.count }, () => written(dice, who, sources)),
  );
  for (const { postId, ...row } of rows) {
    const [made] = await db<{ id: number }[]>`insert into invoices ${db(row)} returning id`;
    if (postId !== null)
      await db`insert into invoice_posts (invoice_id, news_item_id, position, headline)
        select ${made?.id ?? 0}, id, 1, headline from news_items where id = ${postId}`;
  }
}
