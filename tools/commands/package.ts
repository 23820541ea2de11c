/**
 * `npm run package`: writes `build/portal-<version>.tgz`, which runs with nothing but Node: the bundled server with its
 * production dependencies for this platform, the built portal, and lists of what it contains. The same sources give the
 * same file.
 */
import { createHash } from 'node:crypto';
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packagedFiles } from '../../apps/server/src/installation/resources.ts';
import { buildPortal } from '../buildPortal.ts';
import { pack } from '../pack.ts';
import { readManifest } from '../packages.ts';
import { cache, root } from '../paths.ts';
import { bin, npm, run, succeeded } from '../processes.ts';

const staging = join(cache, 'package');
const { version } = readManifest(root);
const file = join(root, 'build', `portal-${version}.tgz`);

await buildPortal();
rmSync(staging, { recursive: true, force: true });
await installDependencies();
await bundleServer();
copyFiles();
await writeDescriptions();
await pack(staging, file, `portal-${version}`);
const content = readFileSync(file);
const megabytes = (content.length / 1_000_000).toFixed(1);
console.log(`${file}  ${megabytes} MB  sha256 ${createHash('sha256').update(content).digest('hex')}`);

/** From the lock file. The manifests of the workspaces are removed afterwards: their code is in the bundle. */
async function installDependencies(): Promise<void> {
  const manifests = ['package*.json', '.npmrc', '{apps,packages}/*/package.json'];
  for (const manifest of globSync(manifests, { cwd: root }))
    cpSync(join(root, manifest), join(staging, manifest));
  const options = '--omit=dev --workspace=@portal/server --ignore-scripts --no-audit --no-fund'.split(' ');
  succeeded(await npm(['ci', ...options], staging));
  const modules = '@portal .bin .package-lock.json'.split(' ').map((name) => join('node_modules', name));
  for (const name of ['apps', 'packages', '.npmrc', 'package-lock.json', ...modules])
    rmSync(join(staging, name), { recursive: true, force: true });
}

async function bundleServer(): Promise<void> {
  const options = ['--out-dir', join(staging, 'server'), '--silent'];
  succeeded(await run(bin('tsup'), options, {}, join(root, 'apps/server')));
  writeFileSync(join(staging, 'portal.mjs'), "import './server/portal.js';\n");
}

/** Source maps stay here: what the browser gets is public. */
function copyFiles(): void {
  const filter = (path: string) => !path.endsWith('.map');
  for (const [name, source] of Object.entries(packagedFiles))
    cpSync(join(root, source), join(staging, name), { recursive: true, filter });
}

/** The manifest, the bill of materials and the licenses of the code in the browser's bundle. */
async function writeDescriptions(): Promise<void> {
  writeJson('package.json', { name: 'portal', version, private: true, type: 'module' });
  const { output } = succeeded(
    await npm(['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--omit=dev'], root),
  );
  const bill = JSON.parse(output);
  delete bill.serialNumber;
  delete bill.metadata.timestamp;
  writeJson('sbom.json', bill);
  cpSync(join(root, packagedFiles.portal, '.vite/license.md'), join(staging, 'browser-licenses.md'));
}

function writeJson(name: string, value: unknown): void {
  writeFileSync(join(staging, name), `${JSON.stringify(value, null, 2)}\n`);
}
