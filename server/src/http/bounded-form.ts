import type { IncomingMessage } from 'node:http';
import { Transform } from 'node:stream';
import { uploadSentences } from '@masthead/shared/upload.ts';
import { refused } from './errors.ts';

/** What a boundary may be made of (RFC 2046). */
const boundary = /^\s*boundary=("?)([\w'()+,./:=?-]{1,70})\1\s*$/i;

/** The one boundary that a form declares. Why so strict: the parser has to see the same one. */
function boundaryOf(type = ''): string {
  const [declared = '', ...more] = type.split(';').filter((part) => /boundary/i.test(part));
  const [, , name] = boundary.exec(declared) ?? [];
  if (!name || more.length > 0) throw refused(uploadSentences.unreadable);
  return name;
}

/** Counts how often a mark stands in bytes that come in pieces. */
function counterOf(mark: Buffer): (piece: Buffer) => number {
  const overlap = mark.length - 1;
  let tail: Buffer = Buffer.alloc(0);
  const countIn = (bytes: Buffer) => {
    let found = 0;
    for (let at = bytes.indexOf(mark); at >= 0; at = bytes.indexOf(mark, at + mark.length))
      found += 1;
    return found;
  };
  return (piece) => {
    const seam = Buffer.concat([tail, piece.subarray(0, overlap)]);
    const found = countIn(seam) + countIn(piece);
    tail = Buffer.concat([tail, piece.subarray(-overlap)]).subarray(-overlap);
    return found;
  };
}

/**
 * The body of a form, refused as soon as it holds more boundaries than its parts may have. Why before the parser: that makes a
 * stream for each boundary, even for those behind its limit, so fifty bodies of them held everyone up for seconds.
 */
export function boundedForm(raw: IncomingMessage, mostParts: number): IncomingMessage {
  const count = counterOf(Buffer.from(`\r\n--${boundaryOf(raw.headers['content-type'])}`));
  let boundaries = 0;
  const form = new Transform({
    transform(piece: Buffer, _encoding, done) {
      boundaries += count(piece);
      // Why one more: the last boundary ends the form.
      if (boundaries > mostParts + 1) done(refused(uploadSentences.tooManyParts));
      else done(null, piece);
    },
  });
  raw.once('close', () => {
    if (!raw.readableEnded) form.destroy();
  });
  return Object.assign(raw.pipe(form), { headers: raw.headers }) as never;
}
