import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** A file as a reply: whole, or piece by piece, each made when the client has taken the one before. */
export interface FileReply {
  /** What people save it as, in any alphabet. */
  name: string;
  content: string | Uint8Array | AsyncIterable<string | Uint8Array>;
  /** Content type where it is not the one of the declaration. */
  type?: string;
}

export const isFileReply = (answer: unknown): answer is FileReply =>
  typeof answer === 'object' && answer !== null && 'content' in answer && 'name' in answer;

/** Sends a file. When the client goes away, the work on its next pieces ends. */
export async function sendFile(
  reply: FastifyReply,
  { name, content, type }: FileReply,
  declaredType: string,
): Promise<FastifyReply> {
  const isWhole = typeof content === 'string' || content instanceof Uint8Array;
  const body = isWhole ? content : Readable.from(await startedBefore(content));
  return reply
    .type(type ?? declaredType)
    .header('content-disposition', attachment(name))
    .send(body);
}

/** Why the first piece before the reply begins: what goes wrong there is still told as an error. */
async function startedBefore<T>(content: AsyncIterable<T>): Promise<AsyncIterable<T>> {
  const pieces = content[Symbol.asyncIterator]();
  const first = await pieces.next();
  return (async function* () {
    try {
      for (let piece = first; !piece.done; piece = await pieces.next()) yield piece.value;
    } finally {
      await pieces.return?.();
    }
  })();
}

/** `attachment` under a name that people read, in any alphabet. */
export function attachment(name: string): string {
  const plain = name.replace(/[^\w .-]/g, '_');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name).replaceAll("'", '%27')}`;
}
