import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs';
import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';

/**
 * A mail server as a process of its own, the witness of crash tests: what it accepts is on disk,
 * one line `recipient message-id` each, before the sender is told so. Arguments: the file, how many ms
 * a message takes, and its port if it is to have a certain one. What is written to it cuts all connections.
 */
const [file = '', takes = '0', port = '0'] = process.argv.slice(2);
const out = openSync(file, 'a');

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['AUTH', 'STARTTLS'],
  logger: false,
  onData(stream, session, done) {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      const messageId = /^Message-ID: *(<[^>]*>)/im.exec(
        Buffer.concat(chunks).toString('utf8'),
      )?.[1];
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      setTimeout(() => {
        writeSync(out, `${recipients.join(',')} ${messageId}\n`);
        fsyncSync(out);
        done();
      }, Number(takes));
    });
  },
});
// Why: a sender that is killed hangs up in the middle, which is what the tests are about.
server.on('error', () => {});
const sockets = new Set<Socket>();
server.server.on('connection', (socket: Socket) => {
  sockets.add(socket);
  socket.on('close', () => sockets.delete(socket));
});
server.listen(Number(port), '127.0.0.1', () => {
  process.stdout.write(`ready smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}\n`);
});
process.on('SIGTERM', () => {
  closeSync(out);
  process.exit(0);
});
// Why: a test run that is ended leaves no process behind.
process.stdin
  .on('data', () => {
    for (const socket of sockets) socket.destroy();
  })
  .on('end', () => process.exit(1));
