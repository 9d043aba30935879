import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** What a network does with what is sent through it. */
export type Weather = 'clear' | 'slow' | 'refused' | 'cut' | 'black hole';

/** Replies are held back for this long when it is slow, in ms. */
const slowMs = 30_000;
/** So much of a request passes before it is cut. */
const cutAfter = 2000;

/** A network to a server, between it and whoever connects to `url`. */
export async function openLink(target: URL) {
  let weather: Weather = 'clear';
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        sockets.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    if (weather === 'refused') near.destroy();
    let passed = 0;
    near.on('data', (bytes) => {
      passed += bytes.length;
      if (weather === 'cut' && passed > cutAfter) near.destroy();
      else if (weather !== 'black hole') far.write(bytes);
    });
    far.on('data', (bytes) => {
      if (weather === 'black hole') return;
      if (weather === 'slow') setTimeout(() => near.writable && near.write(bytes), slowMs).unref();
      else near.write(bytes);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const url = new URL(target);
  url.port = String(port);
  const cutAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: url.href.replace(/\/$/, ''),
    port,
    /** Existing connections have the same weather; when they are refused, they are cut. */
    turn(next: Weather) {
      weather = next;
      if (next === 'refused') cutAll();
    },
    close() {
      server.close();
      cutAll();
    },
  };
}
