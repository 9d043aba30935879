import type { z } from 'zod';
import type { ScreenKey } from '../../screens.ts';
import { accessOf } from '../access/access.ts';
import type { Access } from '../access/screen.ts';
import type { WordPlaces } from './api-words.ts';
import { operationDocument } from './graphql-text.ts';
import type { Effect, Subject } from './subjects.ts';
import { wordPlaces } from './word-places.ts';

/** One GraphQL field of the root types; the server builds its schema from these declarations. */
export interface Operation<A extends z.ZodObject = z.ZodObject, R extends z.ZodType = z.ZodType> {
  kind: 'query' | 'mutation';
  name: string;
  summary: string;
  access: Access;
  /** The screens that need it, where access comes from them; API tokens are limited by these. */
  usedBy?: readonly ScreenKey[];
  args: A;
  reply: R;
  /** Fields of the answer that the web app does not ask for: they cost a lookup of their own. */
  unasked?: readonly string[];
  /** The subjects this operation shows; its cached reply is stale when one of them was touched. */
  shows?: readonly Subject[];
  /** The subjects this operation changes; everything that shows one of them is refetched. */
  touches?: readonly Subject[];
  /** It deletes the record that it names. */
  deletes?: boolean;
  /** The document that the web app sends. */
  document: string;
  /** Where words are translated in requests and replies. */
  wordPlaces: { args: WordPlaces | null; reply: WordPlaces | null };
}

/** Declares one GraphQL operation; access comes from the screens that use it. */
export function operation<A extends z.ZodObject, R extends z.ZodType>(
  declared: Omit<Operation<A, R>, 'access' | 'usedBy' | 'document' | 'wordPlaces'> &
    ({ usedBy: readonly ScreenKey[] } | { access: Access }) &
    Effect,
): Operation<A, R> {
  const access = 'usedBy' in declared ? accessOf(declared.usedBy) : declared.access;
  return {
    ...declared,
    access,
    get document() {
      return operationDocument(declared);
    },
    get wordPlaces() {
      return { args: wordPlaces(declared.args), reply: wordPlaces(declared.reply) };
    },
  };
}
