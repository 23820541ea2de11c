import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ValidateFunction } from 'ajv/dist/2020.js';
import type { Contract, OpenApiOperation, Operation } from '../contract/operations.ts';
import { compileAnswerCheck, sentenceOf } from '../contract/schemaCompilers.ts';

/** Compares every answer of a contract's operations with the contract and reports what differs. */
export function checkAnswers(
  app: FastifyInstance,
  contract: Contract,
  report: (difference: string) => void,
): void {
  const checks = new Map<object, ValidateFunction>();
  app.addHook('onSend', async (request, reply, payload) => {
    const { operation } = request.routeOptions.config;
    if (operation?.api !== contract.api) return payload;
    const difference = differenceOf(documented(contract, operation), reply, String(payload ?? ''), checks);
    if (difference) report(`${operation.operationId} answered ${reply.statusCode}: ${difference}`);
    return payload;
  });
}

function documented(contract: Contract, operation: Operation): OpenApiOperation {
  const found = contract.document.paths[operation.path]?.[operation.method.toLowerCase()];
  if (!found) throw new Error(`${operation.operationId} is not in the contract`);
  return found;
}

function differenceOf(
  operation: OpenApiOperation,
  reply: FastifyReply,
  body: string,
  checks: Map<object, ValidateFunction>,
): string | null {
  const status = reply.statusCode;
  // "Any other failure" is no description of a success.
  const answer = operation.responses[status] ?? (status >= 400 ? operation.responses.default : undefined);
  if (!answer) return 'the contract does not know this status';
  if (!answer.content) return body === '' ? null : 'the contract has no body here';
  const mediaType = String(reply.getHeader('content-type') ?? '').replace(/;.*/, '');
  const content = answer.content[mediaType];
  if (!content) return `the contract does not know the media type "${mediaType}"`;
  const schema = content.schema;
  if (!schema) return null;
  const check = checks.get(schema) ?? compileAnswerCheck(schema);
  checks.set(schema, check);
  const value: unknown = mediaType.endsWith('json') ? JSON.parse(body) : body;
  return check(value) ? null : sentenceOf(check.errors ?? []);
}
