import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserArguments, findBrowser } from '../tools/browser.ts';
import { root } from '../tools/paths.ts';
import { sourceOptions } from '../tools/processes.ts';
import { canaries } from './canaries.ts';
import { today } from './today.ts';

const port = Number(process.env.E2E_PORT ?? 8179);
/** Another one when something stands between browser and server (`npm run harden -- prism`). */
const serverPort = Number(process.env.E2E_SERVER_PORT ?? port);

/**
 * Journeys through the built portal on its own server with an embedded database; `npm run build` comes before. With
 * `E2E_PROVIDER=other` the server is the gateway to a second one, with `described` to one without the contract's
 * extensions (port + 1).
 */
export default defineConfig({
  testDir: '.',
  outputDir: join(root, 'test-results'),
  // One machine, one database: side by side the journeys would only slow each other down.
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  // One second try, which the run counts aloud: a moment of a busy machine is no fault of the product.
  retries: 1,
  // Generous for a busy machine; a journey that works ends long before.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    baseURL: `http://127.0.0.1:${port}/portal/`,
    viewport: { width: 1280, height: 800 },
    launchOptions: { executablePath: await findBrowser(), args: browserArguments },
    actionTimeout: 30_000,
    trace: 'retain-on-failure',
  },
  webServer: {
    command: [process.execPath, ...sourceOptions, 'e2e/startServer.ts'].join(' '),
    cwd: root,
    url: `http://127.0.0.1:${serverPort}/readyz`,
    timeout: process.env.E2E_PROVIDER ? 600_000 : 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: String(serverPort),
      DATA_DIR: '.data/e2e',
      SEED_TODAY: today,
      PORTAL_BASE_PATH: '/portal',
      NODE_ENV: 'test',
      ...canaries,
    },
  },
});
