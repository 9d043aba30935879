import { noticeChoiceEndpoints } from '@masthead/shared/platform/notices/notice-choice.endpoints.ts';
import '../../app/mantine-styles.ts';
import '../../app/reset.css';
import '../../app/fonts.css';
import '../../app/app.css';
import { notifications } from '@mantine/notifications';
import { authorEndpoints } from '@masthead/shared/editorial/authors/author.endpoints.ts';
import { bulkEndpoints } from '@masthead/shared/editorial/posts/bulk.endpoints.ts';
import { savedViewEndpoints } from '@masthead/shared/editorial/posts/saved-view.endpoints.ts';
import { campaignEndpoints } from '@masthead/shared/email/campaigns/campaign.endpoints.ts';
import { emailTemplateOperations } from '@masthead/shared/email/templates/email-template.operations.ts';
import { passkeyEndpoints } from '@masthead/shared/people/profile/passkey.endpoints.ts';
import { authEndpoints } from '@masthead/shared/people/sign-in/auth.endpoints.ts';
import { siteEndpoints } from '@masthead/shared/people/sites/site.endpoints.ts';
import { userEndpoints } from '@masthead/shared/people/users/user.endpoints.ts';
import type { SignedInUser } from '@masthead/shared/platform/access/auth.ts';
import type { Role } from '@masthead/shared/platform/access/roles.ts';
import type { Endpoint } from '@masthead/shared/platform/contract/endpoint.ts';
import type { ErrorBody } from '@masthead/shared/platform/contract/errors.ts';
import type { Operation } from '@masthead/shared/platform/contract/operation.ts';
import { translate } from '@masthead/shared/platform/contract/translate.ts';
import { readOnlyEndpoints } from '@masthead/shared/platform/system/read-only.endpoints.ts';
import { systemEndpoints } from '@masthead/shared/platform/system/system.endpoints.ts';
import { deskEndpoints } from '@masthead/shared/workspace/home/desk.endpoints.ts';
import { noticeEndpoints } from '@masthead/shared/workspace/notices/notice.endpoints.ts';
import { createMemoryHistory } from '@tanstack/react-router';
import { type ComponentProps, useEffect } from 'react';
import { vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { z } from 'zod';
import { App } from '../../app/App.tsx';
import { followSession } from '../../app/guard.ts';
import { createQueryClient } from '../../app/query-client.ts';
import { createAppRouter, type Pages } from '../../app/routes.tsx';
import { keepFills, keepFocus } from './keep-focus.testing.ts';
import { resetSession, startSession, watchSession } from './session.ts';
import { readToken, storeToken } from './token.ts';

/** What a fake answer sees of a call. */
export interface FakeRequest {
  params: Record<string, string>;
  query: Record<string, string>;
  body: unknown;
  token: string | null;
}

/** Anything else than a plain 200: `throw new FakeAnswer(409, { message: ['...'] })`. */
export class FakeAnswer {
  status: number;
  body: unknown;
  headers: Record<string, string>;
  constructor(status: number, body: unknown, headers: Record<string, string> = {}) {
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

/** A refusal in the shape of the contract. */
export const failing = (status: number, body: ErrorBody) => new FakeAnswer(status, body);

interface Answer {
  name: string;
  matches: (method: string, path: string, body: unknown) => Record<string, string> | null;
  /** The call in the words of the product, as the page has made it. */
  hears: (request: FakeRequest) => FakeRequest;
  /** The answer in the words of the API. */
  says: (reply: unknown) => unknown;
  reply: (request: FakeRequest) => unknown;
}

type Reply<R extends z.ZodType> =
  | z.output<R>
  | FakeAnswer
  | ((request: FakeRequest) => z.output<R> | FakeAnswer | Promise<z.output<R> | FakeAnswer>);

const nothing = z.undefined();

const asFunction = (reply: unknown) =>
  typeof reply === 'function' ? (reply as Answer['reply']) : () => reply;

/** Answers an endpoint; the reply is checked against the contract by its type. */
export function answer<
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  R extends z.ZodType,
>(endpoint: Endpoint<P, Q, B, R>, reply: Reply<R>): Answer {
  const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');
  const pattern = new RegExp(`^${endpoint.path.replace(/:\w+/g, '([^/]+)')}$`);
  return {
    name: `${endpoint.method} ${endpoint.path}`,
    matches: (method, path) => {
      const found = method === endpoint.method && pattern.exec(path);
      return found ? Object.fromEntries(names.map((name, i) => [name, found[i + 1] ?? ''])) : null;
    },
    hears: (request) => ({
      ...request,
      query: translate(endpoint.query ?? nothing, request.query) as FakeRequest['query'],
      body: translate(endpoint.body ?? nothing, request.body),
    }),
    says: (given) => translate(endpoint.reply, given),
    reply: asFunction(reply),
  };
}

/** Answers a GraphQL operation. */
export function answerOperation<A extends z.ZodObject, R extends z.ZodType>(
  operation: Operation<A, R>,
  reply: Reply<R>,
): Answer {
  const { name } = operation;
  const called = new RegExp(`{ ${name}\\b`);
  return {
    name: `graphql ${name}`,
    matches: (_method, path, body) =>
      path === '/graphql' && called.test(String((body as { query: string }).query)) ? {} : null,
    hears: (request) => {
      const { query, variables } = request.body as { query: string; variables: unknown };
      return { ...request, body: { query, variables: translate(operation.args, variables) } };
    },
    says: (given) => {
      const { data } = given as { data: Record<string, unknown> };
      return { data: { [name]: translate(operation.reply, data[name]) } };
    },
    reply: async (request) => {
      const { variables } = request.body as { variables: unknown };
      const data = await asFunction(reply)({ ...request, body: variables });
      return data instanceof FakeAnswer ? data : { data: { [name]: data } };
    },
  };
}

/** Somebody with one role, in the owner organization. */
export function person(role: Role, changes: Partial<SignedInUser> = {}): SignedInUser {
  return {
    id: role.length,
    username: role,
    name: `Pat ${role}`,
    email: `${role}@example.com`,
    imageUrl: null,
    organizationId: 1,
    isStaff: true,
    isAdmin: role === 'admin',
    isChatMember: false,
    roles: [role],
    ...changes,
  };
}

const site = (id: number, city: string) => ({
  id,
  property: 'CityBeat',
  city,
  url: 'https://example.com',
  name: `CityBeat ${city}`,
  isMain: true,
});
export const sites = [site(1, 'Austin'), site(2, 'Houston')];

const standardAnswers = (user: SignedInUser | null): Answer[] => [
  answer(authEndpoints.session, () => user ?? new FakeAnswer(401, { message: ['Sign in.'] })),
  answer(authEndpoints.logout, {}),
  answer(authEndpoints.options, { openId: null, hasPasskeys: false }),
  answer(passkeyEndpoints.list, { isPossible: false, passkeys: [] }),
  answer(siteEndpoints.list, sites),
  answer(authorEndpoints.list, [{ id: 7, name: 'Ana Ruiz', title: null, avatar: null }]),
  answer(userEndpoints.list, []),
  answerOperation(emailTemplateOperations.emailTemplates, []),
  answer(bulkEndpoints.undoable, []),
  answer(savedViewEndpoints.list, []),
  answer(campaignEndpoints.sending, { isHeld: false }),
  answer(deskEndpoints.get, { items: [], failedJobs: 0, namedJobs: [] }),
  answer(noticeEndpoints.unread, { count: 0, newest: 0 }),
  answer(noticeChoiceEndpoints.choices, { choices: [], chat: null }),
  answer(systemEndpoints.needs, []),
  answer(readOnlyEndpoints.state, {
    isOn: false,
    sentence: null,
    since: null,
    by: null,
    version: 1,
  }),
];

interface Options {
  /** Who is signed in; nobody without it. */
  as?: SignedInUser;
  /** Answers that come before the standard ones. */
  api?: Answer[];
  /** Pages to mount instead of the product's. */
  pages?: Pages;
}

/** A line to the server on which nothing is said; a test that listens puts its own in its place. */
class SilentSocket {
  send() {}
  close() {}
}
globalThis.WebSocket = SilentSocket as never;

let stop: () => void = () => {};
keepFocus();
keepFills();

/** Why: what a page is still to ask for must not be asked of the server of the next test. */
function StoppingApp({ stop, ...props }: ComponentProps<typeof App> & { stop: () => void }) {
  useEffect(() => stop, [stop]);
  return <App {...props} />;
}

/** Opens the product at an address, with a server made of typed answers. */
export async function openPage(address: string, { as, api = [], pages = {} }: Options = {}) {
  stop();
  notifications.clean();
  const calls: { name: string; request: FakeRequest }[] = [];
  vi.stubGlobal('fetch', fakeFetch([...api, ...standardAnswers(as ?? null)], calls));
  resetSession();
  if (as) storeToken(`token of ${as.username}`);
  const queryClient = createQueryClient();
  const router = createAppRouter(createMemoryHistory({ initialEntries: [address] }), pages);
  const stops = [watchSession(), followSession(router, queryClient)];
  stop = () => {
    for (const one of stops) one();
  };
  void startSession();
  const screen = await render(
    <StoppingApp router={router} queryClient={queryClient} stop={stop} />,
  );
  const callsTo = (name: string) => calls.filter((call) => call.name === name);
  return { screen, router, queryClient, calls, callsTo };
}

function fakeFetch(
  answers: Answer[],
  calls: { name: string; request: FakeRequest }[],
): typeof fetch {
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, 'http://masthead.test');
    const method = init?.method ?? 'GET';
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
    const token = new Headers(init?.headers).get('authorization')?.slice(7) ?? readToken();
    for (const { name, matches, hears, says, reply } of answers) {
      const params = matches(method, url.pathname, body);
      if (!params) continue;
      const query = Object.fromEntries(url.searchParams);
      const request = hears({ params, query, body, token });
      calls.push({ name, request });
      const given = await reply(request);
      init?.signal?.throwIfAborted();
      const {
        status,
        body: said,
        headers,
      } = given instanceof FakeAnswer ? given : new FakeAnswer(200, given);
      return asResponse(new FakeAnswer(status, status < 300 ? says(said) : said, headers));
    }
    calls.push({
      name: `unexpected ${method} ${url.pathname}`,
      request: { params: {}, query: {}, body, token },
    });
    return asResponse(
      new FakeAnswer(500, { message: [`No fake answer for ${method} ${url.pathname}.`] }),
    );
  };
}

const isText = (headers: FakeAnswer['headers']) => headers['content-type']?.startsWith('text/');

const asResponse = ({ status, body, headers }: FakeAnswer) =>
  new Response(isText(headers) ? String(body) : JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  });
