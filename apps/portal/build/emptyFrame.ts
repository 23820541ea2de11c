import { join } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { runAtBuild } from './runAtBuild.ts';

interface FrameModule {
  renderEmptyFrame: () => { html: string; styles: string };
}

/**
 * Renders what every page begins with, so that browsers need not: `src/app/globalStyles.css` becomes the variables of
 * the theme and the base styles, half of all styles of a list, and the HTML gets the empty frame as a template.
 */
export function emptyFrame(): Plugin {
  let config: ResolvedConfig;
  let rendered: Promise<ReturnType<FrameModule['renderEmptyFrame']>> | null = null;
  const render = () =>
    (rendered ??= runAtBuild(config, '/src/app/renderEmptyFrame.tsx', (module: FrameModule) =>
      module.renderEmptyFrame(),
    ));
  return {
    name: 'portal:empty-frame',
    configResolved(resolved) {
      config = resolved;
    },
    async load(id) {
      return id === join(config.root, 'src/app/globalStyles.css') ? (await render()).styles : null;
    },
    transformIndexHtml: {
      order: 'post',
      async handler() {
        const { html } = await render();
        return [{ tag: 'template', attrs: { id: 'empty-frame' }, children: html, injectTo: 'body' }];
      },
    },
  };
}
