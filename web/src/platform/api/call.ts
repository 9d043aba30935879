import { otherPath, translateAt } from '@masthead/shared/platform/contract/api-words.ts';
import type { Endpoint, UploadEndpoint } from '@masthead/shared/platform/contract/endpoint.ts';
import { type ErrorBody, sentences } from '@masthead/shared/platform/contract/errors.ts';
import type { Operation } from '@masthead/shared/platform/contract/operation.ts';
import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { noteEffect } from './double-click.ts';
import { askForProof } from './fresh-proof.ts';
import { keyOf, noteAnswered } from './request-keys.ts';
import { readToken } from './token.ts';
import { type Follows, noteShown, noteTouched } from './touched.ts';

/** The error of a failed call; `message` is the sentence to show. Status 0: the server was not reached. */
export class ApiError extends Error {
  status: number;
  messages: string[];
  errors: NonNullable<ErrorBody['errors']>;
  requestId: string | undefined;
  conflict: ErrorBody['conflict'];
  secondFactor: ErrorBody['secondFactor'];
  needsProof: boolean;

  constructor(status: number, body: Partial<ErrorBody>) {
    const messages = body.message?.length ? body.message : [sentences.unexpected];
    super(messages[0]);
    this.status = status;
    this.messages = messages;
    this.errors = body.errors ?? [];
    this.requestId = body.requestId;
    this.conflict = body.conflict;
    this.secondFactor = body.secondFactor;
    this.needsProof = body.needsProof ?? false;
  }

  /** The session is over, or the roles do not allow the call: the person is signed out. */
  get isRefusal(): boolean {
    return this.status === 401 || this.status === 403;
  }
}

/** Address parts are text, but callers may pass numbers for them. */
type Loose<T> = {
  [K in keyof T]: string extends Exclude<T[K], undefined> ? T[K] | number : T[K];
};
type Part<K extends string, S extends z.ZodType, T = Loose<z.input<S>>> = [z.input<S>] extends [
  undefined,
]
  ? unknown
  : object extends T
    ? { [key in K]?: T }
    : { [key in K]: K extends 'body' ? z.input<S> : T };
type Input<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType> = Part<'params', P> &
  Part<'query', Q> &
  Part<'body', B>;

export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** The token to use instead of the stored one. */
  token?: string;
  keepalive?: boolean;
  /** Background call, not started by a user action. */
  isBackground?: boolean;
  /** Read the response as a Blob, unless it is an error. */
  isFile?: boolean;
  /** The same call, when it has been sent already. */
  begun?: Promise<Response> | undefined;
}
type Arguments<I> = object extends I
  ? [input?: I, options?: CallOptions]
  : [input: I, options?: CallOptions];

let onRefusal: (error: ApiError) => void = () => {};

/** Registers the handler for a 401 or 403 of the current session. */
export function setRefusalHandler(handler: (error: ApiError) => void): void {
  onRefusal = handler;
}

/** Calls an endpoint of the contract and answers with its reply. Throws an ApiError. */
export async function call<
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  R extends z.ZodType,
>(endpoint: Endpoint<P, Q, B, R>, ...rest: Arguments<Input<P, Q, B>>): Promise<z.output<R>> {
  return (await callWithHeaders(endpoint, ...rest)).reply;
}

/** The same, with the headers of the answer (lists count in `x-count`). */
export async function callWithHeaders<
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  R extends z.ZodType,
>(
  endpoint: Endpoint<P, Q, B, R>,
  ...[input, options]: Arguments<Input<P, Q, B>>
): Promise<{ reply: z.output<R>; headers: Headers }> {
  const { params, query, body } = inApi(endpoint, input);
  const sent = send({
    method: endpoint.method,
    address: fillPath(endpoint.path, params) + queryString(query),
    body,
    isPublic: endpoint.access === 'public',
    isRead: endpoint.method === 'GET' || endpoint.isRead === true,
    options: options ?? {},
  });
  const response = await followed(endpoint.path, endpoint, input, sent);
  const reply = translateAt(endpoint.wordPlaces.reply, response.content) as z.output<R>;
  return { reply, headers: response.headers };
}

export interface UploadOptions extends CallOptions {
  /** Upload progress, from 0 to 1. */
  onProgress?: ((part: number) => void) | undefined;
}

/** Sends a file, with `body` as the text parts of the form. Throws an ApiError. */
export async function callUpload<
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  R extends z.ZodType,
>(
  endpoint: UploadEndpoint<P, Q, B, R>,
  input: { file: File } & Part<'params', P> & Part<'body', B>,
  options: UploadOptions = {},
): Promise<z.output<R>> {
  const { params, body } = inApi(endpoint, input);
  const form = new FormData();
  for (const [name, value] of Object.entries((body ?? {}) as Record<string, unknown>))
    if (value !== undefined && value !== null)
      form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  form.append('file', input.file, input.file.name);
  const sent = send({
    method: endpoint.method,
    address: fillPath(endpoint.path, params),
    body: form,
    isPublic: false,
    isRead: false,
    options,
  });
  const { content } = await followed(endpoint.path, endpoint, input, sent);
  return translateAt(endpoint.wordPlaces.reply, content) as z.output<R>;
}

