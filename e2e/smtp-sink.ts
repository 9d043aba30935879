import { appendFileSync } from 'node:fs';
import { SMTPServer } from 'smtp-server';

/** A real mail server, in a process of its own: every message it takes is a line of a file. */
const file = process.argv[2] ?? '';

const server = new SMTPServer({
  disabledCommands: ['STARTTLS', 'AUTH'],
  logger: false,
  onData(stream, session, callback) {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      const to = session.envelope.rcptTo.map((recipient) => recipient.address);
      appendFileSync(
        file,
        `${JSON.stringify({ to, raw: Buffer.concat(chunks).toString('utf8') })}\n`,
      );
      callback();
    });
  },
});
server.listen(0, '127.0.0.1', () => {
  process.send?.({ port: (server.server.address() as { port: number }).port });
});
