import type { ComposedStoryFn } from 'storybook/internal/types';
import { afterEach, expect, type TestContext } from 'vitest';
import { page } from 'vitest/browser';
import { inDark } from './inDark.ts';

/** Compares each story, in the state in which `play` left it, with its pictures of the baseline in light and in dark. */
afterEach(async ({ task, story }: TestContext & { story?: ComposedStoryFn }) => {
  if (!story || story.parameters.chromatic?.disableSnapshot || task.result?.errors?.length) return;
  await document.fonts.ready;
  const compare = (scheme: string) => expect.soft(page).toMatchScreenshot(`${story.id}-${scheme}`);
  await compare('light');
  await inDark(() => compare('dark'));
});
