import type { z } from 'zod';
import { accessOf } from './access.ts';
import type { Access } from './screen.ts';
import type { ScreenKey } from './screens.ts';

/** One GraphQL field of the root types; the server builds its schema from these declarations. */
export interface Operation<A extends z.ZodObject = z.ZodObject, R extends z.ZodType = z.ZodType> {
  kind: 'query' | 'mutation';
  name: string;
  summary: string;
  access: Access;
  args: A;
  reply: R;
}

/** Declares one GraphQL operation; access comes from the screens that use it. */
export function operation<A extends z.ZodObject, R extends z.ZodType>(
  declared: Omit<Operation<A, R>, 'access'> &
    ({ usedBy: readonly ScreenKey[] } | { access: Access }),
): Operation<A, R> {
  const access = 'usedBy' in declared ? accessOf(declared.usedBy) : declared.access;
  return { ...declared, access };
}
