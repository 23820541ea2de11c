import type { Plugin } from 'vite';

const helperModule = '\0vite/preload-helper.js';

/** Reports code that could not be fetched as Vite does. */
const helper = `export const __vitePreload = (load) => load().catch((payload) => {
  dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
  throw payload;
});`;

/**
 * Replaces the function that Vite puts around every `import()`: it also loads what the imported file needs, which is
 * never anything here (see `modulePreload` in `vite.config.ts`), and is part of the first page.
 */
export function importWithoutPreloads(): Plugin {
  let isReplaced = false;
  return {
    name: 'portal:import-without-preloads',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (id !== helperModule) return null;
      isReplaced = true;
      return helper;
    },
    buildEnd(error) {
      if (!error && !isReplaced) throw new Error(`The build has no ${helperModule.slice(1)} to replace.`);
    },
  };
}
