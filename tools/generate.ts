/**
 * Writes the types of the OpenAPI documents in `openapi/` to `packages/api-client/src/generated/`, and the fonts of
 * `packages/ui`. With `--check` it writes nothing and exits with 1 when a file is stale: the command line of
 * openapi-typescript has a `--check` too, but it exits with 0.
 */
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import openapiTypeScript, { astToString } from 'openapi-typescript';
import subsetFont from 'subset-font';
import { root } from './paths.ts';

const isCheck = process.argv.includes('--check');
const stale: string[] = [];

/** Writes a file, unless it has this content. */
function generate(file: string, content: Buffer): void {
  const path = join(root, file);
  if (existsSync(path) && readFileSync(path).equals(content)) return;
  stale.push(file);
  if (!isCheck) writeFileSync(path, content);
}

for (const document of globSync('openapi/*.yaml', { cwd: root }).toSorted()) {
  const file = `packages/api-client/src/generated/${basename(document, '.yaml')}.ts`;
  // A default is what the server uses without the value; callers need not send it.
  const types = await openapiTypeScript(pathToFileURL(join(root, document)), { defaultNonNullable: false });
  const text = `// Generated from ${document} by tools/generate.ts; do not edit.\n\n${astToString(types)}`;
  generate(file, Buffer.from(text));
}

const everyCharacter = Array.from({ length: 0xd800 }, (_, code) => String.fromCharCode(code)).join('');
const fontFolder = 'packages/ui/src/theme';
const fonts = {
  'ibm-plex-sans-latin.woff2': import.meta
    .resolve('@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2'),
  'ibm-plex-sans-latin-ext.woff2': import.meta
    .resolve('@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-ext-wght-normal.woff2'),
};
for (const [name, original] of Object.entries(fonts)) {
  const font = await subsetFont(readFileSync(fileURLToPath(original)), everyCharacter, {
    targetFormat: 'woff2',
    // The weights that the theme uses, and that of bold text in browsers. The thinner ones are a fifth of the file.
    variationAxes: { wght: { min: 400, max: 700 } },
    // Without the glyphs of font features that no style turns on: small caps, fractions, other forms of a letter.
    noLayoutClosure: true,
  });
  generate(`${fontFolder}/${name}`, font);
}

const license = import.meta.resolve('@fontsource-variable/ibm-plex-sans/LICENSE');
generate(`${fontFolder}/ibm-plex-sans.license.txt`, readFileSync(fileURLToPath(license)));

console.log(stale.length === 0 ? 'The generated files are current.' : stale.join('\n'));
if (isCheck && stale.length > 0) {
  console.error('These files are stale. Run "npm run generate".');
  process.exitCode = 1;
}
