import { createHmac, timingSafeEqual } from 'node:crypto';
import { dayMs } from '@masthead/shared/platform/values/dates.ts';

/** What a signed name says: which slot on which site, for a click also which listing (0: the slot itself). */
export interface ShowcaseName {
  siteId: number;
  slotId: number;
  listingId: number;
  /** False once its days are over: it still leads to its target, and counts nothing. */
  isCounted: boolean;
}

/** Why: an answer may lie in caches for a day and a page may stay open over night. */
const validDays = 3;

/** The day on which names are signed; answers that are older are built again. Equal on every server. */
export const signingDay = (now: Date): number => Math.floor(now.getTime() / dayMs);

/** Signs and reads the names that pages send back; they cannot be made elsewhere, nor used for each other. */
export function showcaseTokens(key: string) {
  const sign = (kind: 'event' | 'click', text: string) =>
    createHmac('sha256', key).update(`showcase:${kind}:${text}`).digest('base64url').slice(0, 27);
  const write = (kind: 'event' | 'click', ids: number[], now: Date) => {
    const text = [...ids, signingDay(now) + validDays].join('.');
    return `${text}.${sign(kind, text)}`;
  };
  const read = (kind: 'event' | 'click', token: string, now: Date): ShowcaseName | null => {
    const parts = /^((\d{1,10})\.(\d{1,10})\.(\d{1,10})\.(\d{1,7}))\.([\w-]{27})$/.exec(token);
    if (!parts) return null;
    const [siteId = 0, slotId = 0, listingId = 0, lastDay = 0] = parts.slice(2, 6).map(Number);
    const given = Buffer.from(parts[6] ?? '');
    const right = Buffer.from(sign(kind, parts[1] ?? ''));
    if (!timingSafeEqual(given, right)) return null;
    return { siteId, slotId, listingId, isCounted: signingDay(now) <= lastDay };
  };
  return {
    event: (siteId: number, slotId: number, now: Date) => write('event', [siteId, slotId, 0], now),
    click: (siteId: number, slotId: number, listingId: number | null, now: Date) =>
      write('click', [siteId, slotId, listingId ?? 0], now),
    readEvent: (token: string, now: Date) => read('event', token, now),
    readClick: (token: string, now: Date) => read('click', token, now),
  };
}
export type ShowcaseTokens = ReturnType<typeof showcaseTokens>;
