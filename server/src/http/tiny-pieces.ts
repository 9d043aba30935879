import type { IncomingMessage } from 'node:http';
import { refusals } from '@masthead/shared/errors.ts';
import { closeWith } from './broken-request.ts';

/** Of so many pieces of a body nobody asks how small they are; more must hold this many bytes each, on average. */
const freePieces = 1000;
const leastBytes = 128;

/**
 * Closes the line of a body that comes in very many small chunks, with a 400: a piece of one byte costs as much time and
 * memory as one of 64 KB, and a body of 1 MiB can be a million of them. Bodies of a known length come as the network
 * cuts them. Why at `push`: tens of thousands of pieces come in one turn, before a route looks at the request.
 */
export function refuseTinyPieces(request: IncomingMessage): void {
  if (!request.headers['transfer-encoding']) return;
  let [pieces, bytes] = [0, 0];
  const push = request.push.bind(request);
  request.push = (piece: Buffer | null, encoding) => {
    pieces += 1;
    bytes += piece?.length ?? 0;
    const isTiny = pieces > freePieces && bytes < pieces * leastBytes;
    if (piece === null || !isTiny) return push(piece, encoding);
    request.push = () => false;
    closeWith(request.socket, 400, refusals.tinyPieces);
    return false;
  };
}
