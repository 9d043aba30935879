import { may } from '@masthead/shared/platform/access/access.ts';
import { tokenMay } from '@masthead/shared/platform/access/api-token.ts';
import { otherWord } from '@masthead/shared/platform/contract/api-words.ts';
import type { Endpoint, UploadRule } from '@masthead/shared/platform/contract/endpoint.ts';
import { plainSentence } from '@masthead/shared/platform/contract/plain-sentence.ts';
import { translate } from '@masthead/shared/platform/contract/translate.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Sessions } from '../access/sessions.ts';
import { isOnlyRead, logViewing, refuseWhileViewing } from '../access/view-as.ts';
import { bearerToken, isProofFresh, type Viewer } from '../access/viewer.ts';
import { asContributor, asPartner, asPerson, type Db, type Pool, write } from '../db/client.ts';
import { withToken } from '../db/token-in-hand.ts';
import { type ReadOnly, refuseWhileReadOnly } from '../system/read-only.ts';
import {
  badRequest,
  codesDemanded,
  forbidden,
  notFound,
  notOfToken,
  proofNeeded,
  unauthorized,
} from './errors.ts';
import type { Claim } from './idempotency.queries.ts';
import { claimOf, once, onceIn } from './idempotency.ts';
import {
  type FileReply,
  isFileReply,
  isReadyReply,
  type ReadyReply,
  sendFile,
  sendReady,
} from './replies.ts';
import { writeReply } from './reply-writer.ts';
import {
  checkText,
  openUpload,
  readUpload,
  type StreamedFile,
  type UploadedFile,
  withUploads,
} from './request-bodies.ts';

/** The dependencies every area needs to register its calls. */
export interface Server {
  http: FastifyInstance;
  pool: Pool;
  sessions: Sessions;
  readOnly: ReadOnly;
}

/** The validated input of a handler; its reply is checked against the declaration. */
export interface Call<E extends Endpoint, V = ViewerOf<E>> {
  params: z.output<NonNullable<E['params']>>;
  query: z.output<NonNullable<E['query']>>;
  body: z.output<NonNullable<E['body']>>;
  viewer: V;
  /** The file of a call that is declared with `upload`. */
  file: E extends { upload: { isStreamed: true } }
    ? StreamedFile
    : E extends { upload: UploadRule }
      ? UploadedFile
      : undefined;
  /**
   * Reads run on the pool, writes in one transaction that records the caller. Calls of partners, of the chat and of
   * contributors on invoices run as their database roles. `ownTransactions` calls get the pool.
   */
  db: Db;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** A public call has no viewer even when a token is sent along; it may ask `viewerOf` itself. */
type ViewerOf<E extends Endpoint> = E['access'] extends 'public' ? null : Viewer;

/** A handler's reply; a call of a scope may send a cached one, a call declared with text a file. */
type Answer<E extends Endpoint> =
  | z.input<E['reply']>
  | ReadyReply
  | (string extends z.input<E['reply']> ? FileReply : never);

/** The caller, looked up once per request. An ended session is a 401 with its own sentence. */
export async function viewerOf(server: Server, request: FastifyRequest): Promise<Viewer | null> {
  const token = bearerToken(request);
  return token ? server.sessions.find(token) : null;
}

/**
 * 401 before 403 before anything else in the request; a view as another user is read-only, and so is everything in
 * read-only mode.
 */
export async function admit(
  server: Server,
  request: FastifyRequest,
  reply: FastifyReply,
  declared: Endpoint,
): Promise<Viewer | null> {
  const isPublic = declared.access === 'public';
  // Why: a public call has no caller, but a view as another user must not change anything through it either.
  if (isPublic && isOnlyRead(declared)) return null;
  const viewer = await viewerOf(server, request);
  logViewing(viewer, request, reply);
  refuseWhileViewing(viewer, declared);
  if (isPublic) {
    refuseWhileReadOnly(server.readOnly, declared);
    return null;
  }
  if (!viewer) throw unauthorized();
  if (viewer.mustTurnOnCodes && !declared.isBeforeCodes) throw codesDemanded();
  if (!may(viewer, declared.access)) throw forbidden();
  if (viewer.token && !tokenMay(viewer, viewer.token.screens, declared)) throw notOfToken();
  refuseWhileReadOnly(server.readOnly, declared);
  if (declared.freshProof && !isProofFresh(viewer)) throw proofNeeded();
  return viewer;
}

const sentenceAt = (issue: z.core.$ZodIssue) => ({
  path: issue.path.join('.'),
  message:
    issue.code === 'unrecognized_keys'
      ? `Unknown field "${issue.keys.map(otherWord).join('", "')}".`
      : issue.message,
});

/** Parses with a schema; a wrong value is a 400 with the schema's sentences, first one first. */
export function parse<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value, { error: plainSentence });
  if (!result.success) throw badRequest(...result.error.issues.map(sentenceAt));
  return result.data;
}

