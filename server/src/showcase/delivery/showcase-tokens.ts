import { dayMs } from '@masthead/shared/platform/values/dates.ts';
import type { SigningKeys } from '../../platform/access/signing-keys.ts';

/** The content of a token: slot and site, for a click also the listing (0: the slot itself). */
export interface ShowcaseName {
  siteId: number;
  slotId: number;
  listingId: number;
  /** False once it has expired: it still redirects to its target, but no longer counts. */
  isCounted: boolean;
}

/** Why: caches may hold a response for a day, and a page may stay open overnight. */
const validDays = 3;

/** The day on which tokens are signed, equal on every server. Older responses are rebuilt. */
export const signingDay = (now: Date): number => Math.floor(now.getTime() / dayMs);

/** Signs and verifies the tokens that pages send back. Tokens cannot be forged or used for another kind. */
export function showcaseTokens(keys: SigningKeys) {
  // Why no end: a click on an expired link still leads to its target.
  const signature = { length: 27 };
  const signedText = (kind: 'event' | 'click', text: string) => `showcase:${kind}:${text}`;
  const write = (kind: 'event' | 'click', ids: number[], now: Date) => {
    const text = [...ids, signingDay(now) + validDays].join('.');
    return `${text}.${keys.sign(signedText(kind, text), signature)}`;
  };
  const read = (kind: 'event' | 'click', token: string, now: Date): ShowcaseName | null => {
    const parts = /^((\d{1,10})\.(\d{1,10})\.(\d{1,10})\.(\d{1,7}))\.([\w-]{27})$/.exec(token);
    if (!parts) return null;
    const [siteId = 0, slotId = 0, listingId = 0, lastDay = 0] = parts.slice(2, 6).map(Number);
    if (!keys.isSigned(signedText(kind, parts[1] ?? ''), parts[6] ?? '', signature)) return null;
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
