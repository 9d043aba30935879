import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../../test/free-port.ts';
import { checkCollector, checkMetrics } from './check-watching.ts';

/** A server that answers every request with this status; its port. */
async function answering(status: number): Promise<number> {
  const server = createServer((_request, response) => {
    response.writeHead(status).end();
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

test('each process is asked for its metrics', async () => {
  const port = await answering(200);
  expect(await checkMetrics({ host: '127.0.0.1', port }, 'web')).toMatchObject([{ state: 'ok' }]);
  const [, worker] = await checkMetrics({ host: '127.0.0.1', port: await freePort() }, 'all');
  expect(worker).toMatchObject({ state: 'problem' });
  const wrong = await checkMetrics({ host: '127.0.0.1', port: await answering(404) }, 'web');
  expect(wrong).toMatchObject([{ state: 'problem', says: expect.stringContaining('404') }]);
});

test('metrics that every computer may ask for are a warning', async () => {
  const port = await answering(200);
  expect(await checkMetrics({ host: '0.0.0.0', port }, 'web')).toMatchObject([
    { state: 'ok' },
    { state: 'warning', says: 'the metrics listen on 0.0.0.0' },
  ]);
});

test('a collector that answers anything is there', async () => {
  expect(await checkCollector(`http://127.0.0.1:${await answering(405)}`)).toMatchObject({
    state: 'ok',
  });
  expect(await checkCollector(`http://127.0.0.1:${await freePort()}`)).toMatchObject({
    state: 'problem',
    advice: 'Start it, or correct OTEL_EXPORTER_OTLP_ENDPOINT.',
  });
});
