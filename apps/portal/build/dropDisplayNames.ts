import type { Plugin } from 'vite';

/**
 * Drops the names of the router's components, which only developer tools show: setting one counts as a use, and the
 * first page would have all of them.
 */
export function dropDisplayNames(): Plugin {
  return {
    name: 'portal:drop-display-names',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/react-router\// },
      // The lines stay, and so do the positions in source maps.
      handler: (code) => ({ code: code.replace(/^\w+\.displayName = ".*";$/gm, ''), map: null }),
    },
  };
}
