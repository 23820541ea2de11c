import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserArguments, findBrowser } from '../browser.ts';
import { reportFolder, visualFolder } from './folders.ts';

/** Takes the pictures of the stories and compares them; started by `npm run visual`. */
export default defineConfig({
  testDir: '.',
  testMatch: 'stories.ts',
  outputDir: join(visualFolder, 'results'),
  snapshotPathTemplate: join(process.env.VISUAL_BASELINE ?? visualFolder, '{arg}{ext}'),
  workers: 2,
  fullyParallel: true,
  timeout: 120_000,
  // The same browser on the same machine: not one pixel may differ.
  expect: { timeout: 30_000, toHaveScreenshot: { threshold: 0, maxDiffPixels: 0 } },
  reporter: [['line'], ['html', { outputFolder: reportFolder, open: 'never', title: 'Visual review' }]],
  use: {
    baseURL: process.env.VISUAL_ADDRESS,
    launchOptions: { executablePath: await findBrowser(), args: browserArguments },
    locale: 'en-US',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
  },
});
