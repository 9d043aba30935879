import type { Socket } from 'node:net';
import { openRelay } from './relay.ts';

/** What one way of a link does to each piece that it carries. */
export interface Weather {
  latencyMs: number;
  /** The share of pieces that are lost and sent again. */
  loss: number;
}

/** How long a sender waits before it sends a lost piece again, beside the round trip: the least of Linux. */
const resendMs = 200;
const pieceBytes = 1460;

/** Carries bytes one way, in order: a lost piece holds back everything behind it, as TCP does. */
function carry(from: Socket, to: Socket, { latencyMs, loss }: Weather): void {
  let due = 0;
  const underWay: { piece: Buffer; due: number }[] = [];
  const arrive = () => {
    for (let next = underWay[0]; next; next = underWay[0]) {
      const waitMs = next.due - performance.now();
      if (waitMs > 0) {
        // Why one timer at a time: two that are due together may end in either order.
        setTimeout(arrive, Math.ceil(waitMs));
        return;
      }
      if (to.writable) to.write(next.piece);
      underWay.shift();
    }
  };
  from.on('data', (bytes: Buffer) => {
    const isIdle = underWay.length === 0;
    for (let at = 0; at < bytes.length; at += pieceBytes) {
      const again = Math.random() < loss ? resendMs + 2 * latencyMs : 0;
      due = Math.max(due, performance.now() + latencyMs + again);
      underWay.push({ piece: bytes.subarray(at, at + pieceBytes), due });
    }
    if (isIdle) arrive();
  });
}

/** A slow, lossy network to a server, for whoever connects to `address`. `latencyMs` is there and back. */
export async function openSlowLink(target: string, { latencyMs, loss }: Weather) {
  const way = { latencyMs: latencyMs / 2, loss };
  const { port, close } = await openRelay(new URL(target), (near, far) => {
    for (const socket of [near, far]) socket.setNoDelay(true);
    carry(near, far, way);
    carry(far, near, way);
  });
  return { address: `http://127.0.0.1:${port}`, close };
}
