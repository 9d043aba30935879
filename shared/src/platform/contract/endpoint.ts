import type { z } from 'zod';
import type { ScreenKey } from '../../screens.ts';
import { accessOf } from '../access/access.ts';
import type { Access, TokenScope } from '../access/screen.ts';
import type { WordPlaces } from './api-words.ts';
import type { Effect, Subject } from './subjects.ts';
import { wordPlaces } from './word-places.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Who may call: anyone who can open one of these screens, or an explicit access. */
type CallableBy = { usedBy: readonly ScreenKey[] } | { access: Access };

/** A call that uploads one file: multipart/form-data with the part `file`; its text parts are the body. */
export interface UploadRule {
  /** Largest file that is read, in bytes; a larger one is a 413. */
  maxBytes: number;
  /** File types that the browser offers; the handler checks the actual content. */
  types: readonly string[];
  /** True for a handler that streams the file, so that its size does not affect memory. */
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
  /** The reply on success; a `string` reply is an HTML page unless `produces` is set. */
  reply: R;
  /** Content type of a `string` reply, such as 'text/csv; charset=utf-8'. */
  produces?: string;
  /** Read-only keys that a whole record sent back may carry; they are ignored. Others are refused. */
  ignores?: readonly string[];
  /** True for a handler that calls outside services and so opens its own transactions. */
  ownTransactions?: boolean;
  /** True for invoices: callers who do not review invoices use the database role that sees only their own. */
  isContributorsOwn?: boolean;
  /** True when a signed link opens it too: the handler checks the link of a request that has one. */
  allowsSignedLink?: boolean;
  /** True when changing nothing although the method is not GET (a search by POST). */
  isRead?: boolean;
  /** True for what people may do before they have turned on the two-step sign-in that their role demands. */
  isBeforeCodes?: boolean;
  /** True for a call that may change something and is still answered in read-only mode (decision 144). */
  isAllowedReadOnly?: boolean;
  /** The scope of API tokens that allows it, in place of a screen. */
  scope?: TokenScope;
  /** True for what needs a proof in the last 15 minutes of who the caller is (decision 138). Closed to API tokens. */
  freshProof?: boolean;
  /** True when the reply holds a secret that must never be saved, so a repeat is done again. */
  isSecret?: boolean;
  /** The subjects this call shows; its cached reply is stale when one of them was touched. */
  shows?: readonly Subject[];
  /** The subjects this call changes; every call that shows one of them is refetched. */
  touches?: readonly Subject[];
}

/** Where words are translated in requests and replies. Why separate from the schemas: the built web app includes only this. */
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
> = Declaration<P, Q, B, R> & {
  access: Access;
  /** The screens that need it, where access comes from them; API tokens are limited by these. */
  usedBy?: readonly ScreenKey[];
  upload?: UploadRule;
  wordPlaces: CallWordPlaces;
};

/** A declared call that uploads one file. */
export type UploadEndpoint<
  P extends z.ZodType = z.ZodType,
  Q extends z.ZodType = z.ZodType,
  B extends z.ZodType = z.ZodType,
  R extends z.ZodType = z.ZodType,
> = Endpoint<P, Q, B, R> & { upload: UploadRule };

/** A declared call that streams its file. */
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
