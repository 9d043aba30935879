import type { InApi } from '@masthead/shared/platform/contract/api-words.ts';
import type { Endpoint, UploadEndpoint } from '@masthead/shared/platform/contract/endpoint.ts';
import type { ErrorBody } from '@masthead/shared/platform/contract/errors.ts';
import { operationDocument } from '@masthead/shared/platform/contract/graphql-text.ts';
import type { Operation } from '@masthead/shared/platform/contract/operation.ts';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import type { z } from 'zod';
import { buildApp } from '../src/app.ts';
import type { App } from '../src/app-parts.ts';
import type { MailchimpPatience } from '../src/email/mailchimp/mailchimp-client.ts';
import { openMailchimp } from '../src/email/mailchimp/open-mailchimp.ts';
import { builtInProvider } from '../src/email/mailings/built-in-provider.ts';
import { mailLinks } from '../src/email/mailings/mail-links.ts';
import { outboxTransport } from '../src/email/outbox/outbox-transport.ts';
import { openSetUp } from '../src/people/set-up/set-up.ts';
import { hashToken, newToken } from '../src/platform/access/seal.ts';
import { insertSession } from '../src/platform/access/session.queries.ts';
import type { Pool } from '../src/platform/db/client.ts';
import type { MailProvider } from '../src/platform/integrations/mail/mail-provider.ts';
import { type Config, readConfig } from '../src/platform/process/config.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { oneKey } from './one-key.ts';

/** A server with its own database, called without a socket. */
export interface TestServer extends TestDatabase {
  app: App;
  /** A client signed in as this person; null for no session. */
  as(userId: number | null): TestClient;
  /** A client with a given token. */
  withToken(token: string | null): TestClient;
  stop(): Promise<void>;
}

type Sent<E extends Endpoint> = {
  params?: Record<string, string | number>;
  query?: Record<string, string | number>;
  body?: unknown;
  headers?: Record<string, string>;
} & { endpoint?: E };

/** A file to upload. */
export interface SentFile {
  file: { bytes: Uint8Array | string; name?: string; type?: string };
  body?: Record<string, string>;
  params?: Record<string, string | number>;
}

/** A response: its status, and its body as declared or as an error. */
export interface Answer<T> {
  status: number;
  body: T;
  error: ErrorBody;
  raw: LightMyRequestResponse;
}

/** The only way tests call the product: with the names of the API, like every external client. */
export interface TestClient {
  call<E extends Endpoint>(
    endpoint: E,
    sent?: Sent<E>,
  ): Promise<Answer<InApi<z.output<E['reply']>>>>;
  /** Uploads a file, with the texts of `body` as parts before it. */
  upload<E extends UploadEndpoint>(
    endpoint: E,
    sent: SentFile,
  ): Promise<Answer<InApi<z.output<E['reply']>>>>;
  run<O extends Operation>(
    operation: O,
    args: Record<string, unknown>,
  ): Promise<{
    status: number;
    data: InApi<z.output<O['reply']>>;
    errors: { message: string; extensions: { code: string } }[];
    raw: LightMyRequestResponse;
  }>;
}

/** Jobs that tests run by hand: planned jobs are collected in a list. */
export interface PlannedJob {
  queue: string;
  data: object;
  startAfter: Date | undefined;
}

function pathOf(endpoint: Endpoint, sent: Sent<Endpoint>): string {
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(sent.params?.[name] ?? ''),
  );
  const query = new URLSearchParams(
    Object.entries(sent.query ?? {}).map(([key, value]): [string, string] => [key, String(value)]),
  );
  return query.size > 0 ? `${path}?${query.toString()}` : path;
}

function answerOf(raw: LightMyRequestResponse) {
  const isJson = String(raw.headers['content-type']).includes('json');
  const body = isJson ? raw.json() : raw.body;
  return { status: raw.statusCode, body, error: body, raw };
}

/** The form as a browser sends it. */
async function formOf({ file, body = {} }: SentFile) {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) form.append(name, value);
  const bytes = typeof file.bytes === 'string' ? file.bytes : Uint8Array.from(file.bytes);
  form.append('file', new Blob([bytes], { type: file.type ?? '' }), file.name ?? 'file');
  const request = new Request('http://test', { method: 'POST', body: form });
  return {
    payload: Buffer.from(await request.arrayBuffer()),
    type: request.headers.get('content-type') ?? '',
  };
}

