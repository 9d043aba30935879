import { beforeAll, describe, expect, test } from 'vitest';
import { declaredEndpoints, declaredOperations } from '../../../test/declared.ts';
import { withTestServer } from '../../../test/server.ts';
import { buildUser } from '../../people/users/users.testing.ts';
import { write } from '../db/client.ts';
import { buildForeign, builtKinds, changeForeign, storedOf } from './isolation.testing.ts';
import {
  type Askers,
  buildAskers,
  fieldsOf,
  isOfPerson,
  sent,
  takes,
} from './isolation-askers.testing.ts';
import { deletedId, foreignId, idOf, missingId } from './isolation-ids.testing.ts';
import { isOnlyRead } from './view-as.ts';

const server = withTestServer({ config: { logLevel: 'silent' } });
const endpoints = (await declaredEndpoints()).filter(([name]) => name !== 'authEndpoints.logout');
const operations = await declaredOperations();
let askers: Askers;

/** Whoever may make every call on every record: of what is a person's own that person, else an admin. */
const clientFor = (name: string) =>
  askers.clients[isOfPerson(name) || name.startsWith('profile') ? 'keeper' : 'admin'];

/** Emails of every kind have ids of their own. */
const idFor = (name: string, id: number) => {
  const slugs = { hotw: 'hotw', promoalert: 'promo-alert', newsalert: 'news-alert' };
  const slug = Object.entries(slugs).find(([word]) => name.toLowerCase().includes(word))?.[1];
  return idOf(slug ?? '', id);
};

/** What single calls ask for besides before they look for their record. */
const needed = (name: string) =>
  ({
    'subscriberEndpoints.add': { email: 'a@example.com' },
    'subscriberEndpoints.holdBack': { email: 'a@example.com' },
    'subscriberEndpoints.changeStatus': { from: 'subscribed', to: 'unsubscribed' },
    'newsItemEditEndpoints.tag': { tags: [] },
    'newsItemEditEndpoints.together': {
      window_id: '7a0e1b9c-2f43-4d0e-9a51-3c2d1e0f4b5a',
      document: null,
      since: 0,
    },
    'chatEndpoints.edit': { message: 'a' },
    'chatReactionEndpoints.set': { emoji: '👍', is_on: true },
    'commentEndpoints.start': { anchor: null, said: 'a' },
    'commentEndpoints.reply': { thread_id: 1, said: 'a' },
    'commentEndpoints.resolve': { thread_id: 1, is_resolved: true },
    'suggestionEndpoints.save': { version: null, base: '', suggested: '' },
    'suggestionEndpoints.decide': { set_id: 1, version: 1, changes: [0], is_accepted: true },
    'suggestionEndpoints.undo': { set_id: 1, version: 1 },
    'savedViewEndpoints.update': { type: 'article', filters: {} },
    'webhookEndpoints.enable': { isEnabled: true },
    'webhookEndpoints.update': {
      name: 'a',
      url: 'https://a.example',
      events: ['email.sent'],
      siteIds: [],
    },
  })[name];

beforeAll(async () => {
  await buildForeign(server.pool);
  askers = await buildAskers(server);
});

/** Calls that name no record that must be there, or look for it after a form, a whole text or whom to send to. */
const looksLater =
  /conflicts|retention|hints|sections|series\w+\.(list|create)|Import\w*\.(import|chooseLabels)|autosave|PostEndpoints\.preview$|trash|bulkEndpoints.undo/;
const isOfText = /exchangeToken|proof|chat|file/i;
/** Calls that bring back what is deleted, or tell of it. */
const knowsDeleted =
  /restore$|^history|subscriberEndpoints\.(list|export)|segmentEndpoints\.(ofAudience|terms)|previewLinks|invoiceEndpoints.update|newsItemEndpoints.remove/;

const naming = endpoints.filter(
  ([name, { path, body }]) => (/:\w/.test(path) || takes(body, 'id')) && !looksLater.test(name),
);
const notThere = '{"message":["This record does not exist."]}';
const impossible = [
  ...['0', '-1', '1.5', '01', '1e0', ' 1', '+1', '0x1', '2147483648', '9223372036854775808'],
  ...['9'.repeat(199), '9'.repeat(400), 'abc', '1;', "1'", '\u{1f32e}'],
];
test.each(naming)(
  '%s knows no record that is not there, deleted or impossible',
  async (name, endpoint) => {
    const asking = (id: number | string) => {
      const { params, ...rest } = sent(
        typeof id === 'number' ? id : missingId,
        endpoint,
        needed(name),
      );
      // Why: a test that says to whom it goes is refused for that before it looks.
      const more = name.endsWith('postTestEmail') ? {} : rest;
      return { params: typeof id === 'string' ? { ...params, id } : params, ...more };
    };
    const isOfNumber = endpoint.path.includes(':id') && !isOfText.test(name);
    const asks = [
      missingId,
      ...(knowsDeleted.test(name) ? [] : [idFor(name, deletedId)]),
      ...(isOfNumber ? impossible : []),
    ].map(asking);
    for (const ask of asks) {
      const { raw } = await clientFor(name).call(endpoint, ask);
      expect([ask.params.id, raw.statusCode, raw.body]).toEqual([ask.params.id, 404, notThere]);
    }
  },
);

