import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** Steps of a conversation at which a script can step in; `content` is before, `dot` after the final dot. */
export type Step =
  | 'greeting'
  | 'EHLO'
  | 'AUTH'
  | 'MAIL'
  | 'RCPT'
  | 'DATA'
  | 'content'
  | 'dot'
  | 'RSET'
  | 'QUIT';
/** What the server does there: a reply line, hanging up without one, or what is usual. */
export type Play = string | undefined;

/** A mail server that follows a script to the letter and remembers what it saw. */
export interface ScriptedSmtp {
  url: string;
  /** Steps in the order in which they came, with the whole line. */
  seen: { step: Step; line: string }[];
  /** Contents that were given a final dot. */
  contents: string[];
  count(step: Step): number;
  stop(): Promise<void>;
}

const usual: Partial<Record<Step, string>> = {
  greeting: '220 ready',
  EHLO: '250 that is all',
  AUTH: '235 welcome',
  MAIL: '250 sender ok',
  RCPT: '250 recipient ok',
  DATA: '354 go on',
  content: '',
  dot: '250 accepted',
  RSET: '250 reset',
  QUIT: '221 bye',
};

/** One conversation, line by line; `play` is told each step and answers with what to do there. */
function converse(
  socket: Socket,
  play: (step: Step, line: string) => Play,
  extensions: string[],
  onContent: (text: string) => void,
) {
  let buffer = '';
  let isContent = false;
  let hasRecipient = false;

  const usualAt = (step: Step) =>
    step === 'DATA' && !hasRecipient ? '503 no recipients' : (usual[step] ?? '502 unknown command');

  const act = (step: Step, line: string) => {
    const reply = play(step, line) ?? usualAt(step);
    if (reply === 'cut') {
      socket.destroy();
      return;
    }
    if (step === 'EHLO')
      socket.write(['localhost', ...extensions].map((text) => `250-${text}\r\n`).join(''));
    if (reply) socket.write(`${reply}\r\n`);
    if (reply.startsWith('421') || step === 'QUIT') socket.end();
    if (step === 'RCPT' || step === 'MAIL') hasRecipient = step === 'RCPT' && reply.startsWith('2');
    isContent = reply.startsWith('354') || (isContent && step === 'content');
  };

  /** Takes what stands before a mark off the buffer, or null while the mark has not come. */
  const takeUpTo = (mark: string) => {
    const end = buffer.indexOf(mark);
    if (end < 0) return null;
    const text = buffer.slice(0, end);
    buffer = buffer.slice(end + mark.length);
    return text;
  };

  const next = (): boolean => {
    const text = takeUpTo(isContent ? '\r\n.\r\n' : '\r\n');
    if (text === null || socket.destroyed) return false;
    if (isContent) onContent(text);
    act(isContent ? 'dot' : (text.slice(0, 4).toUpperCase() as Step), isContent ? '' : text);
    return true;
  };

  socket.on('data', (chunk: string) => {
    buffer += chunk;
    if (isContent) act('content', '');
    while (next());
  });
  act('greeting', '');
}

/** Starts one on a free port. `play` is asked at each step; extensions are offered after EHLO. */
export async function scriptedSmtp(
  play: (step: Step, times: number) => Play = () => undefined,
  extensions: string[] = [],
): Promise<ScriptedSmtp> {
  const seen: ScriptedSmtp['seen'] = [];
  const contents: string[] = [];
  const sockets = new Set<Socket>();
  const count = (step: Step) => seen.filter((each) => each.step === step).length;
  const follow = (step: Step, line: string) => {
    seen.push({ step, line });
    return play(step, count(step));
  };

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.setEncoding('utf8').on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
    converse(socket, follow, extensions, (text) => contents.push(text));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    contents,
    count,
    async stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
