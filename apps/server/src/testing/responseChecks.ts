import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { createResponseValidator } from '../contract/responseValidator.ts';
import type { Contract } from '../contract/operations.ts';

/** Compares every response with the contract and reports differences. */
export function checkResponses(
  app: FastifyInstance,
  contract: Contract,
  report: (difference: string) => void,
): void {
  const differenceOf = createResponseValidator(contract);
  app.addHook('onSend', async (request, reply, payload) => {
    const { operation } = request.routeOptions.config;
    if (operation?.api !== contract.api) return payload;
    const difference = differenceOf(operation, {
      status: reply.statusCode,
      contentType: String(reply.getHeader('content-type') ?? ''),
      body: String(decode(payload, reply.getHeader('content-encoding')) ?? ''),
    });
    if (difference) report(`${operation.operationId} answered ${reply.statusCode}: ${difference}`);
    return payload;
  });
}

/** Most responses are compressed after this check; shared responses are already. */
function decode(payload: unknown, encoding: unknown): unknown {
  if (encoding === 'br') return brotliDecompressSync(payload as Buffer);
  return encoding === 'gzip' ? gunzipSync(payload as Buffer) : payload;
}
