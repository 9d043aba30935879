import { newsItemEditEndpoints } from '@masthead/shared/editorial/posts/news-item-edit.endpoints.ts';
import { subscriberImportEndpoints } from '@masthead/shared/email/audiences/audience.endpoints.ts';
import { campaignMessages } from '@masthead/shared/email/campaigns/campaign.messages.ts';
import { dailyDigestEndpoints } from '@masthead/shared/email/daily-digests/daily-digest.endpoints.ts';
import { newsAlertOperations } from '@masthead/shared/email/news-alerts/news-alert.operations.ts';
import { invoiceEndpoints } from '@masthead/shared/finance/invoices/invoice.endpoints.ts';
import { refusals } from '@masthead/shared/platform/contract/errors.ts';
import { imageEndpoints } from '@masthead/shared/platform/images/image.endpoints.ts';
import { chatEndpoints } from '@masthead/shared/workspace/chat/chat.endpoints.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestClient, type TestServer } from '../../../test/server.ts';
import { openSession } from '../../../test/session.ts';
import { buildNewsItem } from '../../editorial/posts/news-items.testing.ts';
import { buildReadyDigest, buildSite } from '../../email/campaigns/campaigns.testing.ts';
import {
  buildDesk,
  buildInvoice,
  type InvoiceDesk,
} from '../../finance/invoices/invoices.testing.ts';
import { buildStaff } from '../../people/users/users.testing.ts';
import { buildMember, words } from '../../workspace/chat/chat.testing.ts';
import { twoColours } from '../images/images.testing.ts';
import { type CutApp, openCutApp } from './cut-commits.testing.ts';
import { patience } from './idempotency.ts';

/** Commits that are cut of each act with a key, and as many without; `LOST_COMMITS=25` cuts 500 in about a minute. */
const cuts = Number(process.env.LOST_COMMITS ?? 5);

let server: TestServer;
let app: CutApp;
let desk: InvoiceDesk;
const usual = patience.ms;
let site: Awaited<ReturnType<typeof buildSite>>;
beforeAll(async () => {
  server = await startTestServer({ config: { logLevel: 'silent' } });
  app = await openCutApp(server);
  desk = await buildDesk(server.pool);
  site = await buildSite(server.pool);
  // Why: of acts with transactions of their own a repeat waits for the first, which here has ended.
  patience.ms = 1;
});
afterAll(async () => {
  patience.ms = usual;
  await app.close();
  await server.stop();
});

/** An act of a person, made ready: how it is asked for, and how often it has been done. */
interface Ready {
  person: number;
  ask: (by: TestClient) => Promise<{ status: number; error?: { message: string[] } }>;
  /** Of an act in several steps the most of any of them: a later one may be missing, none may come twice. */
  done: () => Promise<number>;
}

let made = 0;
const name = () => `Act ${++made}`;

const countOf = async (rows: PromiseLike<readonly object[]>) => (await rows).length;