/** Calls a server; every request includes `always`. */
export function clientOf(
  app: App,
  token: string | null,
  always: Record<string, string> = {},
): TestClient {
  const headers = (more: Record<string, string> = {}) => ({
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...always,
    ...more,
  });
  return {
    async call(endpoint, sent = {}) {
      const raw = await app.http.inject({
        method: endpoint.method,
        url: pathOf(endpoint, sent),
        headers: headers(sent.headers),
        ...(sent.body === undefined ? {} : { payload: sent.body as object }),
      });
      return answerOf(raw);
    },
    async upload(endpoint, sent) {
      const { payload, type } = await formOf(sent);
      const raw = await app.http.inject({
        method: endpoint.method,
        url: pathOf(endpoint, sent),
        headers: headers({ 'content-type': type }),
        payload,
      });
      return answerOf(raw);
    },
    async run(operation, args) {
      const raw = await app.http.inject({
        method: 'POST',
        url: '/graphql',
        headers: headers(),
        payload: { query: operationDocument(operation), variables: args },
      });
      const answer = raw.json() as { data: Record<string, never> | null; errors?: never[] };
      return {
        status: raw.statusCode,
        data: answer.data?.[operation.name] as never,
        errors: answer.errors ?? [],
        raw,
      };
    },
  };
}

/** Jobs that are only recorded. */
const planning = (planned: PlannedJob[] | undefined) => ({
  plan: async (_db: unknown, queue: string, data: object, startAfter?: Date) => {
    planned?.push({ queue, data, startAfter });
  },
  check: async () => {},
  work: async () => {},
  everyMinute: async () => {},
  stop: async () => {},
});

/** The replaceable external parts of a server. */
export interface TestServerOptions {
  mail?: MailProvider;
  mailchimp?: MailchimpPatience;
  config?: Partial<Config>;
  planned?: PlannedJob[];
  /** True for a database that waits to be set up. */
  isNew?: boolean;
  /** What the product uses in place of its pool. */
  poolFor?: (own: Pool) => Pool;
}

/** The server of a test file or group: available from the next `beforeAll` until after its last test. */
export function withTestServer(options?: TestServerOptions): TestServer {
  const server = {} as TestServer;
  beforeAll(async () => {
    Object.assign(server, await startTestServer(options));
  });
  afterAll(() => server.stop());
  return server;
}

/** Starts the product's server for a test. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const database = await createTestDatabase();
  const pool = options.poolFor?.(database.pool) ?? database.pool;
  const config = {
    ...readConfig({ DATABASE_URL: 'postgres://unused' }),
    requestsPerMinute: 1_000_000,
    publicUrl: 'https://masthead.example',
    ...options.config,
  };
  const links = mailLinks(config.publicUrl, oneKey('test key'));
  const jobs = planning(options.planned);
  const transport = outboxTransport(pool);
  const { publicUrl, mailchimpKey: key, mailchimpUrl: url } = config;
  const builtIn = builtInProvider({ pool, jobs, transport, links, publicUrl, mailFrom: null });
  const { accounts: mailchimp, mail } = openMailchimp({
    pool,
    builtIn,
    key,
    url,
    keys: oneKey('test key'),
    ...(options.mailchimp && { patience: options.mailchimp }),
  });
  const app = await buildApp({
    config,
    pool,
    jobs,
    mail: options.mail ?? mail,
    transport,
    mailchimp,
    links,
    keys: oneKey('test key'),
    setUp: openSetUp(pool, options.isNew ? oneKey('test key') : null),
  });
  await app.http.ready();
  return {
    ...database,
    app,
    withToken: (token) => clientOf(app, token),
    as(userId) {
      if (userId === null) return clientOf(app, null);
      const token = newToken();
      const opened = insertSession(pool, {
        tokenHash: hashToken(token),
        userId,
        userAgent: null,
        absoluteDays: 1,
      });
      const signedIn = clientOf(app, token);
      return {
        call: (endpoint, sent) => opened.then(() => signedIn.call(endpoint, sent)),
        upload: (endpoint, sent) => opened.then(() => signedIn.upload(endpoint, sent)),
        run: (operation, args) => opened.then(() => signedIn.run(operation, args)),
      };
    },
    async stop() {
      await app.http.close();
      await database.drop();
    },
  };
}
