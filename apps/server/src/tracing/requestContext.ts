import { createContextKey, type Context, type Span } from '@opentelemetry/api';

const requestIdKey = createContextKey('request id');

/** All spans that start in the returned context get the id of the request. */
export function withRequestId(context: Context, requestId: string): Context {
  return context.setValue(requestIdKey, requestId);
}

export function getRequestId(context: Context): string | undefined {
  return context.getValue(requestIdKey) as string | undefined;
}

export function addRequestId(span: Span, context: Context): void {
  const requestId = getRequestId(context);
  if (requestId !== undefined) span.setAttribute('portal.request_id', requestId);
}
