/**
 * `npm run scaffold -- screen campaigns OfferList`, `-- component tables Thing` or
 * `-- operation provider offers listOffers`: makes the files of a recipe of CONTRIBUTING, which says what comes next.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../paths.ts';
import { bin, run } from '../processes.ts';
import { scaffold } from '../scaffold/scaffold.ts';

const read = (path: string) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : null);

const files = scaffold(read, process.argv.slice(2));
for (const [path, content] of Object.entries(files)) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  console.log(`${read(path) === null ? 'made' : 'changed'} ${path}`);
  writeFileSync(join(root, path), content);
}
await run(bin('prettier'), ['--write', '--log-level', 'warn', ...Object.keys(files)]);
console.log('\nNext: the further steps of the recipe in CONTRIBUTING.md.');
