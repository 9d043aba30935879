import { once } from 'node:events';
import { createServer } from 'node:net';

/** A port that nobody listens at. */
export async function freePort(): Promise<number> {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as { port: number };
  await new Promise((resolve) => taken.close(resolve));
  return port;
}
