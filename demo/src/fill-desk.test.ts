import { standingOf } from '@masthead/server/platform/access/viewer.ts';
import { countDesk } from '@masthead/server/workspace/home/desk.queries.ts';
import { deskKeys } from '@masthead/shared/workspace/home/desk.ts';
import { expect, test } from 'vitest';
import { filledDemo } from './filled-demo.testing.ts';

const now = new Date('2026-11-20T20:00:00Z');
const database = filledDemo(now);

/** Somebody of the demo, as the desk counts for them. */
async function deskFor(username: string) {
  const [row] = await database.pool<
    { id: number; organizationId: number; isOwner: boolean; roles: string[] }[]
  >`
    select u.id, u.organization_id, o.is_owner, array(select name from user_roles where user_id = u.id) as roles
      from users u join organizations o on o.id = u.organization_id where u.username = ${username}`;
  if (!row) throw new Error(`nobody is called ${username}`);
  const person = { ...row, ...standingOf(row), isChatMember: false };
  const items = await countDesk(database.pool, person, now, { needsSecondPerson: false });
  return items.map(({ key }) => key);
}

test('everything that can wait for an admin does', async () => {
  const elsewhere = ['invoicesSentBack', 'digestReleases', 'hotwReleases', 'newsAlertReleases'];
  // Why: the queue of ad slots counts its listings.
  elsewhere.push('listingsLacking', 'overdueEvents', 'overdueCharities', 'overduePlaces');
  elsewhere.push('commentedEvents', 'commentedCharities', 'commentedPlaces');
  elsewhere.push('suggestedEvents', 'suggestedCharities', 'suggestedPlaces');
  // Why: this admin isn't a member of the chat.
  elsewhere.push('chatMentions');
  expect((await deskFor('admin')).toSorted()).toEqual(
    deskKeys.filter((key) => !elsewhere.includes(key)).toSorted(),
  );
});

test.each([
  [
    'editor',
    [
      'digestSends',
      'overdueArticles',
      'digestsMissing',
      'flaggedArticles',
      'commentedArticles',
      'suggestedArticles',
      'invoicesToReview',
      'invoicesSentBack',
    ],
  ],
  ['author', ['invoicesSentBack']],
  ['contributor', ['invoicesSentBack']],
  ['email-campaign', ['hotwSends', 'promoAlertSends']],
  ['events', ['eventsNotOut', 'eventsUndated']],
  ['series', ['seriesLacking']],
  ['firm', ['firmsLacking']],
  ['rep', ['realtorsLacking']],
  ['listing', ['listingsLacking']],
  ['ad-slot', ['slotsEnding', 'slotsLacking']],
  ['partner', ['slotsLacking']],
])('what waits for %s', async (username, keys) => {
  expect(await deskFor(username)).toEqual(expect.arrayContaining(keys));
});

test('something has happened to everybody whom notices concern, read and unread', async () => {
  const rows = await database.pool<{ username: string; event: string; isRead: boolean }[]>`
    select u.username, n.event, n.read_at is not null as is_read from notices n join users u on u.id = n.user_id`;
  const told = new Set(rows.map(({ username }) => username));
  expect([...told]).toEqual(
    expect.arrayContaining([
      ...['admin', 'editor', 'author', 'contributor', 'events', 'email-campaign'],
      ...['firm', 'rep', 'ad-slot', 'partner', 'partner2', 'partner-admin'],
    ]),
  );
  expect(new Set(rows.map(({ event }) => event)).size).toBeGreaterThanOrEqual(6);
  expect(new Set(rows.map(({ isRead }) => isRead)).size).toBe(2);
});
