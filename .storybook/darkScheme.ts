import axe from 'axe-core';
import type { ComposedStoryFn } from 'storybook/internal/types';
import { afterEach, type TestContext } from 'vitest';
import { inDark } from './inDark.ts';

/**
 * Runs axe in dark after each story, in the state in which `play` left it. Only the rules about colors can find
 * something new; the others have seen the same elements in light, except the one about sizes, which axe omits by default.
 */
const rules = ['color-contrast', 'link-in-text-block', 'target-size'];

/** What `preview.tsx` sets for the run in light. */
interface A11yParameters {
  test?: string;
  context?: axe.ContextObject;
}

/** What is scrolled below a fixed heading, or below what has been opened, has a smaller target for the time being. */
const isSeen = ({ failureSummary = '' }: axe.NodeResult) => !failureSummary.includes('partially obscured');

afterEach(async ({ task, story }: TestContext & { story?: ComposedStoryFn }) => {
  const [error] = task.result?.errors ?? [];
  // Stories that were not rendered or whose `play` failed are skipped.
  if (error && !error.message.includes('toHaveNoViolations')) return;
  if (error) error.message = `axe in light:\n${error.message}`;
  const { test, context }: A11yParameters = story?.parameters.a11y ?? {};
  if (test !== 'error') return;
  const { violations } = await inDark(() =>
    axe.run(context ?? document.body, { runOnly: rules, resultTypes: ['violations'] }),
  );
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.filter(isSeen).map(({ html, failureSummary }) => `${help} (${id})\n${html}\n${failureSummary}`),
  );
  if (found.length > 0) throw new Error(`axe in dark:\n${found.join('\n')}`);
});
