const DECLARED_ENCODING = /^\s*<\?xml[^>]*?encoding\s*=\s*["']([^"'>]{1,40})["']/i;

/** Note for a text that declares no encoding and is not UTF-8. */
export const readAsLatin =
  'The file declares no encoding and is not UTF-8, so it was read as Latin-1 (Windows-1252). Check accented letters.';

/**
 * Decodes a file chunk by chunk, with the encoding of its byte order mark or XML declaration in the first
 * chunk. Without either it is UTF-8, unless the first non-ASCII character isn't valid: then it is Latin-1, and
 * `onMend` is called.
 */
export async function* decodeStream(
  file: AsyncIterable<Uint8Array>,
  onMend: (sentence: string) => void = () => {},
): AsyncGenerator<string> {
  let encoding = '';
  let decoder: InstanceType<typeof TextDecoder> | undefined;
  let isGuessed = false;
  /** Of the first letter outside of ASCII, which the end of a piece may cut. */
  let rest = new Uint8Array();
  try {
    for await (const piece of file) {
      const isFirst = encoding === '';
      const named = isFirst ? namedEncoding(piece) : null;
      if (isFirst) [encoding, isGuessed] = [named ?? 'utf-8', named === null];
      let bytes = piece;
      if (isGuessed) {
        bytes = rest.length > 0 ? Buffer.concat([rest, piece]) : piece;
        const at = bytes.findIndex((byte) => byte > 0x7f);
        const letter = at < 0 ? null : letterAt(bytes, at);
        rest = letter === 'cut' ? Uint8Array.from(bytes.subarray(at)) : new Uint8Array();
        if (letter === 'cut') bytes = bytes.subarray(0, at);
        else if (letter) isGuessed = false;
        if (letter === 'none') {
          // Why: everything up to here is ASCII, which is the same in both.
          [encoding, decoder] = [latin, undefined];
          onMend(readAsLatin);
        }
      }
      decoder ??= decoderFor(encoding);
      yield decoder.decode(bytes, { stream: true });
    }
    if (rest.length > 0) {
      onMend(readAsLatin);
      yield decoderFor(latin).decode(rest);
    }
    yield decoder?.decode() ?? '';
  } catch (error) {
    throw error instanceof TypeError ? new FeedRefused(notInEncoding(encoding)) : error;
  }
}

const latin = 'windows-1252';

/** Whether a UTF-8 character starts here, none, or a truncated one. */
function letterAt(bytes: Uint8Array, at: number): 'whole' | 'none' | 'cut' {
  const first = bytes[at] ?? 0;
  const length = 2 + Number(first >= 0xe0) + Number(first >= 0xf0);
  const letter = bytes.subarray(at, at + length);
  const isCut = letter.length < length && letter.subarray(1).every((byte) => byte >> 6 === 0b10);
  if (isCut) return 'cut';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(letter);
    return 'whole';
  } catch {
    return 'none';
  }
}

const namedEncoding = (bytes: Uint8Array): string | null =>
  markedEncoding(bytes) ?? declaredEncoding(bytes);

const notInEncoding = (encoding: string) =>
  `This file should be ${encoding.toUpperCase()} text, but some of its bytes are not. Save it as UTF-8 and try again.`;

function markedEncoding([first, second, third]: Uint8Array): string | null {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === 0x3c && second === 0x00) return 'utf-16le';
  if (first === 0x00 && second === 0x3c) return 'utf-16be';
  return null;
}

function declaredEncoding(bytes: Uint8Array): string | null {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 300));
  const declared = DECLARED_ENCODING.exec(start)?.[1]?.trim().toLowerCase() ?? null;
  // Why: a declaration readable byte by byte can't be UTF-16, whatever it declares.
  return declared?.startsWith('utf-16') ? 'utf-8' : declared;
}

function decoderFor(encoding: string): InstanceType<typeof TextDecoder> {
  try {
    return new TextDecoder(encoding, { fatal: true });
  } catch {
    throw new FeedRefused(
      `This file declares an unknown encoding, "${encoding}". Save it as UTF-8 and try again.`,
    );
  }
}

/** Rejects the whole file. The message is shown to the person who uploaded it. */
export class FeedRefused extends Error {
  override name = 'FeedRefused';
}
