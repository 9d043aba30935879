import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyReply, FastifyRequest } from 'fastify';

const inHand = new AsyncLocalStorage<number>();

/** The API token of the request that runs now, if it has one: every transaction names it in the history. */
export const tokenInHand = (): number | undefined => inHand.getStore();

type Asked = FastifyRequest & { viewer: { token?: { id: number } } | null };
type Handler = (request: Asked, reply: FastifyReply) => Promise<unknown>;

/** A handler whose transactions name the API token of its request. */
export const withToken =
  (handler: Handler): Handler =>
  (request, reply) => {
    const id = request.viewer?.token?.id;
    return id === undefined
      ? handler(request, reply)
      : inHand.run(id, () => handler(request, reply));
  };