/** Calls one GraphQL operation of the contract. Throws an ApiError. */
export const callOperation = <A extends z.ZodObject, R extends z.ZodType>(
  operation: Operation<A, R>,
  args: z.input<A>,
  options: CallOptions = {},
): Promise<z.output<R>> =>
  followed(operation.name, operation, args, sendOperation(operation, args, options));

async function sendOperation<A extends z.ZodObject, R extends z.ZodType>(
  operation: Operation<A, R>,
  args: z.input<A>,
  options: CallOptions,
): Promise<z.output<R>> {
  const { content } = await send({
    method: 'POST',
    address: '/graphql',
    body: { query: operation.document, variables: translateAt(operation.wordPlaces.args, args) },
    isPublic: operation.access === 'public',
    isRead: operation.kind === 'query',
    options,
  });
  const { data, errors } = content as GraphqlAnswer;
  const failure = errors?.[0];
  if (failure) throw refused(new ApiError(...graphqlFailure(failure)), options.token);
  return translateAt(operation.wordPlaces.reply, data?.[operation.name]) as z.output<R>;
}

/** A cached read of an endpoint: the key is the endpoint and its input. */
export const queryOf = <
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  R extends z.ZodType,
>(
  endpoint: Endpoint<P, Q, B, R>,
  ...[input]: object extends Input<P, Q, B> ? [input?: Input<P, Q, B>] : [input: Input<P, Q, B>]
) => {
  // Why here: what an answer of another call was kept as is shown without ever being asked for.
  noteShown(endpoint.path, endpoint);
  return queryOptions({
    queryKey: [endpoint.path, input ?? {}],
    queryFn: ({ signal }): Promise<z.output<R>> =>
      call(endpoint, ...([input ?? {}, { signal }] as unknown as Arguments<Input<P, Q, B>>)),
  });
};

/** A cached read of a GraphQL operation: the key is its name and its arguments. */
export const operationQueryOf = <A extends z.ZodObject, R extends z.ZodType>(
  operation: Operation<A, R>,
  args: z.input<A>,
) => {
  noteShown(operation.name, operation);
  return queryOptions({
    queryKey: [operation.name, args],
    queryFn: ({ signal }): Promise<z.output<R>> => callOperation(operation, args, { signal }),
  });
};

/** The request body, in the words of the API. */
function inApi({ wordPlaces: places }: Endpoint, input: unknown): RawInput {
  const { params, query, body } = (input ?? {}) as RawInput;
  return {
    ...(params && { params }),
    ...(query && { query: translateAt(places.query, query) as typeof query }),
    ...(body !== undefined && { body: translateAt(places.body, body) }),
  };
}

interface RawInput {
  params?: Record<string, string | number>;
  query?: Record<string, string | number | undefined>;
  body?: unknown;
}

interface GraphqlFailure {
  message: string;
  extensions?: Partial<ErrorBody> & { status?: number };
}
interface GraphqlAnswer {
  data?: Record<string, unknown> | null;
  errors?: GraphqlFailure[];
}

interface Outgoing {
  method: string;
  address: string;
  body?: unknown;
  isPublic: boolean;
  isRead: boolean;
  options: UploadOptions;
}

const fillPath = (path: string, params: RawInput['params'] = {}) =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));

function queryString(query: RawInput['query'] = {}): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') search.set(key, String(value));
  }
  return search.size > 0 ? `?${search}` : '';
}

/**
 * Makes a call and announces the subjects that it shows or touches. After a 404 or 409 the data on the screen counts
 * as stale.
 */
async function followed<T>(key: string, declared: Follows, input: unknown, sent: Promise<T>) {
  noteShown(key, declared);
  try {
    const answer = await sent;
    noteTouched(declared, input);
    return answer;
  } catch (error) {
    if (error instanceof ApiError && [404, 409].includes(error.status))
      // Why subjects only: records that were not deleted are refetched, too.
      noteTouched({ touches: declared.touches ?? [] }, input);
    throw error;
  }
}

