/** Patterns in errors of a mail server or its connection, and their meanings. The first match wins. */
type Meanings = readonly (readonly [RegExp, string])[];

const meaningOf = (meanings: Meanings, said: string): string | null =>
  meanings.find(([pattern]) => pattern.test(said))?.[1] ?? null;

const ofTheLine: Meanings = [
  [/ECONNREFUSED/, 'it refuses connections'],
  [/ENOTFOUND|EAI_AGAIN|EDNS|getaddrinfo/, 'its name can’t be found'],
  [/certificate|\b(TLS|SSL)\b|wrong version number/i, 'the encrypted connection failed'],
  [/ETIMEDOUT|timeout|timed out/i, 'it didn’t respond in time'],
  [/EAUTH|Invalid login|Authentication|^53[045]\b/i, 'it rejected our username and password'],
  [/ECONNRESET|EPIPE|socket|closed/i, 'the connection was lost'],
  [/^4\d\d\b/, 'it is not accepting mail right now'],
  [/^5\d\d\b/, 'it doesn’t allow us to send'],
];

/** Why the mail server is unreachable, as a part of a sentence (29.10: reasons are sentences, not codes). */
export const whyAway = (said: string): string =>
  meaningOf(ofTheLine, said) ?? 'no connection could be made';

const ofTheRecipient: Meanings = [
  [/\b5\.1\.(1|6)\b|\b5\.1\.0\b/, 'The address does not exist.'],
  [/\b5\.1\.(2|10)\b|\b[45]\.4\.4\b/, 'The domain of the address doesn’t accept mail.'],
  [/\b5\.1\.3\b/, 'The address is invalid.'],
  [/\b[45]\.2\.1\b/, 'The mailbox is closed.'],
  [/\b[45]\.2\.2\b/, 'The mailbox is full.'],
  [/\b[45]\.2\.\d+\b/, 'The mailbox is not accepting mail right now.'],
  [/\b[45]\.[34]\.\d+\b/, 'The recipient’s mail server couldn’t be reached.'],
  [/\b[45]\.7\.\d+\b/, 'The recipient’s mail server blocked the email by its policy.'],
  [/^abuse$/i, 'The recipient marked it as spam.'],
  [/^[45]\d\d[ -]?$/, 'The recipient’s mail server refused the email.'],
];

/** Turns a mail server's response about a recipient into a sentence; text that a person wrote is unchanged. */
export function whyReturned(said: string): string {
  const meaning = meaningOf(ofTheRecipient, said.trim());
  if (meaning) return meaning;
  const words = said.trim().replace(/^[45]\d\d[ -]+/, '');
  return words === said.trim() ? words : `The recipient’s mail server said: ${words}`;
}
