import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A server that connects whoever comes to another one; `onPair` decides what passes between the two sockets. */
export async function openRelay(
  { port: targetPort, hostname }: URL,
  onPair: (near: Socket, far: Socket) => void,
) {
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(targetPort), hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        sockets.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    onPair(near, far);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const cutAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  const close = () => {
    server.close();
    cutAll();
  };
  return { port, cutAll, close };
}
