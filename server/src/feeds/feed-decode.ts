import { FeedRefused } from './feed-refused.ts';

const DECLARED_ENCODING = /^\s*<\?xml[^>]*?encoding\s*=\s*["']([^"'>]{1,40})["']/i;

/**
 * The text of a file piece by piece, in the encoding that its byte order mark or its XML declaration names; the first
 * piece tells it.
 */
export async function* decodeStream(file: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let encoding = '';
  let decoder: InstanceType<typeof TextDecoder> | undefined;
  try {
    for await (const bytes of file) {
      encoding ||= encodingOf(bytes);
      decoder ??= decoderFor(encoding);
      yield decoder.decode(bytes, { stream: true });
    }
    yield decoder?.decode() ?? '';
  } catch (error) {
    throw error instanceof TypeError ? new FeedRefused(notInEncoding(encoding)) : error;
  }
}

const encodingOf = (bytes: Uint8Array): string =>
  markedEncoding(bytes) ?? declaredEncoding(bytes) ?? 'utf-8';

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
  // Why: a declaration that can be read byte by byte is not in UTF-16, whatever it says of itself.
  return declared?.startsWith('utf-16') ? 'utf-8' : declared;
}

function decoderFor(encoding: string): InstanceType<typeof TextDecoder> {
  try {
    return new TextDecoder(encoding, { fatal: true });
  } catch {
    throw new FeedRefused(
      `This file says that its encoding is "${encoding}", which is not known. Save it as UTF-8 and try again.`,
    );
  }
}
