/**
 * `npm run sbom -- [file]`: writes what the product is made of as CycloneDX, every package with version, licence and
 * checksum, to `build/sbom.json` unless told otherwise.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { succeeded } from '../packages.ts';
import { root } from '../paths.ts';
import { run } from '../processes.ts';

const path = resolve(root, process.argv[2] ?? 'build/sbom.json');
const options = ['--sbom-format', 'cyclonedx', '--package-lock-only', '--loglevel', 'error'];
const { output } = succeeded(await run('npm', ['sbom', ...options]));
mkdirSync(dirname(path), { recursive: true });
writeFileSync(path, output);
console.log(`${(JSON.parse(output) as { components: unknown[] }).components.length} packages: ${path}`);
