import type { Plugin } from 'vite';

const hint = '//# allFunctionsCalledOnLoad\n';

/**
 * Makes Chromium compile these chunks eagerly on a background thread while they load, instead of function by function
 * on the first call. Only for chunks of which most pages run most code. Other browsers ignore the comment.
 * @see https://v8.dev/blog/explicit-compile-hints
 */
export function compileHints(chunks: readonly string[]): Plugin {
  return {
    name: 'portal:compile-ahead',
    apply: 'build',
    generateBundle: {
      // After plugins that insert a first line: the hint works only at the very top.
      order: 'post',
      handler(_options, bundle) {
        for (const name of chunks) {
          const chunk = Object.values(bundle).find((each) => each.type === 'chunk' && each.name === name);
          if (chunk?.type !== 'chunk') throw new Error(`The build has no chunk ${name} for compile hints.`);
          chunk.code = hint + chunk.code;
          const map = bundle[`${chunk.fileName}.map`];
          if (map?.type === 'asset') map.source = shiftSourceMap(map.source.toString());
        }
      },
    },
  };
}

/** Shifts a source map down by the inserted line. */
function shiftSourceMap(source: string): string {
  const map = JSON.parse(source) as { mappings: string };
  return JSON.stringify({ ...map, mappings: `;${map.mappings}` });
}
