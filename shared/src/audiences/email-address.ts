import { z } from 'zod';

const invalid = 'You must provide a valid email address';
const missing = 'A valid email address is required';

/** Longest e-mail address. */
export const longestEmail = 254;

const domainInOtherLetters = /^(.*)@([\p{L}\p{M}\p{N}.-]*[^\0-\x7f][\p{L}\p{M}\p{N}.-]*)$/u;

/** An address with its domain as mail servers name it: 'gus@süb.example' is at xn--sb-xka.example. */
function withAsciiDomain(address: string): string {
  const [, name, domain] = domainInOtherLetters.exec(address) ?? [];
  const host = domain && URL.parse(`http://${domain}`)?.hostname;
  return host ? `${name}@${host}` : address;
}

/** An e-mail address of a reader or of a sender, with the sentences of platform 5. */
export const emailAddress = z
  .string(missing)
  .trim()
  .overwrite(withAsciiDomain)
  .min(1, missing)
  .max(longestEmail, invalid)
  .pipe(z.email(invalid));
