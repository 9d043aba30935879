import { z } from 'zod';
import type { ScreenKey } from '../../screens.ts';
import { id } from '../values/fields.ts';
import { endpoint } from './endpoint.ts';

/** Another window (another user's or the user's own) that has a record open. */
const opening = z.object({
  user_id: z.int(),
  name: z.string(),
  image_url: z.string().nullable(),
  opened_at: z.iso.datetime(),
});

/** A window's report about itself. */
const openingSaid = z.object({
  id,
  window_id: z.uuid('A window ID must be a UUID'),
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

/** The call with which a window reports an open record and learns who else has it open. */
export const openingsCall = ({ path, noun, usedBy }: Opened) =>
  endpoint({
    method: 'PUT',
    path: `${path}/openings`,
    summary: `Reports that a window has opened or closed a ${noun}; returns the other open windows.`,
    usedBy,
    body: openingSaid,
    touches: [],
    reply: z.array(opening),
  });
export type OpeningsCall = ReturnType<typeof openingsCall>;
