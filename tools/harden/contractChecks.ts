import { loadContract } from '../../apps/server/src/contract/loadContract.ts';
import type { Operation } from '../../apps/server/src/contract/operations.ts';
import { createResponseValidator } from '../../apps/server/src/contract/responseValidator.ts';
import { compileResponseValidator } from '../../apps/server/src/contract/schemaCompilers.ts';
import type { FoundOperation } from '../contract/documents.ts';
import type { Received } from '../server/target.ts';

/** Operations that report a refused request in a successful response. */
export const refusesInSuccess = new Set([
  'createCampaign',
  'updateCampaign',
  'addMailer',
  'changePassword',
  'createJob',
]);

const validators = {
  provider: createResponseValidator(await loadContract('provider')),
  barcode: createResponseValidator(await loadContract('barcode')),
  grant: createResponseValidator(await loadContract('grant')),
};

/** How a response of the operation violates the contract; `null` if it does not. */
export function differenceOf(
  { api, path, method, id }: FoundOperation,
  { status, contentType, text }: Received,
): string | null {
  const operation = { path, method, operationId: id } as Operation;
  return validators[api](operation, { status, contentType, body: text });
}

/** The JSON body that an operation accepts; undefined for one without a body. */
export function bodyOf({ operation }: FoundOperation) {
  return operation.requestBody?.content['application/json'];
}

const bodyValidators = new Map<FoundOperation, ReturnType<typeof compileResponseValidator>>();

/** Whether a body conforms to the schema of the operation's body. */
export function isValidBody(found: FoundOperation, body: unknown): boolean {
  const isValid = bodyValidators.get(found) ?? compileResponseValidator(bodyOf(found)?.schema ?? {});
  bodyValidators.set(found, isValid);
  return isValid(body) as boolean;
}
