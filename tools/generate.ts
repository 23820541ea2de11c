/**
 * Writes the types of the OpenAPI documents in `openapi/` to `packages/api-client/src/generated/`. With `--check` it
 * writes nothing and exits with 1 when a file is stale: the command line of openapi-typescript has a `--check` too, but
 * it exits with 0.
 */
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import openapiTypeScript, { astToString } from 'openapi-typescript';
import { root } from './paths.ts';

const isCheck = process.argv.includes('--check');
const stale: string[] = [];
for (const document of globSync('openapi/*.yaml', { cwd: root }).toSorted()) {
  const file = `packages/api-client/src/generated/${basename(document, '.yaml')}.ts`;
  // A default is what the server uses without the value; callers need not send it.
  const types = await openapiTypeScript(pathToFileURL(join(root, document)), { defaultNonNullable: false });
  const text = `// Generated from ${document} by tools/generate.ts; do not edit.\n\n${astToString(types)}`;
  if (existsSync(join(root, file)) && readFileSync(join(root, file), 'utf8') === text) continue;
  stale.push(file);
  if (!isCheck) writeFileSync(join(root, file), text);
}
console.log(stale.length === 0 ? 'The generated types are current.' : stale.join('\n'));
if (isCheck && stale.length > 0) {
  console.error('These files are stale. Run "npm run generate".');
  process.exitCode = 1;
}
