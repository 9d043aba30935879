import { z } from 'zod';
import { id } from '../../platform/values/fields.ts';
import { togetherFields, togetherLimits, togetherMessages } from './together.ts';

/** Where somebody's cursor is, as Yjs writes positions. */
const place = z.string().max(500);
const caret = z.strictObject({
  field: z.enum(togetherFields),
  anchor: place,
  head: place,
});
export type TogetherCaret = z.output<typeof caret>;

export const togetherSaid = z.object({
  id,
  window_id: z.uuid('A window ID must be a UUID'),
  /** The document that the window has open; null before the first reply. */
  document: z.uuid().nullable(),
  /** The newest edit that the window has. */
  since: z.int().min(0).max(2_147_483_647),
  /** The window's edits as one Yjs update, in Base64. */
  update: z.base64().max(togetherLimits.update, togetherMessages.tooLong).optional(),
  /** Absent: unchanged. */
  caret: caret.nullable().optional(),
  is_closing: z.boolean().default(false),
});

/** An edit on the live connection: what a window needs that has everything up to `before`. */
export interface TogetherEdit {
  id: number;
  document: string;
  before: number;
  since: number;
  /** A Yjs update, in Base64. */
  update: string;
}

export const togetherReply = z.object({
  /** Another one than the window's: its edits were not taken, and it opens the post again. */
  document: z.uuid().nullable(),
  since: z.int(),
  /** The versions of the post and of its unpublished changes. */
  version: z.int(),
  draft_version: z.int(),
  /** Yjs updates, in Base64. */
  updates: z.array(z.string()),
  writers: z.array(
    z.object({
      window_id: z.uuid(),
      user_id: z.int(),
      name: z.string(),
      image_url: z.string().nullable(),
      caret: caret.nullable(),
    }),
  ),
});
export type TogetherReply = z.output<typeof togetherReply>;
export type Writer = TogetherReply['writers'][number];
