/**
 * `npm run consumers`: looks at the packages as their users' tools will, installs them, as they would be published, into
 * a new Vite app and a new Next.js app, and tries both in a browser. `npm run consumers -- vite` tries only that one;
 * `--update` accepts a changed public surface (`packages/{ui,domain}/etc`), which is reviewed with the change.
 */
import { parseArgs } from 'node:util';
import { changedApiReports } from '../apiReports.ts';
import { apps, tryApp } from '../consumers/tryApp.ts';
import { checkPackages, packPackages } from '../packages.ts';
import { ToolError } from '../ToolError.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { update: { type: 'boolean', default: false } },
});
console.log('› Checking the packages');
const packages = await packPackages();
const changed = changedApiReports(values.update);
if (changed.length > 0 && !values.update) {
  const hint = 'Look at the difference after "npm run consumers -- --update".';
  throw new ToolError(`The public surface of the packages has changed:\n${changed.join('\n')}\n${hint}`);
}
await checkPackages(packages);
for (const [name, app] of Object.entries(apps)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  console.log(`› Trying the packages in a new ${name} app`);
  await tryApp(name, app, packages);
}
console.log('✓ The packages work');
