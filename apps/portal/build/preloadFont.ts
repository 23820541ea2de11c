import type { Plugin } from 'vite';

const latin = /\/ibm-plex-sans-latin-(?!ext).*\.woff2$/;

/**
 * Preloads the font of every page in parallel with the code, so that text is painted once, without a layout shift.
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
