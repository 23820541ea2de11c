import type { ValidateFunction } from 'ajv/dist/2020.js';
import type { Contract, OpenApiOperation, Operation } from './operations.ts';
import { compileAnswerCheck, sentenceOf } from './schemaCompilers.ts';

/** A service's response as received. */
export interface AnswerToCheck {
  status: number;
  /** With or without parameters; empty if missing. */
  contentType: string;
  body: string;
}

/** Creates a function that returns how a response differs from the contract, or `null` if it matches. */
export function answerFit(
  contract: Contract,
): (operation: Operation, answer: AnswerToCheck) => string | null {
  const checks = new Map<object, ValidateFunction>();
  const checkOf = (schema: object) => {
    const check = checks.get(schema) ?? compileAnswerCheck(schema);
    checks.set(schema, check);
    return check;
  };
  return (operation, { status, contentType, body }) => {
    const answer = documentedAnswer(contract, operation, status);
    if (!answer) return 'the contract does not know this status';
    if (!answer.content) return body === '' ? null : 'the contract has no body here';
    const mediaType = contentType.replace(/;.*/, '');
    const content = answer.content[mediaType];
    if (!content) return `the contract does not know the media type "${mediaType}"`;
    if (!content.schema) return null;
    const value = mediaType.endsWith('json') ? readJson(body) : body;
    if (value === undefined) return 'the body is no JSON';
    const check = checkOf(content.schema);
    return check(value) ? null : sentenceOf(check.errors ?? []);
  };
}

function documentedAnswer(contract: Contract, operation: Operation, status: number) {
  const { responses }: OpenApiOperation = documented(contract, operation);
  // The `default` response describes failures only, never a success.
  return responses[status] ?? (status >= 400 ? responses.default : undefined);
}

function documented(contract: Contract, operation: Operation): OpenApiOperation {
  const found = contract.document.paths[operation.path]?.[operation.method.toLowerCase()];
  if (!found) throw new Error(`${operation.operationId} is not in the contract`);
  return found;
}

/** Returns `undefined` for invalid JSON; JSON itself has no `undefined`. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
