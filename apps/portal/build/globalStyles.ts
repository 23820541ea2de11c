import { join } from 'node:path';
import type { Plugin } from 'vite';
import { useSsrModule } from './ssrModule.ts';

interface ProvidersModule {
  renderGlobalStyles: () => string;
}

/**
 * Provides `virtual:global-styles.css`: the variables of the theme and the base styles, half of all styles of a list,
 * as a file. Created in the browser they would delay every first page.
 */
export function globalStyles(): Plugin {
  let file = '';
  let root = '';
  return {
    name: 'portal:global-styles',
    configResolved(config) {
      root = config.root;
      file = join(root, 'global-styles.css');
    },
    resolveId: (source) => (source === 'virtual:global-styles.css' ? file : null),
    load: (id) =>
      id === file
        ? useSsrModule<ProvidersModule, string>(root, '/src/app/globalStyles.tsx', (module) =>
            module.renderGlobalStyles(),
          )
        : null,
  };
}
