/** What a process manager starts: says in one line if Node is too old to read the TypeScript of the server. */
import { isSupported, supportedVersions } from '../../tools/nodeVersion.mjs';

if (isSupported(process.versions.node)) await import('./src/main.ts');
else {
  process.stderr.write(`The portal requires ${supportedVersions}. This is Node ${process.versions.node}.\n`);
  process.exitCode = 1;
}
