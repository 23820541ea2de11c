import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import {
  documents,
  resolve,
  type Answer as Described,
  type FoundOperation,
} from '../../contract/documents.ts';
import type { Answer } from '../target.ts';

/** Operations whose success answer says what was refused: a body that does not fit is answered by them so. */
export const refuseInTheirAnswer = new Set([
  'createCampaign',
  'updateCampaign',
  'addMailer',
  'changePassword',
  'createJob',
]);
const ajv = formats.default(new Ajv2020({ strict: false, allErrors: true }));
for (const [api, document] of Object.entries(documents)) ajv.addSchema(document, api);

/** Checks of parts of the documents, by their address in them. */
const checks = new Map<string, ValidateFunction>();

function checkAt(address: string): ValidateFunction {
  const check = checks.get(address) ?? ajv.compile({ $ref: address });
  checks.set(address, check);
  return check;
}

function pointer(...names: readonly string[]): string {
  return names
    .map((name) => `/${encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'))}`)
    .join('');
}

/** Whether a body fits what the contract says of the operation's body. */
export function isFittingBody({ api, path, method }: FoundOperation, body: unknown): boolean {
  const at = pointer('paths', path, method, 'requestBody', 'content', 'application/json', 'schema');
  return checkAt(`${api}#${at}`)(body) as boolean;
}

/** What only the inside of the server has: traces, statements, places of files. */
const insides =
  /node:internal|node_modules|\.(?:ts|js):\d+|\/apps\/server\/|syntax error at|violates \w+[- ]\w+ constraint|relation "|column "|\bpg_(?!sleep)|pgboss|kysely|(?:insert into|update|delete from|select) "/i;

/** Says what is wrong with an answer of the operation; `null`: it is as the contract says. */
export function faultOf(found: FoundOperation, { status, contentType, text }: Answer): string | null {
  if (status >= 500) return `status ${status}`;
  if (status >= 400 && insides.test(text)) return 'the answer tells of the inside';
  const { responses } = found.operation;
  const name = responses[status] ? String(status) : status >= 400 ? 'default' : '';
  const response = responses[name];
  if (!response) return `the contract does not know the status ${status}`;
  const { content } = resolve<Described>(found.document, response);
  if (!content) return text === '' ? null : 'the contract has no body here';
  if (!(contentType in content)) return `the contract does not know the type "${contentType}"`;
  return contentType.endsWith('json') ? misfitOf(addressOfSchema(found, name, contentType), text) : null;
}

function addressOfSchema(
  { api, path, method, operation }: FoundOperation,
  name: string,
  type: string,
): string {
  const reference = operation.responses[name]?.$ref;
  const response = reference ?? `#${pointer('paths', path, method, 'responses', name)}`;
  return `${api}${response}${pointer('content', type, 'schema')}`;
}

function misfitOf(address: string, text: string): string | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return 'the body is no JSON';
  }
  const check = checkAt(address);
  return check(value) ? null : `the body does not fit: ${ajv.errorsText(check.errors)}`;
}
