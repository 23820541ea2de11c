import { SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { LogEvent } from 'kysely';
import { observeStatements } from '../db/statements.ts';

/**
 * A span for each statement of a request or job, with its text, which has no values. Waiting for a connection is not
 * part of it.
 * @returns a function that stops recording
 */
export function recordStatements(): () => void {
  const tracer = trace.getTracer('portal');
  return observeStatements((event) => {
    if (!trace.getActiveSpan()?.isRecording()) return;
    const endTime = Date.now();
    const span = tracer.startSpan(nameOf(event), {
      kind: SpanKind.CLIENT,
      startTime: endTime - event.queryDurationMillis,
      attributes: { 'db.system.name': 'postgresql', 'db.query.text': event.query.sql },
    });
    // Messages of the database can contain values.
    if (event.level === 'error') span.setStatus({ code: SpanStatusCode.ERROR, message: codeOf(event.error) });
    span.end(endTime);
  });
}

function nameOf({ query }: LogEvent): string {
  return /\b(with|select|insert|update|delete)\b/i.exec(query.sql)?.[0].toLowerCase() ?? 'statement';
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
}
