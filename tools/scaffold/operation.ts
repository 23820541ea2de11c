import { parse } from 'yaml';
import { ToolError } from '../ToolError.ts';
import type { ReadFile, Scaffold } from './scaffold.ts';
import { checkAbsent, checkCamel, existing, insertBefore, pascalOf } from './words.ts';

const apis = ['provider', 'barcode', 'grant'];
const notBuiltFile = 'apps/server/src/contract/notBuilt.ts';

interface Described {
  method: string;
  path: string;
}

/** A resource of the server with its first operation, which answers 501 until it is written, and its test. */
export function operationFiles(read: ReadFile, api: string, resource: string, operationId: string): Scaffold {
  if (!apis.includes(api)) throw new ToolError(`There is no API "${api}". There are: ${apis.join(', ')}.`);
  checkCamel(resource);
  checkCamel(operationId);
  const described = operationOf(existing(read, `openapi/${api}.yaml`), operationId);
  if (!described) throw new ToolError(`openapi/${api}.yaml does not describe ${operationId}. Begin there.`);
  const folder = `apps/server/src/services/${api}/${resource}`;
  const handlersFile = `apps/server/src/services/${api}/handlers.ts`;
  checkAbsent(read, `${folder}/handlers.ts`);

  const list = `${resource}Handlers`;
  const handlers = existing(read, handlersFile);
  const notBuilt = existing(read, notBuiltFile);
  return {
    files: {
      [`${folder}/handlers.ts`]: handlersOf(api, list, operationId),
      [`${folder}/${operationId}.test.ts`]: testOf(api, operationId, described),
      [handlersFile]: registered(handlers, resource, list),
      [notBuiltFile]: notBuilt.replace(`    '${operationId}',\n`, ''),
    },
    next: [
      `Write the SQL in ${folder}/queries.ts and row ⇄ answer in ${folder}/rows.ts (as services/provider/mailers does).`,
      `Say in ${folder}/${operationId}.test.ts what it answers, refuses and stores.`,
      `npx vitest run --project server --project server-postgres ${folder}`,
    ],
  };
}

function operationOf(document: string, operationId: string): Described | undefined {
  const { paths } = parse(document) as { paths: Record<string, Record<string, { operationId?: string }>> };
  return Object.entries(paths)
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ method, path, id: operation.operationId })),
    )
    .find(({ id }) => id === operationId);
}

function handlersOf(api: string, list: string, operationId: string): string {
  const type = `${pascalOf(api)}Handlers`;
  return `import type { ${type} } from '../../../contract/handlers.ts';
import { AppError } from '../../../errors.ts';

export const ${list}: Pick<${type}, '${operationId}'> = {
  async ${operationId}() {
    throw new AppError('operation.not_built');
  },
};
`;
}

function testOf(api: string, operationId: string, { method, path }: Described): string {
  const prefix = api === 'provider' ? '' : `/${api}`;
  const url = prefix + path.replaceAll(/\{\w+\}/g, '1');
  return `import { expect, test } from 'vitest';
import { testServer } from '../../../testing/testServer.ts';

const server = testServer();

const ${operationId} = (username: string | null) =>
  server.request(username, { method: '${method.toUpperCase()}', url: '${url}' });

test('nobody without a session is answered', async () => {
  expect((await ${operationId}(null)).statusCode).toBe(401);
});
`;
}

/** The list among the lists of its API; lists stand in the order of their resources' names. */
function registered(handlers: string, resource: string, list: string): string {
  const imported = `import { ${list} } from './${resource}/handlers.ts';\n`;
  const withImport = handlers.startsWith('import')
    ? imported + handlers
    : insertBefore(handlers, handlers.slice(0, 1), imported);
  const end = withImport.indexOf('};', withImport.indexOf('Handlers ='));
  if (end < 0) throw new ToolError('The scaffold finds no list of handlers. Mend tools/scaffold.');
  return `${withImport.slice(0, end)}  ...${list},\n${withImport.slice(end)}`;
}
