import type { z } from 'zod';
import type { ScreenKey } from '../../screens.ts';
import { accessOf } from '../access/access.ts';
import type { Access } from '../access/screen.ts';
import type { WordPlaces } from './api-words.ts';
import type { Effect, Subject } from './subjects.ts';
import { wordPlaces } from './word-places.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Who may call: whoever may open one of these screens, or a stated access. */
type CallableBy = { usedBy: readonly ScreenKey[] } | { access: Access };

/** A call that takes one file: multipart/form-data with the part `file`; its text parts are the body. */
export interface UploadRule {
  /** Largest file that is read, in bytes; a larger one is a 413. */
  maxBytes: number;
  /** Kinds of files that the browser offers; what a file really is the handler finds out. */
  types: readonly string[];
  /** True for a handler that takes the file while it comes, so that its size is no matter of memory. */
  isStreamed?: boolean;
}

interface Declaration<P, Q, B, R> {
  method: Method;
  /** Path with `:name` parts, as the server and the web app both read it. */
  path: string;
  /** One sentence for the API documentation. */
  summary: string;
  params?: P;
  query?: Q;
  body?: B;
  /** What a success answers with; a `string` answer is a page of HTML unless `produces` says otherwise. */
  reply: R;
  /** Content type of a `string` answer, such as 'text/csv; charset=utf-8'. */
  produces?: string;
  /** Read-only keys that a whole record sent back may carry; they are ignored. Others are refused. */
  ignores?: readonly string[];
  /** True for a handler that calls outside services and so opens its own transactions. */
  ownTransactions?: boolean;
  /** True for invoices: whoever does not review them runs as the database role that sees only their own. */
  isContributorsOwn?: boolean;
  /** True when a signed link opens it too: the handler checks the link of a request that has one. */
  allowsSignedLink?: boolean;
  /** True when changing nothing although the method is not GET (a search by POST). */
  isRead?: boolean;
  /** What of it is out of date when one of these was touched. */
  shows?: readonly Subject[];
  /** What it changes: whatever shows one of these is read again. */
  touches?: readonly Subject[];
}

/** Where words are turned in what is sent and answered. Why beside the schemas: the built web app has this alone. */
interface CallWordPlaces {
  query?: WordPlaces | null;
  body?: WordPlaces | null;
  reply: WordPlaces | null;
}

/** One REST call of the product: the server registers it and the web app calls it from this. */
export type Endpoint<
  P extends z.ZodType = z.ZodType,
  Q extends z.ZodType = z.ZodType,
  B extends z.ZodType = z.ZodType,
  R extends z.ZodType = z.ZodType,
> = Declaration<P, Q, B, R> & { access: Access; upload?: UploadRule; wordPlaces: CallWordPlaces };

/** A declared call that takes one file. */
export type UploadEndpoint<
  P extends z.ZodType = z.ZodType,
  Q extends z.ZodType = z.ZodType,
  B extends z.ZodType = z.ZodType,
  R extends z.ZodType = z.ZodType,
> = Endpoint<P, Q, B, R> & { upload: UploadRule };

/** A declared call that takes its file while it comes. */
export type StreamedUploadEndpoint<
  P extends z.ZodType = z.ZodType,
  Q extends z.ZodType = z.ZodType,
  B extends z.ZodType = z.ZodType,
  R extends z.ZodType = z.ZodType,
> = Endpoint<P, Q, B, R> & { upload: UploadRule & { isStreamed: true } };

/** Declares one REST call; `usedBy` names the screens that need it, which decides who may call. */
export function endpoint<
  R extends z.ZodType,
  P extends z.ZodType = z.ZodUndefined,
  Q extends z.ZodType = z.ZodUndefined,
  B extends z.ZodType = z.ZodUndefined,
>(
  declared: Declaration<P, Q, B, R> &
    CallableBy &
    Effect & { upload: UploadRule & { isStreamed: true } },
): StreamedUploadEndpoint<P, Q, B, R>;
export function endpoint<
  R extends z.ZodType,
  P extends z.ZodType = z.ZodUndefined,
  Q extends z.ZodType = z.ZodUndefined,
  B extends z.ZodType = z.ZodUndefined,
>(
  declared: Declaration<P, Q, B, R> & CallableBy & Effect & { upload: UploadRule },
): UploadEndpoint<P, Q, B, R>;
export function endpoint<
  R extends z.ZodType,
  P extends z.ZodType = z.ZodUndefined,
  Q extends z.ZodType = z.ZodUndefined,
  B extends z.ZodType = z.ZodUndefined,
>(declared: Declaration<P, Q, B, R> & CallableBy & Effect): Endpoint<P, Q, B, R>;
export function endpoint(
  declared: Declaration<z.ZodType, z.ZodType, z.ZodType, z.ZodType> & CallableBy & Effect,
): Endpoint {
  const access = 'usedBy' in declared ? accessOf(declared.usedBy) : declared.access;
  const { query, body, reply } = declared;
  return {
    ...declared,
    access,
    get wordPlaces() {
      return {
        query: query ? wordPlaces(query) : null,
        body: body ? wordPlaces(body) : null,
        reply: wordPlaces(reply),
      };
    },
  };
}
