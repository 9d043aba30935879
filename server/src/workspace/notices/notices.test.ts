import { newsItemEditEndpoints } from '@masthead/shared/editorial/posts/news-item-edit.endpoints.ts';
import { invoiceEndpoints } from '@masthead/shared/finance/invoices/invoice.endpoints.ts';
import { noticeDays, noticePageSize } from '@masthead/shared/platform/notices/notice.ts';
import { noticeEndpoints } from '@masthead/shared/workspace/notices/notice.endpoints.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { withTestServer } from '../../../test/server.ts';
import { buildNewsItem } from '../../editorial/posts/news-items.testing.ts';
import { buildDigest } from '../../email/campaigns/campaigns.testing.ts';
import {
  buildDesk,
  buildInvoice,
  type InvoiceDesk,
} from '../../finance/invoices/invoices.testing.ts';
import { buildStaff } from '../../people/users/users.testing.ts';
import { type Pool, write } from '../../platform/db/client.ts';
import { tellUnknownSends } from '../../platform/notices/notice.store.ts';
import { retainNow } from '../../retentions.testing.ts';
import { buildShowcase, type Showcase } from '../../showcase/delivery/showcase.testing.ts';

const server = withTestServer();
let pool: Pool;
let desk: InvoiceDesk;
let showcase: Showcase;

beforeAll(async () => {
  pool = server.pool;
  showcase = await buildShowcase(pool);
  desk = await buildDesk(pool);
});

const noticesOf = async (id: number) => (await server.as(id).call(noticeEndpoints.list)).body.nodes;
const unreadOf = async (id: number) =>
  (await server.as(id).call(noticeEndpoints.unread)).body.count;
/** The notifications of a person, abbreviated. */
const toldTo = async (id: number) =>
  (await noticesOf(id)).map(({ event, record }) => `${event} ${record?.title ?? 'unnamed'}`);
const nameOf = async (id: number) =>
  (await pool<{ name: string }[]>`select name from users where id = ${id}`)[0]?.name;

