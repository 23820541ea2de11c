import { createResponseValidator } from '../../apps/server/src/contract/responseValidator.ts';
import { loadContract } from '../../apps/server/src/contract/loadContract.ts';
import type { Operation } from '../../apps/server/src/contract/operations.ts';
import { compileResponseValidator } from '../../apps/server/src/contract/schemaCompilers.ts';
import type { FoundOperation } from '../contract/documents.ts';
import type { Answer } from '../server/target.ts';
import { bodyOf } from './requests.ts';

/** Operations whose success answer says what was refused. */
export const refuseInTheirAnswer = new Set([
  'createCampaign',
  'updateCampaign',
  'addMailer',
  'changePassword',
  'createJob',
]);

const differences = {
  provider: createResponseValidator(await loadContract('provider')),
  barcode: createResponseValidator(await loadContract('barcode')),
  grant: createResponseValidator(await loadContract('grant')),
};

/** What only the inside of the server knows: stack traces, statements, file paths. */
const insides =
  /node:internal|node_modules|\.(?:ts|js):\d+|\/apps\/server\/|syntax error at|violates \w+[- ]\w+ constraint|relation "|column "|\bpg_(?!sleep)|pgboss|kysely|(?:insert into|update|delete from|select) "/i;

/** What is wrong with an answer of the operation; `null`: it fits the contract and reveals nothing. */
export function faultOf(found: FoundOperation, answer: Pick<Answer, 'status' | 'contentType' | 'text'>) {
  const { status, text } = answer;
  if (status >= 500) return `status ${status}`;
  if (status >= 400 && insides.test(text)) return 'the answer reveals the inside';
  return differenceOf(found, answer);
}

/** How an answer of the operation differs from the contract; `null`: it fits. */
export function differenceOf(
  found: FoundOperation,
  { status, contentType, text }: Pick<Answer, 'status' | 'contentType' | 'text'>,
): string | null {
  const operation = { path: found.path, method: found.method, operationId: found.id } as Operation;
  return differences[found.api](operation, { status, contentType, body: text });
}

const checks = new Map<FoundOperation, ReturnType<typeof compileResponseValidator>>();

/** Whether a body fits the contract's description of the operation's body. */
export function isFittingBody(found: FoundOperation, body: unknown): boolean {
  const check = checks.get(found) ?? compileResponseValidator(bodyOf(found)?.schema ?? {});
  checks.set(found, check);
  return check(body) as boolean;
}
