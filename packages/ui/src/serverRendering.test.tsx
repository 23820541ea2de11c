/// <reference types="vite/client" />
import { composeStories } from '@storybook/react-vite';
import type { FunctionComponent } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PortalThemeProvider } from './theme/PortalThemeProvider/PortalThemeProvider.tsx';

type ComposedStory = FunctionComponent & { tags: string[] };

const files = import.meta.glob<Parameters<typeof composeStories>[0]>('./**/*.stories.tsx');

const draw = (Story: ComposedStory) =>
  renderToString(
    <PortalThemeProvider mode="light" density="compact">
      <Story />
    </PortalThemeProvider>,
  );

// In an app that draws on a server there is neither window nor document, and no error boundary.
test.each(Object.entries(files))(
  '%s renders without a browser',
  async (_file, load) => {
    const stories = Object.values(composeStories(await load())) as ComposedStory[];
    for (const story of stories.filter(({ tags }) => !tags.includes('broken'))) {
      expect(() => draw(story)).not.toThrow();
    }
  },
  60_000,
);
