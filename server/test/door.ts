import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import type { TestConnection } from './test-connection.ts';

/** A proxy in front of the database that sees everything its clients send. */
export interface Door {
  connection: TestConnection;
  /** The messages of all clients, in order. */
  said: string[];
  /** Blocks all responses to clients that have sent these words. */
  freeze(words: string): void;
  close(): void;
}

/** Opens a proxy, on a free port by default. */
export async function openDoor(connection: TestConnection, at = 0): Promise<Door> {
  const { host, port } = connection;
  const address = host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port };
  const passages: { sockets: Socket[]; said: string }[] = [];
  const said: string[] = [];
  const door = createServer((client) => {
    const behind = connect(address);
    const passage = { sockets: [client, behind], said: '' };
    passages.push(passage);
    for (const socket of passage.sockets) socket.on('error', () => {});
    client.on('data', (bytes) => {
      const words = bytes.toString('latin1');
      said.push(words);
      passage.said += words;
      behind.write(bytes);
    });
    behind.on('data', (bytes) => client.write(bytes));
    client.on('close', () => behind.destroy());
    behind.on('close', () => client.destroy());
  });
  await new Promise<void>((done) => door.listen(at, '127.0.0.1', done));
  return {
    connection: { ...connection, host: '127.0.0.1', port: (door.address() as AddressInfo).port },
    said,
    freeze(words) {
      for (const passage of passages) if (passage.said.includes(words)) passage.sockets[1]?.pause();
    },
    close() {
      for (const { sockets } of passages) for (const socket of sockets) socket.destroy();
      door.close();
    },
  };
}
