import Fastify from 'fastify';
import { errorHandler } from '../src/platform/http/error-handler.ts';
import { knowWork } from '../src/platform/http/hooks.ts';
import { brokenCode, endInOrder } from '../src/platform/process/end-in-order.ts';
import { catchStrays, inWork, strayCount } from '../src/platform/process/strays.ts';

/** A server whose requests and jobs leave unhandled errors; its log also goes to standard error. */
const http = Fastify({ genReqId: (request) => String(request.headers['x-id']) });
http.setErrorHandler(errorHandler);
knowWork(http);
const said: object[] = [];
catchStrays(
  ({ err, ...from }) => {
    said.push({ ...from, error: (err as Error).message });
    const work = from.work ? `${from.work} ${from.workId}: ` : '';
    process.stderr.write(`${work}${(err as Error).message}\n`);
  },
  () => endInOrder(() => http.close(), brokenCode),
);

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const fail = async (why: string) => {
  await pause(5);
  throw new Error(why);
};

http.post('/open', async () => {
  void fail('open');
  await new Promise(() => {});
});
http.get('/answered', async () => {
  void fail('answered');
  return 'fine';
});
http.get('/thrown', async () => {
  setTimeout(() => {
    throw new Error('thrown');
  }, 5);
  await new Promise(() => {});
});
http.get('/job', async () => {
  inWork({ name: 'job send', id: '7' }, () => void fail('job'));
  return 'fine';
});
let slow = 0;
http.get('/slow', async (_request, reply) => {
  slow += 1;
  // Why: if the client kept the connection alive, the stop would wait for it until the stop timeout.
  reply.header('connection', 'close');
  await pause(1500);
  return 'slow';
});
http.get('/state', async () => ({ said, count: strayCount(), slow }));

const address = await http.listen({ host: '127.0.0.1', port: 0 });
process.stdout.write(`ready ${address}\n`);
process.stdin
  .resume()
  .on('data', () => void fail('nobody'))
  .on('end', () => process.exit(1));
