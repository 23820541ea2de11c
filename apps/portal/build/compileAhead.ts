import type { Plugin } from 'vite';

const hint = '//# allFunctionsCalledOnLoad\n';

/**
 * Tells Chromium to compile all of these chunks beside the page's own thread, while they come, and not function by
 * function when each is first called. Only for what most pages run most of: the rest would be compiled for nothing.
 * Other browsers read a comment.
 * @see https://v8.dev/blog/explicit-compile-hints
 */
export function compileAhead(chunks: readonly string[]): Plugin {
  return {
    name: 'portal:compile-ahead',
    apply: 'build',
    generateBundle: {
      // After all that writes a first line of its own: the hint counts at the very top only.
      order: 'post',
      handler(_options, bundle) {
        for (const name of chunks) {
          const chunk = Object.values(bundle).find((each) => each.type === 'chunk' && each.name === name);
          if (chunk?.type !== 'chunk')
            throw new Error(`The build has no chunk ${name} to be compiled ahead.`);
          chunk.code = hint + chunk.code;
          const map = bundle[`${chunk.fileName}.map`];
          if (map?.type === 'asset') map.source = oneLineDown(map.source.toString());
        }
      },
    },
  };
}

/** The source map of code that has got one more line at its top. */
function oneLineDown(source: string): string {
  const map = JSON.parse(source) as { mappings: string };
  return JSON.stringify({ ...map, mappings: `;${map.mappings}` });
}
