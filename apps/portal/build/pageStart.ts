import { join } from 'node:path';
import type { HtmlTagDescriptor, Plugin, ResolvedConfig } from 'vite';
import { runAtBuild } from './runAtBuild.ts';

/** What this file uses of `src/app/renderStart.tsx`. */
interface StartModule {
  renderStart: () => Start;
}

interface Start {
  emptyFrame: string;
  styles: string;
  styleNames: string[];
}

/**
 * Renders what every page begins with, so that browsers need not: `src/app/start.css` becomes the styles of a list in
 * its frame, and the HTML gets the empty frame as a template.
 */
export function pageStart(): Plugin {
  let config: ResolvedConfig;
  let rendered: Promise<Start> | null = null;
  const render = () =>
    (rendered ??= runAtBuild(config, '/src/app/renderStart.tsx', (module: StartModule) =>
      module.renderStart(),
    ));
  return {
    name: 'portal:page-start',
    configResolved(resolved) {
      config = resolved;
    },
    async load(id) {
      return id === join(config.root, 'src/app/start.css') ? (await render()).styles : null;
    },
    transformIndexHtml: {
      order: 'post',
      async handler() {
        const { emptyFrame, styleNames } = await render();
        return [
          // Emotion creates no styles that such an element names.
          {
            tag: 'style',
            attrs: { 'data-emotion': `css ${styleNames.join(' ')}`, nonce: '__CSP_NONCE__' },
            injectTo: 'head',
          },
          { tag: 'template', attrs: { id: 'empty-frame' }, children: emptyFrame, injectTo: 'body' },
        ] satisfies HtmlTagDescriptor[];
      },
    },
  };
}
