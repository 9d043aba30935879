import { randomBytes } from 'node:crypto';
import type { SigningKeys } from '../../platform/access/signing-keys.ts';

/** Makes and verifies the signed addresses in emails; all servers on a database share the keys. */
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

/** The addresses over which opens and clicks are counted. */
function countingLinks(publicUrl: string, keys: SigningKeys) {
  const [link, reader, message] = [{ length: 16 }, { length: 22 }, { length: 10 }];
  const linkText = (text: string) => `click:${text}`;
  const readerText = (mailingId: number, id: number | string) => `reader:${mailingId}.${id}`;
  const messageText = (mailingId: number, text: string) => `token:${mailingId}.${text}`;

  return {
    click: (mailingId, place) =>
      `${publicUrl}/c/${mailingId}.${place}.${keys.sign(linkText(`${mailingId}.${place}`), link)}/`,
    open: (mailingId) => `${publicUrl}/o/${mailingId}/`,
    token(mailingId) {
      const text = randomBytes(9).toString('base64url');
      return text + keys.sign(messageText(mailingId, text), message);
    },
    readClick(name) {
      const [, mailing = '', place = '', signature = ''] =
        /^([1-9]\d{0,8})\.([1-9]\d{0,3})\.([\w-]{16})$/.exec(name) ?? [];
      return keys.isSigned(linkText(`${mailing}.${place}`), signature, link)
        ? { mailingId: Number(mailing), place: Number(place) }
        : null;
    },
    readerToken: (mailingId, subscriberId) =>
      `${subscriberId}.${keys.sign(readerText(mailingId, subscriberId), reader)}`,
    readToken(mailingId, token) {
      const [, id, signature = ''] = /^([1-9]\d{0,8})\.([\w-]{22})$/.exec(token) ?? [];
      if (id)
        return keys.isSigned(readerText(mailingId, id), signature, reader)
          ? // Why not whole: what a message is counted by must not say whose it is.
            { token: signature, subscriberId: Number(id) }
          : null;
      return /^[\w-]{22}$/.test(token) &&
        keys.isSigned(messageText(mailingId, token.slice(0, 12)), token.slice(12), message)
        ? { token, subscriberId: null }
        : null;
    },
  } satisfies Partial<MailLinks>;
}

/** Links under the public address of the product, and return paths under a mailbox if there is one. */
export function mailLinks(
  publicUrl: string,
  keys: SigningKeys,
  mailbox: string | null = null,
): MailLinks {
  // Why no end: a reader may unsubscribe with any email that was ever sent.
  const unsubscribe = { name: 'unsubscribe', how: { length: 27 } } as const;
  // Why hex: servers on the way may change the letter case of an address.
  const back = { name: 'return', how: { length: 16, encoding: 'hex' } } as const;
  type Kind = typeof unsubscribe | typeof back;
  const sign = ({ name, how }: Kind, text: string) => keys.sign(`${name}:${text}`, how);
  const [local = '', domain = ''] = (mailbox ?? '').split('@');
  const path = new RegExp(
    `${escaped(local)}\\+(\\d{1,9})\\.(\\d{1,9})\\.([0-9a-f]{16})@${escaped(domain)}(?![\\w.-])`,
    'gi',
  );

  const read = (parts: readonly (string | undefined)[], { name, how }: Kind) => {
    const [mailing = '', subscriber = '', signature = ''] = parts;
    return keys.isSigned(`${name}:${mailing}.${subscriber}`, signature, how)
      ? { mailingId: Number(mailing), subscriberId: Number(subscriber) }
      : null;
  };
  const readPath = (text: string) => {
    if (!mailbox) return null;
    for (const [, mailing, subscriber, signature] of text.matchAll(path)) {
      const found = read([mailing, subscriber, signature?.toLowerCase()], back);
      if (found) return found;
    }
    return null;
  };
  const readUnsubscribe = (token: string) => {
    const parts = /^(\d{1,9})\.(\d{1,9})\.([\w-]{27})$/.exec(token);
    return parts && read(parts.slice(1), unsubscribe);
  };

  return {
    ...countingLinks(publicUrl, keys),
    unsubscribe(mailingId, subscriberId) {
      const text = `${mailingId}.${subscriberId}`;
      return `${publicUrl}/u/${text}.${sign(unsubscribe, text)}`;
    },
    archive: (archiveKey) => `${publicUrl}/e/${archiveKey}`,
    readUnsubscribe,
    returnPath(mailingId, subscriberId) {
      const text = `${mailingId}.${subscriberId}`;
      return mailbox && `${local}+${text}.${sign(back, text)}@${domain}`;
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
