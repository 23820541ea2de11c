/**
 * `npm run consumers`: looks at the packages as their users' tools will, installs them, as they would be published, into
 * a new Vite app and a new Next.js app, and tries both in a browser. `npm run consumers -- vite` tries only that one.
 */
import { apps, tryApp } from '../consumers/tryApp.ts';
import { checkPackages, packPackages } from '../packages.ts';

console.log('› Checking the packages');
const packages = await packPackages();
await checkPackages(packages);
for (const [name, app] of Object.entries(apps)) {
  if (process.argv.length > 2 && !process.argv.includes(name)) continue;
  console.log(`› Trying the packages in a new ${name} app`);
  await tryApp(name, app, packages);
}
console.log('✓ The packages work');
