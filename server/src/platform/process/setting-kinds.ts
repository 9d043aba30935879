import { type Role, roles } from '@masthead/shared/platform/access/roles.ts';

/** A setting, declared once: what is read, refused and documented comes from here. */
export interface Setting<T> {
  /** What it is for, as a sentence of the docs. */
  about: string;
  /** Which values it takes, as in 'PORT must be …'. */
  takes: string;
  /** Its value when it is not set. */
  fallback: T;
  /** The default in words, where `fallback` does not show it. */
  otherwise: string | null;
  /** A secret is never shown, and may come from a file (`NAME_FILE`). */
  isSecret: boolean;
  /** The value of a text; undefined if it cannot be one. */
  read: (text: string) => T | undefined;
}

interface Options<U> {
  usual?: U;
  otherwise?: string;
  isSecret?: boolean;
}

/** A kind of setting; without a usual value it is null when it is not set. */
const kind =
  <T>(takes: string, read: (text: string) => T | undefined) =>
  <U extends T | null = null>(about: string, options: Options<U> = {}): Setting<T | U> => ({
    about,
    takes,
    fallback: (options.usual ?? null) as U,
    otherwise: options.otherwise ?? null,
    isSecret: options.isSecret ?? false,
    read,
  });

const matching = (pattern: RegExp) => (value: string) => (pattern.test(value) ? value : undefined);
const trimmed = (value: string) => value.replace(/\/+$/, '');

const wholeNumber = (least: number, most: number) => (value: string) => {
  const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
  return number >= least && number <= most ? number : undefined;
};

export const text = kind('a text', (value) => value);
export const folder = kind('the path of a folder', (value) => value);
export const port = kind('a number from 0 to 65535', wholeNumber(0, 65_535));
export const count = kind('a whole number', wholeNumber(0, 999_999_999));
export const countFrom = (least: number, most: number) =>
  kind(`a whole number from ${least} to ${most}`, wholeNumber(least, most));
export const onOff = kind('1 or 0', (value) =>
  value === '1' || value === '0' ? value === '1' : undefined,
);

export const oneOf = <const T extends string>(values: readonly T[]) =>
  kind<T>(`${values.slice(0, -1).join(', ')} or ${values.at(-1)}`, (value) =>
    values.find((one) => one === value),
  );

/** An address of one of these protocols that names a server; a database may be named by a socket instead. */
export const address = (protocols: readonly string[], mayBeSocket = false) =>
  kind(`an address that begins with ${protocols.join(':// or ')}://`, (value) => {
    const url = URL.parse(value);
    const isNamed = url?.hostname || mayBeSocket;
    return url && isNamed && protocols.includes(url.protocol.slice(0, -1)) ? value : undefined;
  });

/** The address of a website, without a slash at its end. */
export const webAddress: ReturnType<typeof kind<string>> = (about, options) => {
  const setting = address(['http', 'https'])(about, options);
  return { ...setting, read: (value) => setting.read(value) && trimmed(value) };
};

/** Why https: a key goes along with every call. */
export const safeAddress = kind(
  'an address that begins with https://, or with http:// on this computer, and contains no password',
  (value) => {
    const url = URL.parse(value);
    const isHere = /^(localhost|127(\.\d+){3}|\[::1\])$/.test(url?.hostname ?? '');
    const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isHere);
    const isBare = url && !url.username && !url.password && !url.search && !url.hash;
    return isSafe && isBare ? trimmed(url.href) : undefined;
  },
);

const emailPattern = /^[^\s@,]+@[^\s@,]+$/;
export const email = kind('an email address', matching(emailPattern));

/** In small letters, each once. */
export const emails = kind('email addresses separated by commas', (value) => {
  const parts = value.split(',').map((part) => part.trim().toLowerCase());
  const addresses = [...new Set(parts.filter(Boolean))];
  return addresses.length > 0 && addresses.every((each) => emailPattern.test(each))
    ? addresses
    : undefined;
});

/** Why short: a return path of it still fits the 64 characters before the @. */
export const mailbox = kind(
  'a mailbox with a name of at most 20 letters, such as bounces@mail.citybeat.example',
  matching(/^[\w.-]{1,20}@[\w-]+(\.[\w-]+)+$/),
);

export const place = kind('a port, or HOST:PORT', (value) => {
  const [, host = '127.0.0.1', number = ''] = /^(?:\[?([\w.:-]+)\]?:)?(\d{1,5})$/.exec(value) ?? [];
  return number && Number(number) <= 65_535 ? { host, port: Number(number) } : undefined;
});

export const timeOfDay = kind('a time like 03:00', matching(/^([01]\d|2[0-3]):[0-5]\d$/));

export const host = kind('an address or a name of this computer', matching(/^[\w.:%-]+$/));

export const cloudinary = kind(
  'an address like cloudinary://key:secret@cloud',
  matching(/^cloudinary:\/\/[^:/@]+:[^:/@]+@[\w-]+(\?.*)?$/),
);

/** Roles by groups of the OpenID provider. Why semicolons: names of groups may contain commas. */
export const groupRoles = kind(
  'pairs of a group and a role, such as newsroom=editor; sales=ad-slot',
  (value) => {
    const pairs = value.split(';').map((pair) => {
      const [, group = '', name = ''] = /^(.+)=([^=]+)$/.exec(pair.trim()) ?? [];
      return { group: group.trim(), role: roles.find((role) => role === name.trim()) };
    });
    const isPair = (pair: (typeof pairs)[number]): pair is { group: string; role: Role } =>
      pair.group !== '' && pair.role !== undefined;
    return pairs.every(isPair) ? pairs : undefined;
  },
);

/** Any kind whose values are read by another schema; undefined for what that refuses. */
export const readBy = <T>(takes: string, read: (value: string) => T | undefined) =>
  kind<T>(takes, read);
