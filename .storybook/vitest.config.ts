import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { browserArguments, findBrowser } from '../tools/browser.ts';
import { optimizedImports } from './optimizedImports.ts';

const executablePath = await findBrowser();

/** Every story in a real browser: it renders, its `play` passes, axe finds nothing, in light and in dark. */
export default defineConfig({
  test: {
    // One page of the browser per core; the default leaves one core of a small machine idle.
    maxWorkers: 2,
    projects: [
      {
        plugins: [storybookTest({ configDir: import.meta.dirname })],
        // A cold cache that meets a new import in the middle of a run reloads the page and loses the test.
        optimizeDeps: { include: [...optimizedImports(), 'axe-core'] },
        test: {
          name: 'stories',
          testTimeout: 60_000,
          // All files run in one page, as in Storybook itself, and its modules are loaded once.
          isolate: false,
          setupFiles: [`${import.meta.dirname}/darkScheme.ts`],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: { executablePath, args: browserArguments } }),
            instances: [{ browser: 'chromium' as const, viewport: { width: 1280, height: 800 } }],
          },
        },
      },
    ],
  },
});