const acts: Record<string, () => Promise<Ready>> = {
  async 'an invoice is created'() {
    const description = name();
    const { contributor, editor, siteId } = desk;
    const body = {
      editorId: editor,
      siteId,
      type: 'Article',
      date: '2026-11-10',
      amount: '125.50',
      description,
    };
    return {
      person: contributor,
      ask: (by) => by.call(invoiceEndpoints.create, { body }),
      done: () => countOf(server.pool`select id from invoices where description = ${description}`),
    };
  },
  async 'an invoice is approved'() {
    const { id, version } = await buildInvoice(server.pool, desk);
    return {
      person: desk.otherEditor,
      ask: (by) => by.call(invoiceEndpoints.approve, { body: { invoices: [{ id, version }] } }),
      done: () =>
        countOf(server.pool`
          select id from changes where table_name = 'invoices' and record_id = ${String(id)} and action = 'update'`),
    };
  },
  async 'an article is created'() {
    const headline = name();
    const body = {
      type: 'article',
      site_id: site.id,
      section_id: site.sections.get('Arts'),
      headline,
    };
    return {
      person: desk.editor,
      ask: (by) => by.call(newsItemEditEndpoints.create, { body }),
      done: () => countOf(server.pool`select id from news_items where headline = ${headline}`),
    };
  },
  async 'an article is cloned'() {
    const headline = name();
    const id = await buildNewsItem(server.pool, { siteId: site.id, status: 5, headline });
    return {
      person: desk.editor,
      ask: (by) =>
        by.call(newsItemEditEndpoints.clone, {
          query: { siteId: site.id, sectionId: site.sections.get('Arts') ?? 0 },
          body: { id },
        }),
      done: async () =>
        (await countOf(server.pool`
          select id from news_items where headline like ${`%${headline}`}`)) - 1,
    };
  },
  async 'a news alert is created'() {
    const subject = name();
    return {
      person: await buildStaff(server.pool, 'email-campaign'),
      ask: async (by) => {
        const { status, errors, raw } = await by.run(newsAlertOperations.createNewsAlert, {
          siteId: site.id,
          subject,
        });
        const [error] = errors;
        if (!error) return { status, error: raw.json() };
        const isAway = error.extensions.code === 'UNAVAILABLE';
        return { status: isAway ? 503 : status, error: { message: [error.message] } };
      },
      done: () => countOf(server.pool`select id from campaigns where subject = ${subject}`),
    };
  },
  async 'a test email is sent'() {
    const person = await buildStaff(server.pool, 'editor');
    const { id } = await buildReadyDigest(server.pool);
    return {
      person,
      ask: (by) => by.call(dailyDigestEndpoints.postTestEmail, { params: { id } }),
      done: async () => {
        const noted = server.pool`select id from test_emails where user_id = ${person}`;
        const mailed = server.pool`
          select m.id from outbox_messages m join users u on u.email = m.recipient where u.id = ${person}`;
        return Math.max(await countOf(noted), await countOf(mailed));
      },
    };
  },
  async 'an email is sent now'() {
    const { id } = await buildReadyDigest(server.pool);
    const [seen] = await server.pool`select version from campaigns where id = ${id}`;
    return {
      person: desk.editor,
      ask: (by) => by.call(dailyDigestEndpoints.sendNow, { body: { id, version: seen?.version } }),
      done: async () => {
        const asked = server.pool`
          select id from changes
           where table_name = 'campaigns' and record_id = ${String(id)} and after ->> 'status' = 'unknown'`;
        const mailings = server.pool`select id from mailings where campaign_id = ${id}`;
        return Math.max(await countOf(asked), await countOf(mailings));
      },
    };
  },
  async 'a chat message is sent'() {
    const message = name();
    const body = words(message);
    return {
      person: await buildMember(server.pool),
      ask: (by) => by.call(chatEndpoints.send, body),
      done: () => countOf(server.pool`select id from chat_messages where message = ${message}`),
    };
  },
  async 'a picture is uploaded'() {
    const file = { name: `${name()}.png`, bytes: await twoColours(20, 20).png().toBuffer() };
    return {
      person: desk.editor,
      ask: (by) => by.upload(imageEndpoints.upload, { file }),
      done: () => countOf(server.pool`select id from images where original_name = ${file.name}`),
    };
  },
  async 'an import is begun'() {
    const fileName = `${name()}.csv`;
    const { audienceId } = await buildReadyDigest(server.pool);
    return {
      person: desk.admin,
      ask: (by) =>
        by.upload(subscriberImportEndpoints.import, {
          params: { id: audienceId },
          file: { bytes: 'email\na@b.example\n', name: fileName, type: 'text/csv' },
        }),
      done: () => countOf(server.pool`select id from imports where file_name = ${fileName}`),
    };
  },
};

/** Nobody knows whether it was done; of an email its own sentence also says the way on. */
const unsure = [refusals.maybeSaved, campaignMessages.providerUnconfirmed];
const isAnswered = { status: 200, sentence: null };
const sentenceOf = ({ status, error }: Awaited<ReturnType<Ready['ask']>>) => ({
  status,
  sentence: status === 200 ? null : (error?.message[0] ?? null),
});

/** How many commits an act takes, by doing it. */
async function commitsOf({ token, ask, done }: Ready & { token: string }): Promise<number> {
  app.cutCommit(0);
  expect(sentenceOf(await ask(app.as(token)))).toEqual(isAnswered);
  expect(await done()).toBe(1);
  const { commits } = app.mend();
  expect(commits).toBeGreaterThan(0);
  return commits;
}

describe.each(Object.keys(acts))('%s, and the answer to a commit is lost', (act) => {
  const ready = async () => {
    const made = await (acts[act] as () => Promise<Ready>)();
    return { ...made, token: await openSession(server.pool, made.person) };
  };

  test('with a key it is done once, whichever commit it is', async () => {
    const commits = await commitsOf(await ready());
    for (let round = 0; round < cuts; round += 1) {
      const { token, ask, done } = await ready();
      const by = app.as(token, crypto.randomUUID());
      app.cutCommit(1 + (round % commits));
      const lost = sentenceOf(await ask(by));
      expect(app.mend().isLost).toBe(true);
      expect(lost.status).toBe(503);
      expect([refusals.unavailable, ...unsure]).toContain(lost.sentence);
      const again = sentenceOf(await ask(by));
      // A call with transactions of its own cannot know how far it came, and says so.
      if (again.status !== 409) expect(again).toEqual(isAnswered);
      else expect(again.sentence).toBe(refusals.begunBefore);
      expect(await done()).toBe(1);
    }
  });

  test('without a key it says that it may be saved', async () => {
    const commits = await commitsOf(await ready());
    for (let round = 0; round < cuts; round += 1) {
      const { token, ask, done } = await ready();
      app.cutCommit(1 + (round % commits));
      const lost = sentenceOf(await ask(app.as(token)));
      expect(app.mend().isLost).toBe(true);
      expect(lost.status).toBe(503);
      expect(unsure).toContain(lost.sentence);
      expect(await done()).toBe(1);
    }
  });
});
