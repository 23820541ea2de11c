import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserArguments, findBrowser } from '../tools/browser.ts';
import { root } from '../tools/paths.ts';

/**
 * Journeys through the built portal; `npm run build` comes before. Each worker has a server of its own with an embedded
 * database (`servers.ts`). With `E2E_PROVIDER=other` its server is the gateway to a second one, with `described` to one
 * without the contract's extensions. Of a failed journey `--trace on` shows every step.
 */
export default defineConfig({
  testDir: '.',
  outputDir: join(root, 'test-results'),
  globalSetup: './globalSetup.ts',
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // Generous for a busy machine; a journey that works ends long before.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    viewport: { width: 1280, height: 800 },
    launchOptions: { executablePath: await findBrowser(), args: browserArguments },
    actionTimeout: 30_000,
  },
});
