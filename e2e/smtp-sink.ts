import { appendFileSync } from 'node:fs';
import { SMTPServer } from 'smtp-server';

/** A real mail server in a separate process: each message it accepts is a line of a file. */
const file = process.argv[2] ?? '';

/** Emails with this subject are accepted at once up to this number, and with a short delay after that. */
const slow = { subject: /^Subject: .*taken slowly/m, atOnce: 60, waitMs: 1500 };
let taken = 0;

const server = new SMTPServer({
  disabledCommands: ['STARTTLS', 'AUTH'],
  logger: false,
  onData(stream, session, callback) {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      const to = session.envelope.rcptTo.map((recipient) => recipient.address);
      const raw = Buffer.concat(chunks).toString('utf8');
      appendFileSync(file, `${JSON.stringify({ to, raw })}\n`);
      const isSlow = slow.subject.test(raw) && ++taken > slow.atOnce;
      setTimeout(callback, isSlow ? slow.waitMs : 0);
    });
  },
});
server.listen(0, '127.0.0.1', () => {
  process.send?.({ port: (server.server.address() as { port: number }).port });
});
