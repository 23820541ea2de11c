import './storyDay.ts';
import '../packages/ui/src/theme/fonts.css';
import type { Decorator, Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { configure } from 'storybook/test';
import { type ColorMode, type Density, PortalThemeProvider } from '@portal/ui/theme';
import { pictures } from './pictures.ts';
import { startWorker } from './startWorker.ts';

// A busy machine may need a while for code that is fetched when it is first used.
configure({ asyncUtilTimeout: 10_000 });

/** The look chosen in the toolbar around every story. */
const inTheLook: Decorator = (Story, { globals }) => (
  <PortalThemeProvider mode={globals.theme as ColorMode} density={globals.density as Density}>
    <Story />
  </PortalThemeProvider>
);

/** Windows the product is looked at in. */
const widths = Object.fromEntries(
  [
    [390, 844],
    [1280, 800],
    [1920, 1080],
  ].map(([width, height]) => [
    `w${width}`,
    { name: `${width} × ${height}`, styles: { width: `${width}px`, height: `${height}px` } },
  ]),
);

const preview: Preview = {
  decorators: [inTheLook],
  loaders: [mswLoader(startWorker)],
  tags: ['autodocs'],
  initialGlobals: { theme: 'light', density: 'comfortable', fault: 'none' },
  globalTypes: {
    theme: {
      description: 'Colours',
      toolbar: {
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
          { value: 'system', title: 'As the system' },
        ],
      },
    },
    density: {
      description: 'Density',
      toolbar: {
        icon: 'component',
        dynamicTitle: true,
        items: [
          { value: 'comfortable', title: 'Comfortable' },
          { value: 'compact', title: 'Compact' },
        ],
      },
    },
    fault: {
      description: 'What the calls of a screen meet',
      toolbar: {
        icon: 'lightning',
        dynamicTitle: true,
        items: [
          { value: 'none', title: 'No fault' },
          { value: 'slow', title: 'Slow answers' },
          { value: 'failed', title: 'Status 500' },
          { value: 'malformed', title: 'Half an answer' },
          { value: 'unreachable', title: 'No server' },
          { value: 'unauthorized', title: 'Login unknown (401)' },
          { value: 'forbidden', title: 'Refused (403)' },
        ],
      },
    },
  },
  parameters: {
    // A violation fails the story, in the run of the tests as well.
    a11y: { test: 'error' },
    chromatic: pictures,
    controls: { expanded: true, matchers: { color: /color$/i } },
    viewport: { options: widths },
    docs: { controls: { sort: 'requiredFirst' } },
    options: {
      storySort: { order: ['screens', 'theme', 'layout', 'tables', 'forms', 'modals', 'feedback'] },
    },
  },
};

export default preview;
