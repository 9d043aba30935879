import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';
import { type Pool, write } from '../../platform/db/client.ts';
import { type ReadLimits, readLimits } from '../../platform/imports/file-reader.ts';
import { readApart } from '../../platform/imports/read-apart.ts';
import { logged } from '../../platform/process/logged.ts';
import { noteBounces, noteComplaint } from './bounces.queries.ts';
import type { MailLinks } from './mail-links.ts';
import type { Report, ReportRow } from './read-report.ts';

/** Bytes to read of a message: a report precedes the message that it returns. */
const mostBytes = 512 * 1024;
/** A larger one is refused. */
const largest = 20 * 1024 * 1024;
const mostRecipients = 10;

/** What the intake needs. */
export interface Intake {
  pool: Pool;
  links: MailLinks;
  onTrouble: (error: unknown) => void;
}

const refusal = (code: number, sentence: string) =>
  Object.assign(new Error(sentence), { responseCode: code });

async function beginningOf(stream: SMTPServerDataStream): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of stream as AsyncIterable<Buffer>) {
    if (bytes < mostBytes) pieces.push(piece);
    bytes += piece.length;
  }
  return Buffer.concat(pieces).subarray(0, mostBytes);
}

/**
 * Takes one message: what it says counts only for the recipient whose signed address it came to, or of
 * whose message it returns a signed one. Anybody may send here; nobody can speak of anybody else.
 */
async function takeReport(
  { pool, links }: Intake,
  reports: ReportReader,
  raw: Uint8Array,
  recipients: readonly string[],
): Promise<void> {
  const report = await reports.read(raw);
  const whose = report && links.readFrom([...recipients, report.text].join('\n'));
  if (!whose) return;
  const { mailingId, subscriberId } = whose;
  await write(pool, null, (db) =>
    report.about === 'bounce'
      ? noteBounces(db, mailingId, [{ ...report, subscriberId }])
      : noteComplaint(db, mailingId, { ...report, subscriberId }),
  );
}

/** Takes a message off the line; answers why it was not taken, or null. */
async function takeMessage(
  intake: Intake,
  reports: ReportReader,
  stream: SMTPServerDataStream,
  recipients: readonly string[],
): Promise<Error | null> {
  try {
    const raw = await beginningOf(stream);
    if (stream.sizeExceeded) return refusal(552, '5.3.4 Too large');
    await takeReport(intake, reports, raw, recipients);
    return null;
  } catch (error) {
    intake.onTrouble(error);
    return refusal(451, '4.3.0 Try again later');
  }
}

/** Listens for what comes back: delivery reports and complaints, by SMTP, for our own addresses only. */
export async function openIntake(
  at: { host: string; port: number },
  intake: Intake,
): Promise<{ port: number; close: () => Promise<void> }> {
  const reports = openReportReader();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    banner: 'Masthead accepts delivery reports only',
    size: largest,
    maxClients: 50,
    socketTimeout: 30_000,
    closeTimeout: 2000,
    onRcptTo({ address }, { envelope }, done) {
      if (!intake.links.takesMail(address)) return done(refusal(550, '5.1.1 No such mailbox'));
      if (envelope.rcptTo.length >= mostRecipients)
        return done(refusal(452, '4.5.3 Too many recipients'));
      return done();
    },
    onData(stream, { envelope }, answer) {
      const recipients = envelope.rcptTo.map(({ address }) => address);
      void takeMessage(intake, reports, stream, recipients).then(answer);
    },
  });
  server.on('error', intake.onTrouble);
  server.listen(at.port, at.host);
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  const close = async () => {
    await new Promise<void>((closed) => server.close(() => closed()));
    reports.close();
  };
  return { port, close };
}

export type ReportReader = ReturnType<typeof openReportReader>;

/** A message waiting to be parsed, with its callback. */
interface Waiting {
  raw: Uint8Array;
  settle: (report: Report | null) => void;
}

/** Parsing timeout; a real report takes less than a hundredth of it. Slower messages are ignored. */
export const reportLimits: ReadLimits = { ...readLimits, placeMs: 1000, fileMs: Infinity };
/** How long a thread waits for another message. */
const idleMs = 10_000;

/**
 * Reads messages that came back, one after the other, in a thread that is kept while they come (decision 75). Anybody
 * may write them. One past its limits is no report; those behind it are read by another thread.
 */
export function openReportReader(limits: ReadLimits = reportLimits) {
  const waiting: Waiting[] = [];
  const inHand: Waiting[] = [];
  let [isReading, isClosed] = [false, false];
  let onMessage = () => {};

  /** The next message is a piece of what the thread reads. */
  async function next(): Promise<Uint8Array | null> {
    if (waiting.length === 0 && !isClosed) {
      const patience = new AbortController();
      const come = new Promise<void>((resolve) => {
        onMessage = resolve;
      });
      await Promise.race([come, wait(idleMs, undefined, { ref: false, signal: patience.signal })]);
      patience.abort();
    }
    const message = waiting.shift();
    if (!message) return null;
    inHand.push(message);
    return message.raw;
  }

  async function readAll(): Promise<void> {
    isReading = true;
    while (waiting.length > 0) {
      const reading = readApart<ReportRow>({
        reader: 'reports',
        options: {},
        rowsAtATime: 1,
        pieceAt: next,
        note: () => {},
        limits,
      });
      try {
        for await (const { rows } of reading)
          for (const { report } of rows) inHand.shift()?.settle(report);
      } catch (error) {
        logged('Couldn’t read an incoming message as a delivery report')(error);
        // Why null: it would end its reader again and again.
        inHand.shift()?.settle(null);
        waiting.unshift(...inHand.splice(0));
      }
    }
    isReading = false;
  }

  return {
    /** The parsed report, or null if the message is none. */
    read: (raw: Uint8Array): Promise<Report | null> =>
      new Promise((settle) => {
        waiting.push({ raw, settle });
        onMessage();
        if (!isReading) void readAll();
      }),
    /** Lets the thread go as soon as nothing waits for it. */
    close() {
      isClosed = true;
      onMessage();
    },
  };
}
