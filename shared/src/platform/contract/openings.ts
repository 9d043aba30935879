import { z } from 'zod';
import type { ScreenKey } from '../../screens.ts';
import { id } from '../values/fields.ts';
import { endpoint } from './endpoint.ts';

/** Somebody else's window, or another one of one's own, in which a record is open. */
const opening = z.object({
  user_id: z.int(),
  name: z.string(),
  image_url: z.string().nullable(),
  opened_at: z.iso.datetime(),
});

/** What a window says of itself. */
const openingSaid = z.object({
  id,
  window_id: z.uuid('A window has a UUID'),
  is_closing: z.boolean().default(false),
});
export type Opening = z.output<typeof opening>;
export type OpeningSaid = z.output<typeof openingSaid>;

export const openingMessages = {
  yourOtherWindow: 'you, in another window',
  alsoOpen: (names: string[]) => `Also open: ${names.join(', ')}`,
};

interface Opened {
  /** '/api/news-item' */
  path: string;
  /** 'post', as in 'has a post open' */
  noun: string;
  usedBy: readonly ScreenKey[];
}

/** The call by which a window says that it has a record open, and is told who else has. */
export const openingsCall = ({ path, noun, usedBy }: Opened) =>
  endpoint({
    method: 'PUT',
    path: `${path}/openings`,
    summary: `Says that a window has a ${noun} open, or not any more; answers with the other windows.`,
    usedBy,
    body: openingSaid,
    touches: [],
    reply: z.array(opening),
  });
export type OpeningsCall = ReturnType<typeof openingsCall>;
