import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/**
 * A mail server as a process of its own, the witness of crash tests: what it accepts is on disk,
 * one line `recipient message-id` each, before the sender is told so. Arguments: the file, and how
 * many ms a message takes.
 */
const [file = '', takes = '0'] = process.argv.slice(2);
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
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`ready smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}\n`);
});
process.on('SIGTERM', () => {
  closeSync(out);
  process.exit(0);
});
// Why: a test run that is ended leaves no process behind.
process.stdin.resume().on('end', () => process.exit(1));