/** Calls that name something of a record besides, whose own tests find it. */
const namesMore =
  /^version|^contentEndpoints|File|chatEndpoints|revision$|labels$|hotwEndpoints\.listing|external/;
test('what is there is found by the same calls', async () => {
  const reads = naming.filter(([name, one]) => isOnlyRead(one) && !namesMore.test(name));
  const lost: string[] = [];
  for (const [name, endpoint] of reads) {
    const { status } = await clientFor(name).call(endpoint, sent(idFor(name, foreignId), endpoint));
    if (status === 404) lost.push(name);
  }
  expect(lost).toEqual([]);
});

const graphs = operations.filter(({ args }) => takes(args, 'id'));
test.each(graphs.map((one) => [one.name, one] as const))(
  'GraphQL %s knows no record that is not there or deleted',
  async (name, operation) => {
    for (const id of [missingId, idFor(name, deletedId)]) {
      const { errors } = await askers.clients.admin.run(operation, { id, version: 1 });
      expect(errors[0]?.extensions.code).toBe('NOT_FOUND');
    }
  },
);

/** Calls that are sent a form (`platform/http/upload.test.ts`), or whose body is read after their record is looked for. */
const readsLater = /upload$|import$|failedJob/;
const taking = endpoints.filter(([name, { body }]) => fieldsOf(body) && !readsLater.test(name));
test.each(taking)('%s takes no field that it does not declare', async (name, endpoint) => {
  const ask = sent(foreignId, endpoint);
  const body = { ...ask.body, surprise: 1 };
  const { status, error } = await clientFor(name).call(endpoint, { ...ask, body });
  expect(status).toBe(400);
  expect(error.message).toContain('Unknown field "surprise".');
});

describe('on top of a change of somebody else', () => {
  let maria: number;
  beforeAll(async () => {
    maria = await buildUser(server.pool, { username: 'maria' });
    await write(server.pool, maria, changeForeign);
  });
  const stored = () => Promise.all(builtKinds.map((slug) => storedOf(server.pool, slug)));
  const first = {
    message:
      'Person maria changed this record after you opened it. Review the differences or overwrite.',
  };

  /** Calls that know more than the version of their record, and say so in words of their own. */
  const hasOwnWords =
    /workflow|suggestion|autosave|restoreRevision|saveEvent|savedView|sendBack|readOnly/;
  const saves = endpoints.filter(
    ([name, { body }]) => takes(body, 'version') && !hasOwnWords.test(name),
  );
  test.each(saves)('%s says who was first, and changes nothing', async (name, endpoint) => {
    const before = await stored();
    const ask = sent(idFor(name, foreignId), endpoint, needed(name));
    const { status, error } = await clientFor(name).call(endpoint, ask);
    expect([status, error.message]).toEqual([409, [first.message]]);
    expect(error.conflict).toEqual({
      version: 2,
      changedBy: 'Person maria',
      changedById: maria,
      changedAt: expect.any(String),
    });
    expect(await stored()).toEqual(before);
    // Why: tags may be set by programs that know no version.
    if (name === 'newsItemEditEndpoints.tag') return;
    const blind = { ...ask, body: { ...ask.body, version: undefined } };
    const unseen = await clientFor(name).call(endpoint, blind);
    expect([unseen.status, unseen.error.message]).toEqual([
      400,
      [expect.stringMatching(/^The version is missing\.|^"version" is missing\.$/)],
    ]);
    expect(await stored()).toEqual(before);
  });

  const written = operations.filter(({ args }) => takes(args, 'version'));
  test.each(written.map((one) => [one.name, one] as const))(
    'GraphQL %s says who was first',
    async (name, operation) => {
      const before = await stored();
      const ids = { id: idFor(name, foreignId) };
      const { errors } = await askers.clients.admin.run(operation, { ...ids, version: 1 });
      expect(errors[0]).toMatchObject({
        ...first,
        extensions: { code: 'CONFLICT', conflict: { version: 2 } },
      });
      const unseen = await askers.clients.admin.run(operation, ids);
      expect(unseen.errors[0]?.message).toMatch(/^The version is missing\./);
      expect(await stored()).toEqual(before);
    },
  );
});
