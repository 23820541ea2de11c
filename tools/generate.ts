/**
 * Writes the types of every OpenAPI document in `openapi/` to `packages/api-client/src/generated/`, and what the sources
 * of `@portal/ui` say of its components to `components.json` and `llms.txt` in its package.
 *
 * `node --conditions=@portal/source tools/generate.ts`          writes the files
 * `node --conditions=@portal/source tools/generate.ts --check`  writes nothing; exit code 1 when a file is not current
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import openapiTypeScript, { astToString } from 'openapi-typescript';
import { libraryFiles, presentLibrary } from './status/libraryFiles.ts';

const root = path.resolve(import.meta.dirname, '..');
const generatedFolder = path.join(root, 'packages/api-client/src/generated');

/** File name in the generated folder → text it should hold. */
export type GeneratedFiles = ReadonlyMap<string, string>;

/** Types of every document in `folder`, one `.ts` file per `.yaml` file. */
export async function generateAll(folder = path.join(root, 'openapi')): Promise<GeneratedFiles> {
  const documents = (await readdir(folder)).filter((name) => name.endsWith('.yaml')).toSorted();
  const files = new Map<string, string>();
  for (const name of documents) {
    files.set(name.replace(/\.yaml$/, '.ts'), await generateOne(path.join(folder, name)));
  }
  return files;
}

async function generateOne(document: string): Promise<string> {
  const syntax = await openapiTypeScript(pathToFileURL(document), {
    // A default says what the server does without the value, not that a caller must send it.
    defaultNonNullable: false,
  });
  return `// Generated from openapi/${path.basename(document)} by tools/generate.ts; do not edit.\n\n${astToString(syntax)}`;
}

/** Names of files in `folder` that are missing, different, or made from a document that is gone. */
export async function findStale(expected: GeneratedFiles, folder = generatedFolder): Promise<string[]> {
  const present = await readdir(folder).catch(() => []);
  const left = present.filter((name) => !expected.has(name));
  const changed: string[] = [];
  for (const [name, text] of expected) {
    const current = await readFile(path.join(folder, name), 'utf8').catch(() => null);
    if (current !== text) changed.push(name);
  }
  return [...changed, ...left].toSorted();
}

async function writeAll(files: GeneratedFiles, stale: readonly string[]): Promise<void> {
  await mkdir(generatedFolder, { recursive: true });
  for (const name of stale) {
    const text = files.get(name);
    if (text === undefined) await rm(path.join(generatedFolder, name));
    else await writeFile(path.join(generatedFolder, name), text);
  }
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
  const types = await generateAll();
  const staleTypes = await findStale(types);
  const descriptions = libraryFiles(presentLibrary());
  const staleDescriptions = [...descriptions].filter(
    ([file, text]) => !existsSync(file) || readFileSync(file, 'utf8') !== text,
  );
  const stale = [
    ...staleTypes.map((name) => path.join(generatedFolder, name)),
    ...staleDescriptions.map(([file]) => file),
  ];
  const shown = stale.map((file) => `  ${path.relative(root, file)}`).join('\n');
  if (stale.length === 0) {
    console.log('Generated files are current.');
  } else if (values.check) {
    console.error(`Not current, run "npm run generate":\n${shown}`);
    process.exitCode = 1;
  } else {
    await writeAll(types, staleTypes);
    for (const [file, text] of staleDescriptions) writeFileSync(file, text);
    console.log(`Written:\n${shown}`);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
