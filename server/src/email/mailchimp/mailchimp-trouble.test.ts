import { dailyDigestEndpoints } from '@masthead/shared/email/daily-digests/daily-digest.endpoints.ts';
import { mailchimpEndpoints } from '@masthead/shared/email/mailchimp/mailchimp.endpoints.ts';
import {
  mailchimpMessages,
  mailchimpReasons,
  mailchimpRefusals,
} from '@masthead/shared/email/mailchimp/mailchimp.messages.ts';
import { emailTemplateEndpoints } from '@masthead/shared/email/templates/email-template.endpoints.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { TestClient } from '../../../test/server.ts';
import { buildStaff } from '../../people/users/users.testing.ts';
import { buildReadyDigest } from '../campaigns/campaigns.testing.ts';
import { startWithMailchimp, type WithMailchimp } from './mailchimp.testing.ts';
import type { Fault } from './mailchimp-peer.testing.ts';
import { problem } from './mailchimp-state.testing.ts';

let at: WithMailchimp;
let admin: TestClient;
beforeAll(async () => {
  at = await startWithMailchimp();
  admin = at.server.as(await buildStaff(at.server.pool, 'admin'));
});
afterEach(() => {
  at.peer.play.fault = () => null;
  at.peer.play.refusal = () => null;
  at.peer.play.told = (_asked, body) => body;
  at.patience.requestMs = 5000;
});
afterAll(() => at.stop());

const failing = (fault: Fault) => {
  at.peer.play.fault = () => fault;
};
/** Calls that fit are refused with a status, and words of Mailchimp. */
const refuse = (what: RegExp, status: number, words = 'Not for you') => {
  at.peer.play.refusal = ({ method, path }) =>
    what.test(`${method} ${path}`) ? problem(status, words) : null;
};
/** Every list of an answer that fits has odd rows before its own. */
const addOdd = (what: RegExp, list: string, odd: unknown[]) => {
  at.peer.play.told = ({ method, path }, body) => {
    if (!what.test(`${method} ${path}`)) return body;
    const { [list]: rows = [], ...rest } = body as Record<string, unknown[]>;
    return { ...rest, [list]: [...odd, ...rows] };
  };
};

describe('choosing an audience', () => {
  const choices = async () => {
    const { siteId, audienceId } = await buildReadyDigest(at.server.pool);
    const query = { siteId };
    const { status, body } = await admin.call(emailTemplateEndpoints.audienceChoices, { query });
    const listed = await admin.call(emailTemplateEndpoints.audiences, { query });
    expect([status, listed.status]).toEqual([200, 200]);
    expect(listed.body).toEqual(body.audiences);
    return { own: audienceId, ids: body.audiences.map(({ id }) => id), unread: body.unread };
  };

  test('offers our own audiences and those of Mailchimp, and has nothing to say', async () => {
    const { own, ids, unread } = await choices();
    expect({ ids, unread }).toEqual({ ids: [own, 'a1b2c3d4e5'], unread: [] });
  });

  test.each<[string, () => void, string]>([
    ['cannot be reached', () => failing('before'), mailchimpReasons.away],
    ['fails', () => failing('error'), mailchimpReasons.away],
    ['refuses the key', () => refuse(/lists/, 401), mailchimpReasons.key],
    ['does not allow it', () => refuse(/lists/, 403), mailchimpReasons.forbidden],
    ['refuses in words', () => refuse(/lists/, 400, 'Too odd.'), 'Too odd.'],
  ])('offers our own while Mailchimp %s, and says what is missing', async (_what, play, reason) => {
    play();
    const { own, ids, unread } = await choices();
    expect(ids).toEqual([own]);
    expect(unread).toEqual([mailchimpMessages.audiencesUnread(reason)]);
  });

  test('does not wait for a Mailchimp that is silent', async () => {
    at.peer.play.fault = () => 'stall';
    at.patience.choicesMs = 200;
    const before = Date.now();
    const { own, ids } = await choices();
    at.patience.choicesMs = 5000;
    at.peer.play.fault = () => null;
    expect(ids).toEqual([own]);
    expect(Date.now() - before).toBeLessThan(4000);
  });

  test('leaves out rows that are odd and says how many, not the whole list', async () => {
    addOdd(/GET \/lists$/, 'lists', [{ id: 7, name: 'A number' }, null]);
    const { own, ids, unread } = await choices();
    expect({ ids, unread }).toEqual({
      ids: [own, 'a1b2c3d4e5'],
      unread: [mailchimpMessages.oddAudiences(2)],
    });
    expect(unread[0]).toBe('2 audiences in Mailchimp can’t be read and are not listed here.');
  });
});