/** The maximum body size of a public call. */
export const mostOfStrangers = 16 * 1024;

/** An answer names this many unknown fields at the most. */
const mostUnknownFields = 20;

const knownFields = new WeakMap<Endpoint, ReadonlySet<string>>();

/** The allowed fields of a body, in the words of the API; computed once for each call. */
function knownFieldsOf(declared: Endpoint, body: z.ZodObject): ReadonlySet<string> {
  const found = knownFields.get(declared);
  if (found) return found;
  const names = [...Object.keys(body.shape), ...(declared.ignores ?? [])];
  const known = new Set(names.map(otherWord));
  knownFields.set(declared, known);
  return known;
}

function refuseUnknownFields(declared: Endpoint, body: unknown): void {
  if (!(declared.body instanceof z.ZodObject)) return;
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw badRequest('The request body must be a JSON object.');
  const known = knownFieldsOf(declared, declared.body);
  const unknown = Object.keys(body).filter((key) => !known.has(key));
  if (unknown.length > 0)
    throw badRequest(
      ...unknown
        .slice(0, mostUnknownFields)
        .map((key) => ({ path: otherWord(key), message: `Unknown field "${key}".` })),
    );
}

async function sentIn(
  declared: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<{ body: unknown; file?: UploadedFile | StreamedFile }> {
  if (!declared.upload) return { body: request.body };
  if (!declared.upload.isStreamed) return readUpload(request, declared.upload);
  const sent = await openUpload(request, reply, declared.upload);
  // Why: a client that is still sending reads an early response only after the rest was consumed.
  reply.raw.once('finish', sent.file.drain);
  return sent;
}

async function input(declared: Endpoint, request: FastifyRequest, reply: FastifyReply) {
  checkText(request.params);
  checkText(request.query);
  const params = declared.params?.safeParse(request.params);
  // Why: an id that cannot exist is a record that does not exist, equal to the byte.
  if (params && !params.success) throw notFound();
  const query = declared.query
    ? parse(declared.query, translate(declared.query, request.query))
    : undefined;
  const sent = await sentIn(declared, request, reply);
  const heard = { params: params?.data, query, file: sent.file };
  if (!declared.body) return { ...heard, body: undefined };
  const body = sent.body ?? {};
  refuseUnknownFields(declared, body);
  return { ...heard, body: parse(declared.body, translate(declared.body, body)) };
}

function inDatabase<T>(
  server: Server,
  declared: Endpoint,
  viewer: Viewer | null,
  work: (db: Db) => Promise<T>,
) {
  if (declared.ownTransactions) return work(server.pool);
  if (viewer && declared.access === 'chat-members') return asPerson(server.pool, viewer, work);
  if (viewer && !viewer.isStaff) return asPartner(server.pool, viewer, work);
  if (viewer && declared.isContributorsOwn && !viewer.isEditor)
    return asContributor(server.pool, viewer, work);
  if (declared.method === 'GET' || declared.isRead) return work(server.pool);
  return write(server.pool, viewer?.id ?? null, work);
}

/**
 * Registers a declared call. Order: session, access, input, then the handler. The reply contains only declared
 * fields.
 */
export function handle<const E extends Endpoint>(
  server: Server,
  declared: E,
  handler: (call: Call<E>) => Promise<Answer<E>>,
): void {
  if (declared.upload) withUploads(server.http, (http) => route(http, server, declared, handler));
  else route(server.http, server, declared, handler);
}

function route<E extends Endpoint>(
  http: FastifyInstance,
  server: Server,
  declared: E,
  handler: (call: Call<E>) => Promise<Answer<E>>,
): void {
  http.route({
    method: declared.method,
    url: declared.path,
    // Why: callers who are not signed in send only short bodies.
    ...(declared.access === 'public' ? { bodyLimit: mostOfStrangers } : {}),
    config: { declared },
    // Why: 401 and 403 are decided before the body is read (a stranger cannot make us parse).
    onRequest: async (request, reply) => {
      const hasLink = declared.allowsSignedLink && 'signature' in (request.query as object);
      request.viewer = hasLink ? null : await admit(server, request, reply, declared);
    },
    handler: withToken(async (request, reply) => {
      const heard = await input(declared, request, reply);
      const viewer = request.viewer;
      const answerIn = (db: Db) =>
        handler({ ...heard, viewer, db, request, reply } as unknown as Call<E>);
      if (declared.scope) {
        const answer = await inDatabase(server, declared, viewer, answerIn);
        if (isReadyReply(answer)) return sendReady(reply, answer);
        return reply.type('application/json; charset=utf-8').send(jsonOf(declared, answer));
      }
      if (!mayBeText(declared)) {
        const claim =
          isOnlyRead(declared) || declared.isSecret ? null : claimOf(request, sentOf(heard));
        const jsonIn = async (db: Db) => jsonOf(declared, await answerIn(db));
        const json = await doneOnce(server, declared, { viewer, claim, work: jsonIn });
        return reply.type('application/json; charset=utf-8').send(json);
      }
      const answer = await inDatabase(server, declared, viewer, answerIn);
      const type = declared.produces ?? 'text/html; charset=utf-8';
      if (isFileReply(answer)) return sendFile(reply, answer, type);
      const checked = checkedReply(declared, answer);
      if (typeof checked === 'string') return reply.type(type).send(checked);
      return reply.type('application/json; charset=utf-8').send(inApi(declared, checked));
    }),
  });
}

/** True for a call that answers with a page or a file; no repeat of it is answered from memory. */
const mayBeText = ({ reply, produces }: Endpoint) =>
  produces !== undefined || reply instanceof z.ZodString;

/** The parts of a request that identify a repeat. */
const sentOf = ({
  body,
  file,
}: {
  body: unknown;
  file: UploadedFile | StreamedFile | undefined;
}) => [body, file?.name];

const inApi = ({ reply }: Endpoint, checked: unknown) => JSON.stringify(translate(reply, checked));
/** A reply as JSON, with its declared fields alone. */
export const jsonOf = (declared: Endpoint, answer: unknown) =>
  writeReply(declared.reply, answer) ?? inApi(declared, checkedReply(declared, answer));

function checkedReply(declared: Endpoint, answer: unknown): unknown {
  const checked = declared.reply.safeParse(answer);
  if (!checked.success) throw new ReplyMismatch(declared, checked.error);
  return checked.data;
}

interface Doing {
  viewer: Viewer | null;
  claim: Claim | null;
  work: (db: Db) => Promise<string>;
}

/** Runs a call in the database; one with an Idempotency-Key runs only once. */
function doneOnce(server: Server, declared: Endpoint, { viewer, claim, work }: Doing) {
  if (!claim) return inDatabase(server, declared, viewer, work);
  if (declared.ownTransactions) return once(server.pool, claim, () => work(server.pool));
  return inDatabase(server, declared, viewer, (db) => onceIn(db, claim, () => work(db)));
}

/** A handler answered something its declaration does not know: a defect of ours. */
class ReplyMismatch extends Error {
  constructor(declared: Endpoint, cause: z.ZodError) {
    super(
      `${declared.method} ${declared.path} returned a reply that does not match its declaration`,
      { cause },
    );
  }
}

declare module 'fastify' {
  interface FastifyContextConfig {
    declared?: Endpoint;
  }
  interface FastifyRequest {
    viewer: Viewer | null;
  }
}
