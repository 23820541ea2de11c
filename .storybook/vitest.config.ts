import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { browserArguments, findBrowser } from '../tools/browser.ts';
import { optimizedImports } from './optimizedImports.ts';

/** Every story in a real browser: it renders, its `play` passes, axe finds nothing. Once in each colour scheme. */
const schemes = ['light', 'dark'] as const;
const executablePath = await findBrowser();

export default defineConfig({
  test: {
    // A browser and its page keep two cores busy; by itself one story runs at a time on a small machine.
    maxWorkers: 2,
    projects: schemes.map((theme) => ({
      plugins: [storybookTest({ configDir: import.meta.dirname, initialGlobals: { theme } })],
      // A cold cache that meets a new import in the middle of a run reloads the page and loses the test.
      optimizeDeps: { include: optimizedImports() },
      cacheDir: `../.cache/vite-stories-${theme}`,
      test: {
        name: `stories in ${theme}`,
        testTimeout: 60_000,
        // As with the journeys: a busy machine has one second try.
        retry: 1,
        browser: {
          enabled: true,
          headless: true,
          screenshotFailures: false,
          provider: playwright({ launchOptions: { executablePath, args: browserArguments } }),
          instances: [{ browser: 'chromium' as const, viewport: { width: 1280, height: 800 } }],
        },
      },
    })),
  },
});
