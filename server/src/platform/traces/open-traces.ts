import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BasicTracerProvider,
  BatchSpanProcessor,
  type SpanExporter,
} from '@opentelemetry/sdk-trace-base';
import { withoutValues } from '../db/observe-statements.ts';
import type { Config } from '../process/config.ts';
import type { Logger } from '../process/log.ts';
import { type Done, type RequestDone, signals } from '../process/signals.ts';
import type { Work } from '../process/strays.ts';
import { version } from '../process/version.ts';

/** How long a stop waits for the last spans to leave, in ms. */
const stopMs = 2000;

/** Logs when spans no longer leave, and when they do again: a line for each change. */
function watched(exporter: SpanExporter, log: Pick<Logger, 'warn'>): SpanExporter {
  let isAway = false;
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        const { error: err } = result;
        if (err && !isAway) log.warn({ err }, 'Couldn’t send traces. They are dropped meanwhile');
        if (!err && isAway) log.warn('Traces are sent again');
        isAway = err !== undefined;
        done(result);
      });
    },
    shutdown: () => exporter.shutdown(),
  };
}

/** Makes a span of each request and job, and of each statement in it. */
function followWork(provider: BasicTracerProvider): () => void {
  const tracer = provider.getTracer('masthead', version);
  const spans = new WeakMap<Work, Span>();

  function begin(work: Work): void {
    const kind = work.name.startsWith('job ') ? SpanKind.CONSUMER : SpanKind.SERVER;
    spans.set(
      work,
      tracer.startSpan(work.name, { kind, attributes: { 'masthead.id': work.id } }, ROOT_CONTEXT),
    );
  }

  function endRequest({ work, method, route, status }: RequestDone): void {
    const span = work && spans.get(work);
    if (!span) return;
    span.setAttributes({
      'http.request.method': method,
      'http.route': route,
      'http.response.status_code': status,
    });
    if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  }

  function endJob({ work, error }: Done): void {
    const span = work && spans.get(work);
    if (error instanceof Error) span?.recordException(error);
    if (error) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
  }

  function addStatement({ text, seconds, error, work }: Done & { text: string }): void {
    const parent = work && spans.get(work);
    // Why: what belongs to no request and no job, such as looking for due jobs, is no part of a trace.
    if (!parent?.isRecording()) return;
    const statement = withoutValues(text);
    const endedAt = Date.now();
    const span = tracer.startSpan(
      /^\w+/.exec(statement)?.[0].toUpperCase() ?? 'statement',
      {
        kind: SpanKind.CLIENT,
        startTime: endedAt - seconds * 1000,
        attributes: { 'db.system.name': 'postgresql', 'db.query.text': statement },
      },
      trace.setSpan(ROOT_CONTEXT, parent),
    );
    // Why not its message: PostgreSQL quotes values there.
    const { code = '' } = (error ?? {}) as { code?: string };
    if (error) span.setStatus({ code: SpanStatusCode.ERROR, message: code });
    span.end(endedAt);
  }

  const ends = [
    signals.workBegan.hear(begin),
    signals.requestDone.hear(endRequest),
    signals.jobDone.hear(endJob),
    signals.statementDone.hear(addStatement),
  ];
  return () => {
    for (const end of ends) end();
  };
}

/** Sends traces by OTLP; loaded only where OTEL_EXPORTER_OTLP_ENDPOINT is set. */
export function openTraces({ traces, role }: Config, log: Pick<Logger, 'warn'>) {
  const exporter = new OTLPTraceExporter({ url: `${traces?.url}/v1/traces` });
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({
      'service.name': traces?.name,
      'service.version': version,
      'service.instance.id': `${hostname()}-${process.pid}-${role}`,
    }),
    spanProcessors: [new BatchSpanProcessor(watched(exporter, log))],
  });
  const stop = followWork(provider);
  return {
    close: async () => {
      stop();
      const left = provider.shutdown().catch(() => {});
      await Promise.race([left, sleep(stopMs, undefined, { ref: false })]);
    },
  };
}
