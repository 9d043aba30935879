import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Makes and checks the addresses that stand in emails; every server on a database shares the key. */
export interface MailLinks {
  unsubscribe(mailingId: number, subscriberId: number): string;
  archive(archiveKey: string): string;
  /** The mailing and subscriber of an unsubscribe token, or null when it is not one of ours. */
  readUnsubscribe(token: string): { mailingId: number; subscriberId: number } | null;
}

/** A new secret name of a mailing, for its address in a browser. */
export const newArchiveKey = (): string => randomBytes(18).toString('base64url');
export const isArchiveKey = (key: string): boolean => /^[\w-]{24}$/.test(key);

/** Links under the public address of the product. */
export function mailLinks(publicUrl: string, key: string): MailLinks {
  const sign = (text: string) =>
    createHmac('sha256', key).update(`unsubscribe:${text}`).digest('base64url').slice(0, 27);
  return {
    unsubscribe(mailingId, subscriberId) {
      const text = `${mailingId}.${subscriberId}`;
      return `${publicUrl}/u/${text}.${sign(text)}`;
    },
    archive: (archiveKey) => `${publicUrl}/e/${archiveKey}`,
    readUnsubscribe(token) {
      const parts = /^(\d{1,9})\.(\d{1,9})\.([\w-]{27})$/.exec(token);
      if (!parts) return null;
      const given = Buffer.from(parts[3] ?? '');
      const right = Buffer.from(sign(`${parts[1]}.${parts[2]}`));
      if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
      return { mailingId: Number(parts[1]), subscriberId: Number(parts[2]) };
    },
  };
}
