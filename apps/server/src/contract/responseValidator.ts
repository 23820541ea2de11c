import type { ValidateFunction } from 'ajv/dist/2020.js';
import type { OpenApiOperation } from './openApi.ts';
import type { Contract, Operation } from './operations.ts';
import { compileResponseValidator, formatFirstError } from './schemaCompilers.ts';

/** A service's response as received. */
export interface ReceivedResponse {
  status: number;
  /** With or without parameters; empty if missing. */
  contentType: string;
  body: string;
}

/** Creates a function that returns how a response differs from the contract, or `null` if it matches. */
export function createResponseValidator(
  contract: Contract,
): (operation: Operation, response: ReceivedResponse) => string | null {
  const validators = new Map<object, ValidateFunction>();
  const getValidator = (schema: object) => {
    const check = validators.get(schema) ?? compileResponseValidator(schema);
    validators.set(schema, check);
    return check;
  };
  return (operation, { status, contentType, body }) => {
    const response = findDocumentedResponse(contract, operation, status);
    if (!response) return 'the contract does not define this status';
    if (!response.content) return body === '' ? null : 'the contract defines no body';
    const mediaType = contentType.replace(/;.*/, '');
    const content = response.content[mediaType];
    if (!content) return `the contract does not define the media type "${mediaType}"`;
    if (!content.schema) return null;
    const value = mediaType.endsWith('json') ? parseJson(body) : body;
    if (value === undefined) return 'the body is not valid JSON';
    const check = getValidator(content.schema);
    return check(value) ? null : formatFirstError(check.errors ?? []);
  };
}

function findDocumentedResponse(contract: Contract, operation: Operation, status: number) {
  const { responses }: OpenApiOperation = findDocumentedOperation(contract, operation);
  // The `default` response describes failures only, never a success.
  return responses[status] ?? (status >= 400 ? responses.default : undefined);
}

function findDocumentedOperation(contract: Contract, operation: Operation): OpenApiOperation {
  const found = contract.document.paths[operation.path]?.[operation.method.toLowerCase()];
  if (!found) throw new Error(`${operation.operationId} is not in the contract`);
  return found;
}

/** Returns `undefined` for invalid JSON; JSON itself has no `undefined`. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
