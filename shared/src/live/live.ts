import { z } from 'zod';
import type { Access } from '../screen.ts';

/** Where a browser listens to what changes. */
export const livePath = '/api/live';

/**
 * What can be listened to, and who may. A word says only that something has changed, never what: whoever
 * hears it asks by the calls that everybody asks by, which know what they may see (decision 46).
 */
export const liveTopics = { chat: 'chat-members', notices: 'signed-in' } as const satisfies Record<
  string,
  Access
>;
export type LiveTopic = keyof typeof liveTopics;

/** The first and only thing that a browser says. The token stands here, since an address is written into logs. */
export const liveHello = z.strictObject({ token: z.string().min(20).max(200) });

/** Words of the server that are no topic: it listens from here on, and it is still there. */
export const liveWords = { ready: 'ready', alive: 'alive' } as const;

/** How the server ends a line. */
export const liveEnds = {
  /** The session has ended, or there was none. */
  signedOut: 4401,
  /** What was said first was no greeting, or came too late. */
  noGreeting: 4400,
  /** Begin anew in a moment. */
  tryAgain: 1013,
} as const;

/** While nothing happens the server says so this often; a browser that hears nothing for twice as long begins anew. */
export const liveBeatMs = 15_000;
