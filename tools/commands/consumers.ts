/**
 * `npm run consumers`: installs the packages, as they would be published, into a new Vite app and a new app of Next.js,
 * and tries both in a browser.
 */
import { checkNextApp } from '../consumers/nextApp.ts';
import { checkViteApp } from '../consumers/viteApp.ts';

for (const [name, check] of Object.entries({ Vite: checkViteApp, 'Next.js': checkNextApp })) {
  console.log(`› Trying the packages in a new app of ${name}`);
  await check();
}
console.log('✓ The packages work in both');
