import type { StorybookConfig } from '@storybook/react-vite';
import { defaultClientConditions, mergeConfig } from 'vite';
import { exampleSources } from './exampleSources.ts';
import { brandMark, frameFont, managerHead, previewHead } from './heads.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./docs/*.mdx', '../packages/ui/src/**/*.stories.tsx', '../apps/portal/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // The service worker that answers the calls of screens.
  staticDirs: ['./public', frameFont, brandMark],
  managerHead: (head = '') => head + managerHead,
  previewHead: (head = '') => head + previewHead,
  // The theme paints the background, and our toolbar names the widths.
  // Headings are found as well, so that the page of other names leads from them to a component. A story is then found
  // twice, also as heading of its generated page: Storybook has no setting for headings of written pages only.
  features: { backgrounds: false, viewport: false, experimentalSearchDocsHeadings: true },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The types of the properties of `@portal/ui`, for its pages.
  typescript: {
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: 'packages/ui/tsconfig.json',
      include: ['packages/ui/src/**/*.tsx'],
    },
  },
  // Workspace packages are shown from their sources: no build can be stale.
  viteFinal: (vite) =>
    mergeConfig(vite, {
      resolve: { conditions: ['@portal/source', ...defaultClientConditions] },
      plugins: [exampleSources()],
    }),
};

export default config;