describe('rows that are odd', () => {
  test('in the list of campaigns hide none of ours, and are not taken for ours', async () => {
    const id = await at.ready();
    addOdd(/GET \/campaigns$/, 'campaigns', [{ id: 1, settings: { title: 7 } }, 'odd']);
    at.peer.play.fault = ({ method, path }) =>
      method === 'POST' && path === '/campaigns' && at.peer.account.campaigns.size === 0
        ? 'after'
        : null;
    expect((await at.schedule(id)).body.status).toBe('scheduled');
    expect(at.peer.account.campaigns.size).toBe(1);
    expect((await at.unschedule(id)).body.status).toBe('draft');
    expect(at.peer.account.campaigns.size).toBe(0);
  });

  test('of our own campaign is no reason to create it twice', async () => {
    const id = await at.ready();
    at.peer.play.fault = ({ method, path }) =>
      method === 'POST' && path === '/campaigns' ? 'after' : null;
    at.peer.play.told = ({ method, path }, body) => {
      if (method !== 'GET' || path !== '/campaigns') return body;
      const { campaigns } = body as { campaigns: object[] };
      return { campaigns: campaigns.map((one) => ({ ...one, id: 7 })), total_items: 1 };
    };
    expect((await at.schedule(id)).status).toBe(503);
    expect(at.peer.account.campaigns.size).toBe(1);
    at.peer.account.campaigns.clear();
  });

  test('in its checklist are said, and the others stay', async () => {
    const id = await at.ready();
    at.peer.account.advice = [{ id: 3, type: 'warning', heading: 'From Name', details: 'A word' }];
    addOdd(/send-checklist$/, 'items', [{ type: 7 }]);
    const values = await at.read(id);
    const ask = async () =>
      (await at.editor.call(dailyDigestEndpoints.preflight, { body: { id, values } })).body;
    let said = await ask();
    while (said.isLookingUp) said = await ask();
    at.peer.account.advice = [];
    const sentences = said.findings
      .filter(({ key }) => key.startsWith('provider'))
      .map(({ sentence }) => sentence);
    expect(sentences).toEqual([
      'Mailchimp says: From Name: A word',
      `Mailchimp says: ${mailchimpMessages.unreadPoint}`,
    ]);
  });
});

describe('a refusal', () => {
  const said = ({ status, error }: { status: number; error: { message: string[] } }) => [
    status,
    ...error.message,
  ];

  test.each<[RegExp, keyof typeof mailchimpRefusals]>([
    [/POST \/campaigns$/, 'email'],
    [/PUT .*content$/, 'email'],
    [/actions\/schedule$/, 'email'],
    [/send-checklist$/, 'checklist'],
  ])('of %s while scheduling is told as what it is: %s', async (what, subject) => {
    const id = await at.ready();
    refuse(what, 400, 'Too odd.');
    expect(said(await at.schedule(id))).toEqual([409, mailchimpRefusals[subject]('Too odd.')]);
    expect((await at.read(id)).status).toBe('draft');
  });

  test.each<[number, string, string]>([
    [403, 'x', mailchimpRefusals.audiences(mailchimpReasons.forbidden)],
    [404, '', mailchimpRefusals.audiences(mailchimpReasons.none)],
    [400, 'Too odd.', mailchimpRefusals.audiences('Too odd.')],
    [401, 'x', mailchimpMessages.keyRefusedLater],
  ])(
    'of a read with %i is never told as an email that is not taken',
    async (status, words, says) => {
      const id = await at.ready();
      refuse(/GET \/lists\//, status === 404 ? 405 : status, words);
      const readers = await at.editor.call(dailyDigestEndpoints.readers, { params: { id } });
      expect(said(readers)).toEqual([409, says]);
    },
  );

  test('of a test email, of taking one back and of its state have sentences of their own', async () => {
    const id = await at.ready();
    refuse(/actions\/test$/, 400, 'No more tests.');
    const test = await at.editor.call(dailyDigestEndpoints.postTestEmail, { params: { id } });
    expect(said(test)).toEqual([409, mailchimpRefusals.test('No more tests.')]);
    at.peer.play.refusal = () => null;
    expect((await at.schedule(id)).status).toBe(200);
    refuse(/^GET \/campaigns\//, 400, 'Not now.');
    expect((await at.statusOf(id)).problem).toBe(mailchimpRefusals.campaign('Not now.'));
    expect(said(await at.unschedule(id))).toEqual([409, mailchimpRefusals.campaign('Not now.')]);
  });

  test('of anything but the key does not call the key wrong', async () => {
    refuse(/GET \/lists$/, 403);
    const tried = await admin.call(mailchimpEndpoints.try);
    expect(said(tried)).toEqual([400, mailchimpRefusals.audiences(mailchimpReasons.forbidden)]);
    refuse(/GET \/ping$/, 401);
    expect(said(await admin.call(mailchimpEndpoints.try))).toEqual([
      400,
      mailchimpMessages.keyRefused,
    ]);
  });
});
