import { SpanKind, SpanStatusCode, context, propagation, trace, type Context } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createAddressCheck } from '../plugins/addressList.ts';
import { withRequestId } from './requestContext.ts';

/**
 * A span for each call of an operation; one inside the other if the gateway passes it to an embedded service. A trusted
 * proxy can have started the trace.
 */
export function traceRequests(app: FastifyInstance, trustProxy: readonly string[]): void {
  const tracer = trace.getTracer('portal');
  const isTrustedProxy = createAddressCheck(trustProxy);
  const contexts = new WeakMap<FastifyRequest, Context>();

  app.addHook('onRequest', (request, _reply, done) => {
    const { method, headers, id, socket, routeOptions } = request;
    const { operation } = routeOptions.config;
    if (!operation) return done();
    const outer = isTrustedProxy(socket.remoteAddress ?? '')
      ? propagation.extract(context.active(), headers)
      : context.active();
    const parent = withRequestId(outer, id);
    const attributes = {
      'http.request.method': method,
      'http.route': routeOptions.url ?? '',
      'portal.operation': operation.operationId,
    };
    const span = tracer.startSpan(
      `${method} ${routeOptions.url}`,
      { kind: SpanKind.SERVER, attributes },
      parent,
    );
    const own = trace.setSpan(parent, span);
    contexts.set(request, own);
    context.with(own, done);
  });

  // The body arrives in the context of its connection.
  app.addHook('preValidation', (request, _reply, done) => {
    context.with(contexts.get(request) ?? context.active(), done);
  });

  app.addHook('onResponse', async (request, { statusCode }) => {
    const own = contexts.get(request);
    const span = own && trace.getSpan(own);
    span?.setAttribute('http.response.status_code', statusCode);
    if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
  });
}
