import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Makes and verifies the signed addresses in emails; all servers on a database share the key. */
export interface MailLinks {
  unsubscribe(mailingId: number, subscriberId: number): string;
  archive(archiveKey: string): string;
  /** Where a message comes back to that could not be delivered; null while nothing is taken in. */
  returnPath(mailingId: number, subscriberId: number): string | null;
  /** True of the mailbox that reports come to, and of every return path that is one of ours. */
  takesMail(address: string): boolean;
  /** The mailing and subscriber of the first of our return paths or unsubscribe links in a text, or null. */
  readFrom(text: string): { mailingId: number; subscriberId: number } | null;
  /** Where a link of an email and its dot lead, up to the token of one message. */
  click(mailingId: number, place: number): string;
  open(mailingId: number): string;
  /** A random token of one message, which does not identify the reader. */
  token(mailingId: number): string;
  /** A name of the message of one reader, whose readings are remembered. */
  readerToken(mailingId: number, subscriberId: number): string;
  readClick(link: string): { mailingId: number; place: number } | null;
  /** The token if it belongs to this mailing, with its reader if tracked, or null. */
  readToken(
    mailingId: number,
    token: string,
  ): { token: string; subscriberId: number | null } | null;
  /** The mailing and subscriber of an unsubscribe token, or null when it is not one of ours. */
  readUnsubscribe(token: string): { mailingId: number; subscriberId: number } | null;
}

/** A new secret name of a mailing, for its address in a browser. */
export const newArchiveKey = (): string => randomBytes(18).toString('base64url');
export const isArchiveKey = (key: string): boolean => /^[\w-]{24}$/.test(key);

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function isSame(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}

type Hmac = (text: string) => ReturnType<typeof createHmac>;

/** The addresses over which opens and clicks are counted. */
function countingLinks(publicUrl: string, hmac: Hmac) {
  const signLink = (text: string) => hmac(`click:${text}`).digest('base64url').slice(0, 16);
  const signReader = (mailingId: number, subscriberId: string) =>
    hmac(`reader:${mailingId}.${subscriberId}`).digest('base64url').slice(0, 22);
  const signToken = (mailingId: number, text: string) =>
    hmac(`token:${mailingId}.${text}`).digest('base64url').slice(0, 10);

  return {
    click: (mailingId, place) =>
      `${publicUrl}/c/${mailingId}.${place}.${signLink(`${mailingId}.${place}`)}/`,
    open: (mailingId) => `${publicUrl}/o/${mailingId}/`,
    token(mailingId) {
      const text = randomBytes(9).toString('base64url');
      return text + signToken(mailingId, text);
    },
    readClick(link) {
      const [, mailing = '', place = '', signature = ''] =
        /^([1-9]\d{0,8})\.([1-9]\d{0,3})\.([\w-]{16})$/.exec(link) ?? [];
      return isSame(signature, signLink(`${mailing}.${place}`))
        ? { mailingId: Number(mailing), place: Number(place) }
        : null;
    },
    readerToken: (mailingId, subscriberId) =>
      `${subscriberId}.${signReader(mailingId, String(subscriberId))}`,
    readToken(mailingId, token) {
      const [, reader, signature = ''] = /^([1-9]\d{0,8})\.([\w-]{22})$/.exec(token) ?? [];
      if (reader)
        return isSame(signature, signReader(mailingId, reader))
          ? // Why not whole: what a message is counted by must not say whose it is.
            { token: signature, subscriberId: Number(reader) }
          : null;
      return /^[\w-]{22}$/.test(token) &&
        isSame(token.slice(12), signToken(mailingId, token.slice(0, 12)))
        ? { token, subscriberId: null }
        : null;
    },
  } satisfies Partial<MailLinks>;
}

/** Links under the public address of the product, and return paths under a mailbox if there is one. */
export function mailLinks(
  publicUrl: string,
  key: string,
  mailbox: string | null = null,
): MailLinks {
  const hmac = (text: string) => createHmac('sha256', key).update(text);
  const sign = (text: string) => hmac(`unsubscribe:${text}`).digest('base64url').slice(0, 27);
  // Why: servers on the way may change the letter case of an address.
  const signPath = (text: string) => hmac(`return:${text}`).digest('hex').slice(0, 16);
  const [local = '', domain = ''] = (mailbox ?? '').split('@');
  const path = new RegExp(
    `${escaped(local)}\\+(\\d{1,9})\\.(\\d{1,9})\\.([0-9a-f]{16})@${escaped(domain)}(?![\\w.-])`,
    'gi',
  );

  const read = (parts: readonly (string | undefined)[], signer: (text: string) => string) => {
    const [mailing = '', subscriber = '', signature = ''] = parts;
    return isSame(signature, signer(`${mailing}.${subscriber}`))
      ? { mailingId: Number(mailing), subscriberId: Number(subscriber) }
      : null;
  };
  const readPath = (text: string) => {
    if (!mailbox) return null;
    for (const [, mailing, subscriber, signature] of text.matchAll(path)) {
      const found = read([mailing, subscriber, signature?.toLowerCase()], signPath);
      if (found) return found;
    }
    return null;
  };
  const readUnsubscribe = (token: string) => {
    const parts = /^(\d{1,9})\.(\d{1,9})\.([\w-]{27})$/.exec(token);
    return parts && read(parts.slice(1), sign);
  };

  return {
    ...countingLinks(publicUrl, hmac),
    unsubscribe(mailingId, subscriberId) {
      const text = `${mailingId}.${subscriberId}`;
      return `${publicUrl}/u/${text}.${sign(text)}`;
    },
    archive: (archiveKey) => `${publicUrl}/e/${archiveKey}`,
    readUnsubscribe,
    returnPath(mailingId, subscriberId) {
      const text = `${mailingId}.${subscriberId}`;
      return mailbox && `${local}+${text}.${signPath(text)}@${domain}`;
    },
    takesMail: (address) =>
      mailbox !== null &&
      (address.toLowerCase() === mailbox.toLowerCase() || readPath(address) !== null),
    readFrom(text) {
      const [, token] = /\/u\/(\d{1,9}\.\d{1,9}\.[\w-]{27})(?![\w-])/.exec(text) ?? [];
      return readPath(text) ?? (token ? readUnsubscribe(token) : null);
    },
  };
}