async function send(outgoing: Outgoing): Promise<{ content: unknown; headers: Headers }> {
  if (!outgoing.isRead && !outgoing.options.isBackground) noteEffect();
  const token = outgoing.options.token ?? readToken();
  const response = await fetchTwice(outgoing, token);
  const isFile = outgoing.options.isFile && response.ok;
  const content = isFile ? await response.blob() : await contentOf(response);
  if (response.ok) return { content, headers: response.headers };
  const error = new ApiError(response.status, asErrorBody(content));
  if (error.needsProof && !outgoing.options.isBackground && (await askForProof()))
    return send(outgoing);
  throw outgoing.isPublic ? error : refused(error, token ?? undefined);
}

/** Sends a request, with one retry after a short outage. A request keeps its idempotency key until it is answered. */
async function fetchTwice(outgoing: Outgoing, token: string | null): Promise<Response> {
  const { isRead, isPublic, method, address, body, options } = outgoing;
  if (isRead || isPublic || !token) {
    const response = await fetchOnce(outgoing, { token, begun: options.begun });
    if (response.status !== 503 || !isRead) return response;
    await pause(retryDelay(response));
    return fetchOnce(outgoing, { token });
  }
  const isForm = body instanceof FormData;
  const sent = isForm
    ? crypto.randomUUID()
    : `${token} ${method} ${address} ${JSON.stringify(body)}`;
  const key = keyOf(sent);
  let response = await fetchOnce(outgoing, { token, key }).catch(async (error: unknown) => {
    // Why not background calls: they have their own retry.
    const isOwnMatter = options.keepalive || options.isBackground;
    // Why not a file: its upload is begun by the person, who sees how far it came.
    if (!(error instanceof ApiError) || isForm || isOwnMatter || !navigator.onLine) throw error;
    await pause(1000);
    return fetchOnce(outgoing, { token, key });
  });
  // Why a 502, too: it comes from a proxy that lost its connection to the server.
  if (isBrief(response) || (response.status === 502 && !isForm)) {
    await pause(retryDelay(response));
    response = await fetchOnce(outgoing, { token, key });
  }
  if (response.status < 500 || isForm) noteAnswered(sent);
  return response;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** True when the server asks for an immediate retry; a longer delay is an outage. */
const isBrief = ({ status, headers }: Response) =>
  status === 503 && Number(headers.get('retry-after') ?? 60) <= 3;

interface Sending {
  token: string | null;
  /** The Idempotency-Key of a request. */
  key?: string;
  begun?: Promise<Response> | undefined;
}

let uploadModule: Promise<typeof import('./upload.ts')> | undefined;

async function fetchOnce(
  { method, address, body, options }: Outgoing,
  { token, key, begun }: Sending,
) {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (key) headers['idempotency-key'] = key;
  if (token) headers.authorization = `Bearer ${token}`;
  const isForm = body instanceof FormData;
  // Why: the browser sets the content type of a form with its boundary.
  if (body !== undefined && !isForm) headers['content-type'] = 'application/json';
  const request: RequestInit = {
    method,
    headers,
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    ...(options.signal && { signal: options.signal }),
    ...(options.keepalive && { keepalive: true }),
  };
  try {
    if (begun) return await begun;
    if (!options.onProgress) return await globalThis.fetch(address, request);
    // Why lazy: few screens upload. Why cached: files must be sent in the order they were chosen.
    uploadModule ??= import('./upload.ts');
    const { sendWithProgress } = await uploadModule;
    return await sendWithProgress(address, request, options.onProgress);
  } catch (cause) {
    uploadModule = undefined;
    if (options.signal?.aborted) throw cause;
    throw new ApiError(0, { message: [sentences.offline] });
  }
}

const retryDelay = (response: Response) =>
  Math.min(Number(response.headers.get('retry-after') ?? 1) || 1, 3) * 1000;

async function contentOf(response: Response): Promise<unknown> {
  const text = await response.text();
  if (!response.headers.get('content-type')?.includes('json')) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const asErrorBody = (content: unknown): Partial<ErrorBody> => {
  const body = (content ?? {}) as Partial<ErrorBody> & GraphqlAnswer;
  if (Array.isArray(body.message)) return inOurWords(body);
  const failure = body.errors?.[0] as GraphqlFailure | undefined;
  return failure?.message ? graphqlFailure(failure)[1] : {};
};

function graphqlFailure({ message, extensions }: GraphqlFailure): [number, Partial<ErrorBody>] {
  return [extensions?.status ?? 500, inOurWords({ ...extensions, message: [message] })];
}

/** The fields that an answer speaks of, as we call them. */
const inOurWords = (body: Partial<ErrorBody>): Partial<ErrorBody> => ({
  ...body,
  ...(body.errors && {
    errors: body.errors.map(({ path, message }) => ({ path: otherPath(path), message })),
  }),
});

/** Why: an answer to a token that is no longer in use must not end the session that followed it. */
function refused(error: ApiError, token: string | undefined): ApiError {
  if (error.isRefusal && (token === undefined || token === readToken())) onRefusal(error);
  return error;
}
