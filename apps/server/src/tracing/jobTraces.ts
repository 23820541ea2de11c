import { SpanKind, SpanStatusCode, context, propagation, trace } from '@opentelemetry/api';
import { getRequestId, withRequestId } from './requestContext.ts';

/** What a job needs to continue the trace of the request that sends it. */
export interface TraceOfJob {
  carrier: Record<string, string>;
  requestId: string;
}

/** @returns `undefined` if nothing is traced */
export function getTraceForJob(): TraceOfJob | undefined {
  const requestId = getRequestId(context.active());
  if (requestId === undefined) return undefined;
  const carrier = {};
  propagation.inject(context.active(), carrier);
  return { carrier, requestId };
}

/** Runs a job as part of the trace of its request. Without a trace it only runs. */
export async function runInTrace(
  queue: string,
  sent: TraceOfJob | undefined,
  work: () => Promise<void>,
): Promise<void> {
  if (sent === undefined) return work();
  const parent = withRequestId(propagation.extract(context.active(), sent.carrier), sent.requestId);
  const options = { kind: SpanKind.CONSUMER };
  await trace.getTracer('portal').startActiveSpan(`job ${queue}`, options, parent, async (span) => {
    try {
      await work();
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
}
