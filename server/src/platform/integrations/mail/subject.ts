/** The subject prefix of test emails. */
export const testSubject = (subject: string) => `[Test] ${subject}`;

/** Letters of an encoded word, with room for its frame: one may have 75 (RFC 2047, 2). */
const longest = 45;

/**
 * A subject as it stands in a header. Why: one that looks like an encoded word ('=?utf-8?q?…?=') is plain letters to
 * the library, and mail programs would show what it decodes to; encoded itself, it arrives as its letters.
 */
export function subjectHeader(subject: string): string {
  if (!subject.includes('=?')) return subject;
  const words: string[] = [];
  let word = '';
  for (const letter of subject) {
    if (Buffer.byteLength(word + letter) > longest) {
      words.push(word);
      word = '';
    }
    word += letter;
  }
  return [...words, word]
    .map((text) => `=?UTF-8?B?${Buffer.from(text).toString('base64')}?=`)
    .join(' ');
}
