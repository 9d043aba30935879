import { SMTPServer } from 'smtp-server';

/** A mail server that accepts and discards everything; reports its port, and its count on request. */
let taken = 0;
const server = new SMTPServer({
  disabledCommands: ['STARTTLS', 'AUTH'],
  logger: false,
  onData(stream, _session, callback) {
    stream
      .on('data', () => {})
      .on('end', () => {
        taken += 1;
        callback();
      });
  },
});
server.listen(0, '127.0.0.1', () =>
  process.send?.({ port: (server.server.address() as { port: number }).port }),
);
process.on('message', () => {
  process.send?.({ taken });
  taken = 0;
});
