import { setTimeout as wait } from 'node:timers/promises';
import Fastify from 'fastify';
import { knowWork } from '../src/platform/http/hooks.ts';
import { watchForStalls } from '../src/platform/process/stall-watch.ts';
import { inWork } from '../src/platform/process/strays.ts';

/** A server that is watched for stalls of a second, and stalls during a request or job when asked to. */
watchForStalls(1);

const stalls: Record<string, () => void> = {
  loop: () => {
    for (;;);
  },
  expression: () => void /^(a+)+$/.test(`${'a'.repeat(60)}!`),
  sleep: () => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0),
  work: () => {
    for (const end = Date.now() + 300; Date.now() < end; );
  },
};

async function stall(how: string): Promise<string> {
  await wait(10);
  stalls[how]?.();
  return 'done';
}

const http = Fastify({ genReqId: (request) => String(request.headers['x-id']) });
knowWork(http);
http.get<{ Params: { how: string } }>('/request/:how', ({ params }) => stall(params.how));
http.get<{ Params: { how: string } }>('/job/:how', ({ params, id }) =>
  inWork({ name: `job ${params.how}`, id }, () => stall(params.how)),
);
http.get('/slow', () => wait(60_000, 'slow'));

const address = await http.listen({ host: '127.0.0.1', port: 0 });
process.stdout.write(`ready ${address}\n`);
process.stdin.resume().on('end', () => process.exit(1));
