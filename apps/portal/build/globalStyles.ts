import { join } from 'node:path';
import type { Plugin } from 'vite';
import { runAtBuild } from './runAtBuild.ts';

interface StylesModule {
  renderGlobalStyles: () => string;
}

/**
 * The content of `src/app/globalStyles.css`: the variables of the theme and the base styles, half of all styles of a
 * list. Created in the browser they would delay every first page.
 */
export function globalStyles(): Plugin {
  let root = '';
  return {
    name: 'portal:global-styles',
    configResolved(config) {
      root = config.root;
    },
    load(id) {
      if (id !== join(root, 'src/app/globalStyles.css')) return null;
      return runAtBuild<StylesModule, string>(root, '/src/app/renderGlobalStyles.tsx', (module) =>
        module.renderGlobalStyles(),
      );
    },
  };
}
