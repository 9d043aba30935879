import { z } from 'zod';
import { emailAddress } from './email-address.ts';

const domainInOtherLetters = /^(.*)@([\p{L}\p{M}\p{N}.-]*[^\0-\x7f][\p{L}\p{M}\p{N}.-]*)$/u;

/** An address with its domain as mail servers name it: 'gus@süb.example' is at xn--sb-xka.example. */
function withAsciiDomain(address: string): string {
  const [, name, domain] = domainInOtherLetters.exec(address) ?? [];
  const host = domain && URL.parse(`http://${domain}`)?.hostname;
  return host ? `${name}@${host}` : address;
}

/** The e-mail address of a reader, as mail servers name it. */
export const readerAddress = z.preprocess(
  (given) => (typeof given === 'string' ? withAsciiDomain(given.trim()) : given),
  emailAddress,
);
