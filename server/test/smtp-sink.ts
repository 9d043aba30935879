import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs';
import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';

/**
 * A mail server in a separate process, as evidence in crash tests: each message it accepts is on disk, as one line
 * `recipient message-id`, before the sender gets its reply. Arguments: the file, the delay per message in ms, and
 * optionally a fixed port. Any input on stdin closes all connections.
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
// Why: a killed sender hangs up midway, which is what the tests are about.
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
// Why: an aborted test run must not leave processes behind.
process.stdin
  .on('data', () => {
    for (const socket of sockets) socket.destroy();
  })
  .on('end', () => process.exit(1));