describe('a notification is created', () => {
  test('for each decision on an invoice, unless it is reverted before being read', async () => {
    const contributor = await buildStaff(pool, 'contributor');
    const invoice = await buildInvoice(pool, { ...desk, contributor }, { description: 'Chefs' });
    const editor = server.as(desk.editor);
    const seen = { body: { invoices: [invoice] } };
    await editor.call(invoiceEndpoints.approve, seen);
    expect(await noticesOf(contributor)).toMatchObject([
      {
        event: 'invoice-approved',
        who: await nameOf(desk.editor),
        kind: 'invoice',
        record: { id: invoice.id, title: 'Chefs', siteId: null },
        isRead: false,
      },
    ]);
    await editor.call(invoiceEndpoints.unapprove, {
      body: { invoices: [{ ...invoice, version: invoice.version + 1 }] },
    });
    expect(await toldTo(contributor)).toEqual([]);
    await editor.call(invoiceEndpoints.sendBack, {
      body: { id: invoice.id, version: invoice.version + 2, reason: 'Which one?' },
    });
    expect(await toldTo(contributor)).toEqual(['invoice-sent-back Chefs']);
    expect(await toldTo(desk.editor)).toEqual([]);
  });

  test('as one for the decisions of a sitting, whatever is undone in it', async () => {
    const contributor = await buildStaff(pool, 'contributor');
    const editor = server.as(desk.editor);
    const approve = async (description: string) => {
      const invoice = await buildInvoice(pool, { ...desk, contributor }, { description });
      await editor.call(invoiceEndpoints.approve, { body: { invoices: [invoice] } });
      return { ...invoice, version: invoice.version + 1 };
    };
    await approve('First');
    const second = await approve('Second');
    const third = await approve('Third');
    const [one, ...others] = await noticesOf(contributor);
    expect(others).toEqual([]);
    expect(one?.gathered).toMatchObject({
      counts: [{ event: 'invoice-approved', count: 3 }],
      lines: ['First', 'Second', 'Third'].map((title) => ({ record: { title } })),
    });
    await editor.call(invoiceEndpoints.unapprove, { body: { invoices: [third] } });
    expect((await noticesOf(contributor))[0]?.gathered?.counts).toMatchObject([{ count: 2 }]);
    const [shown] = await noticesOf(contributor);
    await server.as(contributor).call(noticeEndpoints.readOne, { params: { id: shown?.id ?? 0 } });
    expect(await unreadOf(contributor)).toBe(0);
    await editor.call(invoiceEndpoints.unapprove, { body: { invoices: [second] } });
    const again = await approve('Fourth');
    expect(again.id).toBeGreaterThan(0);
    expect([await unreadOf(contributor), (await noticesOf(contributor)).length]).toEqual([1, 1]);
    await pool`update notices set made_at = made_at - interval '2 minutes' where user_id = ${contributor}`;
    await approve('Later');
    expect(await toldTo(contributor)).toEqual([
      'invoice-approved Later',
      'invoice-approved Fourth',
    ]);
  });

  test('for a send that failed or is late, to the person who scheduled it', async () => {
    const sender = await buildStaff(pool, 'editor');
    const [failed, late] = [
      await buildDigest(pool, { siteId: desk.siteId, subject: 'Failed one' }),
      await buildDigest(pool, { siteId: desk.siteId, subject: 'Late one' }),
    ];
    await write(
      pool,
      sender,
      (db) => db`update campaigns set send_time = '09:00' where id = any(${[failed, late]}::int[])`,
    );
    await pool`update campaigns set status = 'failed' where id = ${failed}`;
    await pool`update campaigns set status = 'late' where id = ${late}`;
    expect(await toldTo(sender)).toEqual(['send-late Late one', 'send-failed Failed one']);
    await pool`update campaigns set status = 'draft' where id = ${late}`;
    expect(await toldTo(sender)).toEqual(['send-failed Failed one']);
  });

  test('for a send that stays unconfirmed, once, and removed when it is settled', async () => {
    const sender = await buildStaff(pool, 'editor');
    const id = await buildDigest(pool, { siteId: desk.siteId, subject: 'Asked' });
    await write(pool, sender, (db) => db`update campaigns set status = 'unknown' where id = ${id}`);
    await tellUnknownSends(pool);
    expect(await toldTo(sender)).toEqual([]);
    await pool`alter table campaigns disable trigger touch_record`;
    await pool`update campaigns set updated_at = now() - interval '2 minutes' where id = ${id}`;
    await pool`alter table campaigns enable trigger touch_record`;
    for (let minute = 0; minute < 3; minute += 1) await tellUnknownSends(pool);
    expect(await toldTo(sender)).toEqual(['send-unknown Asked']);
    await pool`update campaigns set status = 'draft' where id = ${id}`;
    expect(await toldTo(sender)).toEqual([]);
  });

  test('for a flagged post, to every editor except the one who flagged it', async () => {
    const [author, one, other, left] = [
      await buildStaff(pool, 'author'),
      await buildStaff(pool, 'editor'),
      await buildStaff(pool, 'editor'),
      await buildStaff(pool, 'editor'),
    ];
    await pool`update users set is_disabled = true where id = ${left}`;
    const id = await buildNewsItem(pool, { siteId: desk.siteId, status: 5, headline: 'Fire' });
    const mark = (by: number, version: number, isOn: boolean) =>
      server.as(by).call(newsItemEditEndpoints.mark, {
        body: { id, version, mark: 'flaggedForEditor', is_on: isOn },
      });
    expect((await mark(one, 1, true)).status).toBe(200);
    expect(await noticesOf(other)).toMatchObject([
      { event: 'post-flagged', kind: 'post', record: { id, title: 'Fire', siteId: desk.siteId } },
    ]);
    for (const person of [author, one]) expect(await toldTo(person)).toEqual([]);
    const [{ n } = { n: 0 }] = await pool<{ n: number }[]>`
      select count(*)::int as n from notices where user_id = ${left}`;
    expect(n).toBe(0);
    await mark(one, 2, false);
    expect(await toldTo(other)).toEqual([]);
  });

  test('for a post that someone else publishes, to its authors', async () => {
    const [author, editor] = [await buildStaff(pool, 'author'), await buildStaff(pool, 'editor')];
    const [byline] = await pool<{ id: number }[]>`
      insert into authors (name, user_id) values ('Ana Ruiz', ${author}) returning id`;
    const post = () =>
      buildNewsItem(pool, {
        siteId: desk.siteId,
        status: 5,
        headline: 'Told',
        authorIds: [byline?.id ?? 0],
      });
    const publish = (by: number | null, id: number) =>
      write(pool, by, (db) => db`update news_items set status = 0 where id = ${id}`);
    await publish(editor, await post());
    await publish(author, await post());
    await publish(null, await post());
    expect(await toldTo(author)).toEqual(['post-published Told']);
  });

  test('when a partner changes what a staff member edited last, and the other way around', async () => {
    const { alpha, people } = showcase;
    const change = (by: number, website: string) =>
      write(
        pool,
        by,
        (db) => db`
        update showcase_firms set website = ${website} where id = ${alpha.firm}`,
      );
    await change(people.admin, 'https://one.example');
    await change(people.alpha, 'https://two.example');
    await change(people.alpha, 'https://three.example');
    expect(await noticesOf(people.admin)).toMatchObject([
      { event: 'other-side-changed', kind: 'firm', record: { title: 'Alpha firm' } },
    ]);
    await change(people.admin, 'https://four.example');
    // A partner sees no names of staff.
    expect(await noticesOf(people.alpha)).toMatchObject([
      { event: 'other-side-changed', who: 'Staff', record: { id: alpha.firm } },
    ]);
  });
});

