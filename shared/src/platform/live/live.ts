import { z } from 'zod';
import { screens } from '../../screens.ts';
import type { Access } from '../access/screen.ts';

/** The address of the WebSocket for live updates. */
export const livePath = '/api/live';
/**
 * The same, for a page that also takes changes: words are then followed by the change where there is one to send along.
 * Why not said in the greeting: a server from before ends a connection whose greeting has more than it knows.
 */
export const liveChangesPath = `${livePath}?changes`;

/**
 * What can be listened to, and who may. A word says only that something has changed: whoever hears it asks by the calls
 * that everybody asks by, which know what they may see (decision 46). Only edits of a text are sent along (decision 145).
 */
export const liveTopics = {
  chat: 'chat-members',
  notices: 'signed-in',
  openings: [
    ...screens.postEdit.access,
    ...screens.dailyDigestEdit.access,
    ...screens.hotwEdit.access,
    ...screens.promoAlertEdit.access,
    ...screens.newsAlertEdit.access,
  ],
  together: screens.postEdit.access,
  comments: screens.postEdit.access,
  suggestions: screens.postEdit.access,
  'read-only': 'signed-in',
} as const satisfies Record<string, Access>;
export type LiveTopic = keyof typeof liveTopics;

/** Topics whose followers can be seen to be there by each other, as long as their connection is open. */
export const livePlaces = ['chat'] as const satisfies LiveTopic[];
export type LivePlace = (typeof livePlaces)[number];

/**
 * The first and only thing that a browser says: who is there, and where. The token stands here, since an address
 * is written into logs.
 */
export const liveHello = z.strictObject({
  token: z.string().min(20).max(200),
  place: z.enum(livePlaces).optional(),
});
export type LiveHello = z.infer<typeof liveHello>;

/** Words of the server that are no topic: it listens from here on, and it is still there. */
export const liveWords = { ready: 'ready', alive: 'alive' } as const;

/** How the server ends a connection. */
export const liveEnds = {
  /** The session has ended, or there was none. */
  signedOut: 4401,
  /** The first message was not a greeting, or came too late. */
  noGreeting: 4400,
  /** Reconnect in a moment. */
  tryAgain: 1013,
} as const;

/** Interval of the server's heartbeat; a browser that receives nothing for twice as long reconnects. */
export const liveBeatMs = 15_000;

/** Interval of presence updates; presence expires after three times as long. */
export const presenceBeatMs = 5000;
