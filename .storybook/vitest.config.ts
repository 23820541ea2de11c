import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { browserArguments, findBrowser } from '../tools/browser.ts';
import { root } from '../tools/paths.ts';
import { optimizedImports } from './optimizedImports.ts';

const executablePath = await findBrowser();

/** Output of visual tests; ignored by git. */
const visualFolder = join(root, '.visual');

/**
 * Every story in a real browser: it renders, its `play` passes, axe finds nothing, in light and in dark. With
 * `--mode visual` (`npm run visual`) it looks as in the pictures of the baseline.
 */
export default defineConfig(({ mode }) => ({
  test: {
    // One page of the browser per core; the default leaves one core of a small machine idle.
    maxWorkers: 2,
    attachmentsDir: join(visualFolder, 'report'),
    projects: [
      {
        plugins: [storybookTest({ configDir: import.meta.dirname })],
        // With a cold cache, an import that Vite discovers during a run reloads the page and loses the test.
        optimizeDeps: { include: [...optimizedImports(), 'axe-core'] },
        test: {
          name: 'stories',
          testTimeout: 60_000,
          // All files run in one page, as in Storybook itself, and its modules are loaded once.
          isolate: false,
          setupFiles: [join(import.meta.dirname, mode === 'visual' ? 'visual.ts' : 'darkScheme.ts')],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: { executablePath, args: browserArguments } }),
            expect: {
              toMatchScreenshot: {
                // The same browser on the same machine: not one pixel may differ.
                comparatorOptions: { threshold: 0, allowedMismatchedPixels: 0 },
                resolveScreenshotPath: ({ arg, ext }) => join(visualFolder, 'baseline', arg + ext),
                resolveDiffPath: ({ arg, ext }) => join(visualFolder, 'report', arg + ext),
              },
            },
            instances: [{ browser: 'chromium' as const, viewport: { width: 1280, height: 800 } }],
          },
        },
      },
    ],
  },
}));
