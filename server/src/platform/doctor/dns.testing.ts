import { createSocket } from 'node:dgram';
import { once } from 'node:events';

/** The name that a question asks for, and where it ends. */
function nameIn(message: Buffer): { name: string; end: number } {
  const labels: string[] = [];
  let at = 12;
  while (message[at]) {
    const length = message[at] ?? 0;
    labels.push(message.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.').toLowerCase(), end: at + 5 };
}

/** A text in parts of 255 bytes at most, each behind its length. */
function textParts(text: string): Buffer {
  const parts = text.match(/.{1,255}/g) ?? [''];
  return Buffer.concat(parts.map((part) => Buffer.from([part.length, ...Buffer.from(part)])));
}

function answerOf(text: string): Buffer {
  const data = textParts(text);
  const head = Buffer.from([
    0xc0,
    12,
    0,
    16,
    0,
    1,
    0,
    0,
    0,
    1,
    data.length >> 8,
    data.length & 255,
  ]);
  return Buffer.concat([head, data]);
}

/** A DNS server that knows TXT records only; `silent` are names to which it never answers. */
export async function startDns(records: Record<string, string[]>, silent: string[] = []) {
  const socket = createSocket('udp4');
  socket.on('message', (question, { port, address }) => {
    const { name, end } = nameIn(question);
    if (silent.includes(name)) return;
    const texts = records[name] ?? [];
    const head = Buffer.from(question.subarray(0, 12));
    head.writeUInt16BE(texts.length > 0 ? 0x8580 : 0x8583, 2);
    head.writeUInt16BE(1, 4);
    head.writeUInt16BE(texts.length, 6);
    head.writeUInt32BE(0, 8);
    const message = [head, question.subarray(12, end), ...texts.map(answerOf)];
    socket.send(Buffer.concat(message), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return { address: `127.0.0.1:${socket.address().port}`, stop: () => socket.close() };
}
