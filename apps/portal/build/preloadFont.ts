import type { Plugin } from 'vite';

const latin = /\/inter-latin-wght-normal-.*\.woff2$/;

/**
 * Lets the browser fetch the font that every page is written in beside the code, not after the first text: text is
 * then drawn once, and nothing moves.
 */
export function preloadFont(): Plugin {
  let base = '/';
  return {
    name: 'portal:preload-font',
    apply: 'build',
    configResolved(config) {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {}, path }) {
        const file = Object.keys(bundle).find((name) => latin.test(name));
        if (!file) throw new Error(`The build of ${path} has no ${latin.source}`);
        const attrs = {
          rel: 'preload',
          as: 'font',
          type: 'font/woff2',
          href: base + file,
          crossorigin: true,
        };
        return [{ tag: 'link', attrs, injectTo: 'head' }];
      },
    },
  };
}
