import { type Readable, Transform } from 'node:stream';
import { refusals } from '@masthead/shared/errors.ts';
import type { FastifyInstance } from 'fastify';
import { refused } from './errors.ts';

/** A body as it comes, refused as soon as `check` throws at a piece of it. */
export function checkedBody(body: Readable, check: (piece: Buffer) => void): Transform {
  const checked = new Transform({
    transform(piece: Buffer, _encoding, done) {
      try {
        check(piece);
        done(null, piece);
      } catch (error) {
        // Why here: thousands of pieces may come in this turn, and each would fail by itself.
        body.unpipe(checked);
        done(error as Error);
      }
    },
  });
  body.once('close', () => {
    if (!body.readableEnded) checked.destroy();
  });
  return body.pipe(checked);
}

/** Of so many pieces of a body nobody asks how small they are; more must hold this many bytes each, on average. */
const freePieces = 1000;
const leastBytes = 128;

/**
 * Counts the pieces of a body and refuses one that is cut very small: a piece of one byte costs as much time and memory
 * as one of 64 KB, and a body of 1 MiB can be a million of them.
 */
export function pieceLimit(): (piece: Uint8Array) => void {
  let [pieces, bytes] = [0, 0];
  return (piece) => {
    pieces += 1;
    bytes += piece.length;
    if (pieces > freePieces && bytes < pieces * leastBytes) throw refused(refusals.tinyPieces);
  };
}

/**
 * Holds bodies to that which come in chunks; all others come as the network cuts them. Forms are counted where they are
 * read (bounded-form.ts).
 */
export function refuseTinyPieces(http: FastifyInstance): void {
  http.addHook('preParsing', async ({ headers, raw }, reply, body) => {
    if (!headers['transfer-encoding'] || /^multipart\//i.test(headers['content-type'] ?? ''))
      return body;
    const check = pieceLimit();
    return checkedBody(body, (piece) => {
      try {
        check(piece);
      } catch (error) {
        // Why: the rest of the body would be read to its end.
        raw.socket.pause();
        void reply.header('connection', 'close');
        throw error;
      }
    });
  });
}
