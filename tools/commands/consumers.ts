/**
 * `npm run consumers`: looks at the packages as their users' tools will, installs them, as they would be published, into
 * a new Vite app and a new Next.js app, and tries both in a browser. `npm run consumers -- vite` tries only that one.
 */
import { checkNextApp } from '../consumers/nextApp.ts';
import { checkViteApp } from '../consumers/viteApp.ts';
import { checkPackages, succeeded } from '../packages.ts';

const apps = { vite: checkViteApp, next: checkNextApp };

console.log('› Checking the packages');
succeeded(await checkPackages());
for (const [name, check] of Object.entries(apps)) {
  if (process.argv.length > 2 && !process.argv.includes(name)) continue;
  console.log(`› Trying the packages in a new ${name} app`);
  await check();
}
console.log('✓ The packages work');
