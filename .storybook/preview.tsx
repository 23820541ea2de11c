import './storyDay.ts';
import { inTurn, isFramed, prepareToPlay } from './framed.ts';
import '../packages/ui/src/theme/fonts.css';
import type { Decorator, Loader, Preview } from '@storybook/react-vite';
import { docsPages } from './docs/docsPages.tsx';
import { FocusLeft } from './docs/FocusLeft.tsx';
import { configure } from 'storybook/test';
import { type PropsWithChildren, useLayoutEffect, useState } from 'react';
import { type ColorMode, type Density, PortalThemeProvider } from '@portal/ui/theme';
import { theme } from '../apps/portal/src/app/theme.ts';
import { faultTitles } from '../apps/portal/src/testing/faultTitles.ts';
import { storyRoles } from '../apps/portal/src/testing/storyRoles.ts';
import { pictures } from './pictures.ts';

configure({
  // A busy machine may need time to load code on first use.
  asyncUtilTimeout: 10_000,
  // Without printing the page: `findBy…` and `waitFor` retry, and printing took a sixth of the time.
  getElementError: (message) =>
    Object.assign(new Error(message ?? undefined), { name: 'TestingLibraryElementError' }),
});

/** Runs the effects of an example before its `play`, as in tests: React runs them before an update of a layout effect. */
function EffectsAtOnce({ children }: PropsWithChildren) {
  const [, update] = useState(false);
  // oxlint-disable-next-line react/set-state-in-effect -- for the update only
  useLayoutEffect(() => update(isFramed), []);
  return children;
}

/** Theme settings of the toolbar for every story. Another role or fault mounts the screen again. */
const inTheLook: Decorator = (Story, { globals, viewMode }) => {
  const opened = `${globals.role} ${globals.fault}`;
  return (
    <PortalThemeProvider mode={globals.theme as ColorMode} density={globals.density as Density} theme={theme}>
      {viewMode === 'docs' ? (
        <FocusLeft key={opened}>
          <Story />
        </FocusLeft>
      ) : (
        <EffectsAtOnce key={opened}>
          <Story />
        </EffectsAtOnce>
      )}
    </PortalThemeProvider>
  );
};

/** Answers the calls of screens. The stories of the library make none, and need not load code for it. */
const mockedCalls: Loader = async (context) => {
  if (String(context.parameters.fileName).includes('packages/ui/')) return {};
  const { mswLoader } = await import('msw-storybook-addon/csf3');
  const { startWorker } = await import('./startWorker.ts');
  return await mswLoader(startWorker)(context);
};

/** Viewports of the product. A story selects one with `viewport: { value: 'w390' }`. */
const windows = (
  [
    ['Phone', 390, 844],
    ['Tablet', 820, 1180],
    ['Laptop', 1280, 800],
    ['Desktop', 1920, 1080],
  ] as const
).map(([device, width, height]) => ({
  value: `w${width}`,
  name: `${device} ${width}`,
  styles: { width: `${width}px`, height: `${height}px` },
}));

const preview: Preview = {
  decorators: [inTheLook],
  beforeAll: prepareToPlay,
  loaders: [mockedCalls, inTurn],
  tags: ['autodocs'],
  initialGlobals: {
    theme: 'light',
    density: 'comfortable',
    role: 'administrator',
    fault: 'none',
    // The panel that shows the result of the check is not beside examples of a page.
    a11y: { manual: isFramed },
  },
  globalTypes: {
    theme: {
      description: 'Colors',
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
    viewport: {
      description: 'Width',
      toolbar: {
        icon: 'grow',
        title: 'Width',
        items: [
          { type: 'reset', title: 'As wide as there is room' },
          ...windows.map(({ value, name }) => ({ value, title: name })),
        ],
      },
    },
    role: {
      description: 'Who looks at a screen',
      toolbar: {
        icon: 'user',
        dynamicTitle: true,
        items: Object.entries(storyRoles).map(([value, { title }]) => ({ value, title })),
      },
    },
    fault: {
      description: 'What the calls of a screen meet',
      toolbar: {
        icon: 'lightning',
        dynamicTitle: true,
        items: Object.entries(faultTitles).map(([value, title]) => ({ value, title })),
      },
    },
  },
  parameters: {
    // A violation fails the story, in tests as well. Passed checks are shown in the panel only. Of a table the first
    // rows are checked, because they are alike, and checking all would be a third of the time of the stories.
    a11y: {
      test: 'error',
      context: { exclude: ['tbody tr:nth-of-type(n + 9)'] },
      options: import.meta.env.VITEST ? { resultTypes: ['violations'] } : {},
    },
    chromatic: pictures,
    controls: { expanded: true, matchers: { color: /color$/i } },
    viewport: {
      options: Object.fromEntries(windows.map(({ value, name, styles }) => [value, { name, styles }])),
    },
    docs: docsPages,
    options: {
      storySort: {
        // Read from the text of this file: it cannot be imported.
        order: [
          'Introduction',
          'Using in your app',
          'Status',
          'Other names',
          'Types',
          'Foundations',
          ['Color', 'Type', 'Spacing', 'Density', 'Motion', 'Icons', 'Dates and numbers', 'Writing style'],
          'layout',
          'controls',
          'tables',
          'forms',
          'modals',
          'feedback',
          'charts',
          'testing',
          'account',
          'administration',
          'campaigns',
          'barcode',
          'reports',
          'grants',
          'screens',
        ],
      },
    },
  },
};

export default preview;
