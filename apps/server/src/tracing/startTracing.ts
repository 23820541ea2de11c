/**
 * Traces in the OpenTelemetry format: a span for each call of an operation, for its statements, its calls to other
 * services and the jobs it starts. Loaded only when traces are sent. They contain no values of users: no bodies, addresses,
 * names or values of statements.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { DiagLogLevel, context, diag, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type Sampler,
  type SpanProcessor,
} from '@opentelemetry/sdk-trace';
import type { FastifyInstance } from 'fastify';
import type { Config, Tracing } from '../config/config.ts';
import type { ReportProblem } from '../db/database.ts';
import { recordStatements } from './recordStatements.ts';
import { addRequestId } from './requestContext.ts';
import { traceRequests } from './traceRequests.ts';
import { traceUpstreamCalls } from './traceUpstreamCalls.ts';

const maxAttributeLength = 4_096;
/** How long a stopping server waits for the last spans to be sent. */
const stopTimeoutMs = 2_000;
const reportIntervalMs = 60_000;

export interface StartedTracing {
  /** Call before other hooks are added. */
  register(app: FastifyInstance): void;
  /** Sends what is left. */
  stop(): Promise<void>;
}

/** Call before the database is opened. The packages read where and how to send from `OTEL_EXPORTER_OTLP_…`. */
export function startTracing(config: Config, tracing: Tracing, reportProblem: ReportProblem): StartedTracing {
  reportFailures(reportProblem);
  const provider = new TracerProvider({
    sampler: createSampler(tracing),
    resource: resourceFromAttributes({ 'service.name': 'portal' }).merge(
      detectResources({ detectors: [envDetector] }),
    ),
    spanLimits: { attributeValueLengthLimit: maxAttributeLength },
    spanProcessors: [requestIdProcessor, new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  const stopStatements = recordStatements();
  const stopCalls = traceUpstreamCalls(config);
  return {
    register: (app) => traceRequests(app, config.trustProxy),
    async stop() {
      stopStatements();
      stopCalls();
      await Promise.race([provider.shutdown(), wait(stopTimeoutMs, null, { ref: false })]);
    },
  };
}

/** The standard samplers, without their parents' decision. */
const samplers: Record<string, (ratio: number) => Sampler> = {
  always_on: () => new AlwaysOnSampler(),
  always_off: () => new AlwaysOffSampler(),
  traceidratio: (ratio) => new TraceIdRatioBasedSampler(ratio),
};

function createSampler({ sampler, ratio }: Tracing): Sampler {
  const name = sampler.replace('parentbased_', '');
  const root = samplers[name]?.(ratio) ?? new AlwaysOnSampler();
  return name === sampler ? root : new ParentBasedSampler({ root });
}

const requestIdProcessor: SpanProcessor = {
  onStart: addRequestId,
  onEnd: () => {},
  forceFlush: async () => {},
  shutdown: async () => {},
};

/** Logs at most once a minute that spans cannot be sent. */
function reportFailures(reportProblem: ReportProblem): void {
  let reportedAt = -reportIntervalMs;
  const error = (message: string) => {
    if (performance.now() - reportedAt < reportIntervalMs) return;
    reportedAt = performance.now();
    reportProblem('the traces cannot be sent', new Error(message));
  };
  const ignore = () => {};
  diag.setLogger(
    { error, warn: ignore, info: ignore, debug: ignore, verbose: ignore },
    { logLevel: DiagLogLevel.ERROR, suppressOverrideMessage: true },
  );
}
