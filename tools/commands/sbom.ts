/**
 * `npm run sbom -- [file]`: writes what the product is made of as CycloneDX, every package with version, licence and
 * checksum, to `build/sbom.json` unless told otherwise.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { root } from '../paths.ts';
import { run } from '../processes.ts';
import { ToolError } from '../ToolError.ts';

const [file = join(root, 'build', 'sbom.json')] = process.argv.slice(2);
const { code, output } = await run('npm', [
  'sbom',
  '--sbom-format',
  'cyclonedx',
  '--package-lock-only',
  '--loglevel',
  'error',
]);
if (code !== 0) throw new ToolError(`npm could not tell what the product is made of:\n${output}`);
const { components } = JSON.parse(output) as { components: unknown[] };
const path = resolve(root, file);
mkdirSync(dirname(path), { recursive: true });
writeFileSync(path, output);
console.log(`${components.length} packages: ${path}`);
