const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/-]/g, String.raw`\$&`);

/** What follows an address in the name of a file, and is no part of its domain. */
const endings = '(?:csv|txt|xlsx?|json|html?|pdf|docx?|eml|mbox|zip|vcf|jpe?g|png)(?![a-z0-9])';

/**
 * A pattern for addresses wherever they stand: in text, in JSON, in a link (`%40`). It leaves longer addresses alone:
 * `joann@example.com`, `ann@example.com.au`. For PostgreSQL and JavaScript, ignoring case.
 */
export function addressPattern(addresses: readonly string[]): string {
  const each = addresses.map((address) => escaped(address.toLowerCase()).replace('@', '(?:@|%40)'));
  // Why the second and third: in links and JSON, letters before an address may be of an escape.
  const before = String.raw`(?:(?<![a-z0-9._+-])|(?<=%[0-9a-f][0-9a-f])|(?<=\\[nrtbf]))`;
  return String.raw`${before}(?:${each.join('|')})(?![a-z0-9-]|\.(?!${endings})[a-z0-9])`;
}

/** The same for LIKE, to find candidates fast: it also finds longer addresses. */
export const addressLikes = (addresses: readonly string[]): string[] =>
  addresses.flatMap((address) => {
    const literal = address.toLowerCase().replace(/[\\%_]/g, String.raw`\$&`);
    return [`%${literal}%`, `%${literal.replace('@', String.raw`\%40`)}%`];
  });

/** Overwrites addresses in a file, keeping its length: in UTF-8 and UTF-16. Answers null if there is none. */
export function maskAddresses(content: Buffer, addresses: readonly string[]): Buffer | null {
  const masked = Buffer.from(content);
  let isFound = false;
  const maskIn = (bytes: Buffer, width: 1 | 2, offset: number) => {
    // Why latin1: one character per byte, whatever the file is.
    const text =
      width === 1 ? bytes.toString('latin1') : bytes.subarray(offset).toString('utf16le');
    for (const { index, 0: found } of text.matchAll(new RegExp(addressPattern(addresses), 'gi'))) {
      isFound = true;
      const from = offset + index * width;
      masked.fill(width === 1 ? 'x' : 'x\0', from, from + found.length * width, 'latin1');
    }
  };
  maskIn(content, 1, 0);
  for (const offset of [0, 1]) maskIn(content, 2, offset);
  return isFound ? masked : null;
}
