import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { withTestServer } from '../../../test/server.ts';
import { openRunner } from '../jobs/run-job.ts';
import { openTraces } from './open-traces.ts';

const server = withTestServer({
  config: { traces: { url: 'http://127.0.0.1:1', name: 'masthead' }, logLevel: 'silent' },
});

interface Value {
  stringValue?: string;
  intValue?: number;
}
interface SentSpan {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  status: { code?: number };
  attributes: { key: string; value: Value }[];
}
interface Sent {
  resourceSpans: {
    resource: { attributes: { key: string; value: Value }[] };
    scopeSpans: { spans: SentSpan[] }[];
  }[];
}

/** A collector that takes spans in, as JSON over HTTP. */
async function startCollector() {
  const sent: Sent[] = [];
  const paths: string[] = [];
  const state = { code: 200 };
  const receiver = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      paths.push(request.url ?? '');
      if (state.code === 200) sent.push(JSON.parse(Buffer.concat(parts).toString()) as Sent);
      response.writeHead(state.code, { 'content-type': 'application/json' }).end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  onTestFinished(() => {
    receiver.closeAllConnections();
    receiver.close();
  });
  const { port } = receiver.address() as AddressInfo;
  const spans = () =>
    sent.flatMap(({ resourceSpans }) =>
      resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((each) => each.spans)),
    );
  return { url: `http://127.0.0.1:${port}`, sent, paths, spans, state };
}

const open = (url: string, warn = vi.fn()) => ({
  warn,
  ...openTraces({ ...server.app.config, traces: { url, name: 'masthead' } }, { warn }),
});

const attributesOf = ({ attributes }: Pick<SentSpan, 'attributes'>) =>
  Object.fromEntries(
    attributes.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue)]),
  );

test('a request and its statements are one trace, by patterns and without values', async () => {
  const { url, spans, paths, sent } = await startCollector();
  const { close } = open(url);
  await server.app.http.inject({
    method: 'POST',
    url: '/api/auth/login?secret=1',
    payload: { username: 'secret-name', password: 'secret-word' },
  });
  await server.app.http.inject({ url: '/api/no-such-address/secret' });
  await close();
  expect(new Set(paths)).toEqual(new Set(['/v1/traces']));
  expect(JSON.stringify(sent)).not.toContain('secret');
  const request = spans().find(({ name }) => name === 'POST /api/auth/login');
  expect(attributesOf(request ?? { attributes: [] })).toMatchObject({
    'http.request.method': 'POST',
    'http.route': '/api/auth/login',
  });
  const statements = spans().filter(({ parentSpanId }) => parentSpanId === request?.spanId);
  expect(statements.length).toBeGreaterThan(0);
  for (const each of statements) {
    expect(each.traceId).toBe(request?.traceId);
    expect(attributesOf(each)).toMatchObject({ 'db.system.name': 'postgresql' });
  }
  const { resource } = sent[0]?.resourceSpans[0] ?? { resource: { attributes: [] } };
  expect(attributesOf(resource)).toMatchObject({ 'service.name': 'masthead' });
});

test('a job is a trace with its statements, and a failed one says so', async () => {
  const { url, spans } = await startCollector();
  const { close } = open(url);
  const runner = openRunner(server.pool, { onLine: () => {}, onGivenUp: async () => {} });
  runner.start();
  const job = { queue: 'traced', id: '7', data: {} };
  await runner.run(job, async () => void (await server.pool`select 1`), {});
  const failing = runner.run({ ...job, id: '8' }, () => Promise.reject(new Error('no')), {});
  await expect(failing).rejects.toThrow('no');
  await close();
  const jobs = spans().filter(({ name }) => name === 'job traced');
  expect(jobs.map(({ status }) => status.code === 2)).toEqual([false, true]);
  const inside = spans().filter(({ parentSpanId }) => parentSpanId === jobs[0]?.spanId);
  expect(inside.map(attributesOf)).toContainEqual(
    expect.objectContaining({ 'db.query.text': 'select 1' }),
  );
});

test('a collector that refuses costs the spans and one line of the log', async () => {
  const { url, state } = await startCollector();
  state.code = 400;
  const { close, warn } = open(url);
  await server.app.http.inject({ url: '/api/health/live' });
  await close();
  expect(warn.mock.calls.map(([, sentence]) => sentence)).toEqual([
    'Couldn’t send traces. They are dropped meanwhile',
  ]);
});
