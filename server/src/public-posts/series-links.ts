import { createHmac, timingSafeEqual } from 'node:crypto';
import { dayMs } from '@masthead/shared/dates.ts';

/** Signs and reads the names of series in links that work without signing in, for so many days (decision 43). */
export function seriesLinks(key: string) {
  const sign = (text: string) =>
    createHmac('sha256', key).update(`series:${text}`).digest('base64url').slice(0, 27);
  return {
    write(seriesId: number, days: number, now: Date): { token: string; expiresAt: Date } {
      const expiresAt = new Date(Math.ceil((now.getTime() + days * dayMs) / 1000) * 1000);
      const text = `${seriesId}.${expiresAt.getTime() / 1000}`;
      return { token: `${text}.${sign(text)}`, expiresAt };
    },
    /** Null was not made here. */
    read(token: string, now: Date): { seriesId: number; isOver: boolean } | null {
      const [, text = '', id, until, given = ''] =
        /^((\d{1,10})\.(\d{1,11}))\.([\w-]{27})$/.exec(token) ?? [];
      if (!text || !timingSafeEqual(Buffer.from(given), Buffer.from(sign(text)))) return null;
      return { seriesId: Number(id), isOver: Number(until) * 1000 <= now.getTime() };
    },
  };
}
