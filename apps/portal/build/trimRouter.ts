import type { Plugin } from 'vite';

/**
 * Drops what only developers see of the router: its warnings, as in the production build that the package contains but
 * does not export, and the names of its components, which count as uses: the first page would have all of them.
 */
export function trimRouter(): Plugin {
  return {
    name: 'portal:trim-router',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/react-router\// },
      // The lines stay, and so do the positions in source maps.
      handler: (code) => ({
        code: code
          .replace('var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;')
          .replace(/^\w+\.displayName = ".*";$/gm, ''),
        map: null,
      }),
    },
  };
}
