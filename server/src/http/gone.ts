import type { FastifyReply } from 'fastify';

/** Fires when whoever asked goes away before the answer is out: what was only for them need not be done. */
export function whenGone({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort();
  });
  return gone.signal;
}
