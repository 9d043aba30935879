/** The subject prefix of test emails. */
export const testSubject = (subject: string) => `[Test] ${subject}`;

/** Letters of an encoded word, with room for its frame: one may have 75 (RFC 2047, 2). */
const longest = 45;

/**
 * A subject as a header value. Why: the library treats a subject that looks like an encoded word ('=?utf-8?q?…?=') as
 * plain letters, and mail programs would decode it; encoded itself, it arrives unchanged.
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
