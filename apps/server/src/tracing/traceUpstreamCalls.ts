import { SpanKind, SpanStatusCode, context, propagation, trace } from '@opentelemetry/api';
import type { Config } from '../config/config.ts';
import { listServices } from '../installation/upstreams.ts';
import { observeUpstreamCalls } from '../plugins/upstreamCalls.ts';

/**
 * A span for each call to another service, which gets the trace. The path is not recorded, because it can contain names.
 * @returns a function that stops it
 */
export function traceUpstreamCalls(config: Config): () => void {
  const tracer = trace.getTracer('portal');
  return observeUpstreamCalls(listServices(config), (service, request) => {
    if (!trace.getActiveSpan()) return () => {};
    const span = tracer.startSpan(`${request.method} ${service}`, {
      kind: SpanKind.CLIENT,
      attributes: { 'http.request.method': request.method, 'server.address': request.origin ?? '' },
    });
    propagation.inject(trace.setSpan(context.active(), span), request, {
      set: (to, name, value) => void to.addHeader(name, value),
    });
    return (outcome) => {
      if (outcome !== 'none') span.setAttribute('http.response.status_code', Number(outcome));
      if (outcome === 'none' || outcome >= '400') span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    };
  });
}