describe('the notifications of a person', () => {
  const add = (userId: number, recordId: number, count = 1) => pool`
    insert into notices (user_id, event, record_kind, record_id)
    select ${userId}, 'post-flagged', 'post', ${recordId} from generate_series(1, ${count})`;

  test('come in pages, are marked as read one by one or all at once, and no one else’s are', async () => {
    const [person, other] = [await buildStaff(pool, 'editor'), await buildStaff(pool, 'editor')];
    const post = await buildNewsItem(pool, { siteId: desk.siteId });
    await add(person, post, noticePageSize + 2);
    await add(other, post);
    const client = server.as(person);
    const { body } = await client.call(noticeEndpoints.list);
    expect(body.nodes).toHaveLength(noticePageSize);
    const older = await client.call(noticeEndpoints.list, { query: { before: body.next ?? 0 } });
    expect([older.body.nodes.length, older.body.next]).toEqual([2, null]);
    expect(await unreadOf(person)).toBe(noticePageSize + 2);
    const [newest] = body.nodes;
    const readOne = (id: number) => client.call(noticeEndpoints.readOne, { params: { id } });
    expect((await readOne(newest?.id ?? 0)).status).toBe(200);
    expect((await readOne(newest?.id ?? 0)).status).toBe(200);
    const [foreign] = await noticesOf(other);
    expect((await readOne(foreign?.id ?? 0)).status).toBe(404);
    await add(person, post);
    await client.call(noticeEndpoints.readAll, { body: { upTo: newest?.id } });
    // Notifications that arrived after the list was read are still unread.
    expect(await unreadOf(person)).toBe(1);
    expect(await unreadOf(other)).toBe(1);
    await add(person, post, 120);
    expect(await unreadOf(person)).toBe(100);
  });

  test('tell the newest that is unread and in the bell, for that person only', async () => {
    const [person, other] = [await buildStaff(pool, 'editor'), await buildStaff(pool, 'editor')];
    const post = await buildNewsItem(pool, { siteId: desk.siteId });
    const newestOf = async (id: number) =>
      (await server.as(id).call(noticeEndpoints.unread)).body.newest;
    expect(await newestOf(person)).toBe(0);
    await add(person, post, 2);
    await add(other, post);
    const [newest, first] = await noticesOf(person);
    expect(await newestOf(person)).toBe(newest?.id);
    await server.as(person).call(noticeEndpoints.readOne, { params: { id: newest?.id ?? 0 } });
    expect(await newestOf(person)).toBe(first?.id);
    await add(person, post);
    const [mailed] = await noticesOf(person);
    await pool`update notices set in_bell = false where id = ${mailed?.id ?? 0}`;
    expect(await newestOf(person)).toBe(first?.id);
  });

  test('name no deleted record and none that the roles no longer open', async () => {
    const person = await buildStaff(pool, 'editor');
    const [kept, gone] = [
      await buildNewsItem(pool, { siteId: desk.siteId, headline: 'Kept' }),
      await buildNewsItem(pool, { siteId: desk.siteId, headline: 'Gone' }),
    ];
    await add(person, kept);
    await add(person, gone);
    await pool`update news_items set status = 4, deleted_at = now() where id = ${gone}`;
    expect(await toldTo(person)).toEqual(['post-flagged unnamed', 'post-flagged Kept']);
    await pool`delete from user_roles where user_id = ${person}`;
    expect(await toldTo(person)).toEqual(['post-flagged unnamed', 'post-flagged unnamed']);
  });

  test('name nothing of another organization to a partner', async () => {
    const { people, beta } = showcase;
    await pool`delete from notices`;
    await pool`insert into notices (user_id, event, record_kind, record_id)
      values (${people.alpha}, 'other-side-changed', 'firm', ${beta.firm})`;
    const client = server.as(people.alpha);
    expect(await toldTo(people.alpha)).toEqual(['other-side-changed unnamed']);
    const [one] = await noticesOf(people.alpha);
    expect(
      (await client.call(noticeEndpoints.readOne, { params: { id: one?.id ?? 0 } })).status,
    ).toBe(200);
    expect(await unreadOf(people.alpha)).toBe(0);
    expect(await noticesOf(people.beta)).toEqual([]);
  });

  test('are deleted after 90 days', async () => {
    const person = await buildStaff(pool, 'editor');
    await add(person, 1, 2);
    await pool`update notices set made_at = now() - make_interval(days => ${noticeDays + 1})
      where id = (select max(id) from notices where user_id = ${person})`;
    await retainNow(pool);
    expect(await noticesOf(person)).toHaveLength(1);
  });
});
